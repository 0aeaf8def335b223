# A bot with nothing but a shell: the first sensible choice, then the second, and so on.
# tablewright arena imaginarium --bots random,"exec:sh examples/bots/first.sh"
while read -r word rest; do
  case $word in
    scene) list= ;;
    choice) list="$list$rest
" ;;
    sensible) set -- $rest; turn=$((turn + 1)); shift $((turn % $#)); pick=$(($1 + 1)) ;;
    decide) printf 'play %s\n' "$(printf %s "$list" | sed -n "${pick}p")" ;;
    end) exit ;;
  esac
done
