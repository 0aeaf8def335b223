#!/usr/bin/env python3
"""A first bot: it plays any game, and any sensible action. docs/bot-protocol.md tells the rest.

tablewright arena imaginarium --bots random,exec:examples/bots/first.py
"""

import json
import random
import sys


class Table:
    """All we were told: the head of the game, what happened, what lies on the table."""

    def __init__(self):
        self.head = {}
        self.events = []
        self.scene = {}
        self.choices = []
        self.sensible = []


def choose(table):
    """The one function to improve."""
    return table.choices[random.choice(table.sensible)]


def main():
    table = Table()
    for line in sys.stdin:
        word, _, rest = line.rstrip("\n").partition(" ")
        if word == "tablewright-bot":
            if rest != "1":
                sys.exit(f"I know version 1 of the protocol, and not {rest}")
            table = Table()
        elif word in ("game", "edition", "seats", "seat"):
            table.head[word] = rest
        elif word == "event":
            table.events.append(rest)
        elif word == "scene":
            table.scene = json.loads(rest)
            table.choices = []
        elif word == "choice":
            table.choices.append(rest)
        elif word == "sensible":
            table.sensible = [int(number) for number in rest.split()]
        elif word == "decide":
            print("play", choose(table), flush=True)
        elif word == "lost":
            print("My last answer was not taken:", rest, file=sys.stderr)
        elif word == "end":
            return


main()
