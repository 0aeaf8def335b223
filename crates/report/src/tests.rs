//! Pages that a browser and an XML reader understand alike, and charts as they are drawn.

use expect_test::expect;
use roxmltree::{Document, ParsingOptions};

use crate::{
    Cell, Dots, Figure, Histogram, Matrix, Page, Point, Ribbon, Row, Section, Table, histograms,
    ribbons,
};

fn histogram(counts: &[(i64, u64)]) -> Histogram {
    let (name, unit) = ("Rounds".to_owned(), "rounds".to_owned());
    Histogram { name, unit, counts: counts.to_vec(), colour: 0 }
}

fn dots(rows: usize) -> Dots {
    let row = |n: usize| {
        let value = n as f64 / rows as f64;
        Row {
            name: format!("R{n} \"<&>\""),
            id: format!("r{n}"),
            value,
            low: value - 0.1,
            high: value + 0.1,
            weight: 0.5,
        }
    };
    Dots {
        name: "Wins".to_owned(),
        unit: "wins".to_owned(),
        shares: true,
        usual: Some((0.5, "fair share".to_owned())),
        weight: Some("used by".to_owned()),
        rows: (0..rows).map(row).collect(),
    }
}

fn ribbon(name: &str) -> Ribbon {
    let point = |n: u8| {
        let at = f64::from(n) / 10.0;
        Point { at, low: at * 5.0, mean: at * 9.0, high: at * 12.0 }
    };
    let (name, unit, over) = (name.to_owned(), "points".to_owned(), "of the game".to_owned());
    Ribbon { name, unit, over, points: (0..=10).map(point).collect(), colour: 7 }
}

fn matrix() -> Matrix {
    let cell = |share| Some(Cell { share, low: share / 2.0, high: 1.0, games: 10 });
    Matrix {
        name: "Duels".to_owned(),
        players: vec!["keen".to_owned(), "a bot with quite a long name".to_owned()],
        cells: vec![vec![None, cell(0.8)], vec![cell(0.2), None]],
    }
}

fn page() -> Page {
    let figures = [
        histograms(vec![histogram(&[(3, 1), (5, 2)]), histogram(&[])]),
        dots(60).figures(),
        ribbons(&[ribbon("A"), ribbon("B")]),
        vec![matrix().figure()],
    ];
    let table = Table::new(["", "n"], vec![["a & b".to_owned(), String::new()]]);
    let section = Section {
        heading: "All there is".to_owned(),
        table: Some(table),
        figures: figures.concat(),
        ..Section::default()
    };
    Page {
        title: "A <report>".to_owned(),
        lead: "It says \"this & that\"\u{7}.".to_owned(),
        facts: vec![("Games".to_owned(), "3".to_owned())],
        command: "tablewright simulate 'a<b'".to_owned(),
        sections: vec![section],
    }
}

#[test]
fn a_page_is_well_formed_and_every_chart_is_told() {
    let html = page().to_string();
    let options = ParsingOptions { allow_dtd: true, ..ParsingOptions::default() };
    let document = Document::parse_with_options(&html, options).expect("well-formed");
    let named = |name| document.descendants().filter(move |node| node.has_tag_name(name));
    // One histogram, since the other has no numbers; three panels of dots, two ribbons, a matrix.
    assert_eq!(named("svg").count(), 1 + 3 + 2 + 1);
    for svg in named("svg") {
        assert_eq!(svg.attribute("role"), Some("img"));
        let child = |name| svg.children().find(|node| node.has_tag_name(name)).expect("is told");
        let [title, words] = ["title", "desc"].map(|name| child(name).text().expect("words"));
        let label = svg.attribute("aria-label").expect("is told");
        assert_eq!(label, format!("{title}. {words}"));
    }
    assert_eq!(named("figure").count(), named("details").count(), "every chart has its numbers");
    assert_eq!(named("h1").next().and_then(|h1| h1.text()), Some("A <report>"));
}

#[test]
fn a_page_names_nothing_outside_itself() {
    let html = page().to_string();
    for outside in ["http:", "https:", "//", "url(", "@import", "<script", "src=", "href="] {
        assert!(!html.contains(outside), "{outside}");
    }
}

#[test]
fn shares_end_at_the_whole() {
    let mut dots = dots(1);
    (dots.rows[0].low, dots.rows[0].high) = (0.0, 1.0 + f64::EPSILON);
    let chart = dots.figures()[0].chart();
    assert!(chart.contains(">100 %<") && !chart.contains(">150 %<"), "{chart}");
}

#[test]
fn nothing_to_show_is_no_chart() {
    assert!(histograms(Vec::new()).is_empty());
    assert!(ribbons(&[]).is_empty());
    assert!(dots(0).figures().is_empty());
}

#[test]
fn many_rows_make_several_panels_of_about_the_same_size() {
    let rows = |panel: &Figure| panel.chart().matches("whisker").count();
    let panels = |n| dots(n).figures().iter().map(rows).collect::<Vec<_>>();
    assert_eq!(panels(25), [25]);
    assert_eq!(panels(26), [13, 13]);
    assert_eq!(panels(60), [20, 20, 20]);
}

#[test]
fn a_histogram_as_it_is_drawn() {
    let panels = histograms(vec![histogram(&[(3, 1), (5, 3)])]);
    expect![[r#"
        <svg viewBox="0 0 360 190" role="img" aria-label="Rounds. A histogram of rounds: from 3 to 5, with a mean of 4.5.">
        <title>Rounds</title>
        <desc>A histogram of rounds: from 3 to 5, with a mean of 4.5.</desc>
        <g>
        <line class="grid" x1="44" y1="146" x2="346" y2="146"/>
        <text x="38" y="150" text-anchor="end">0 %</text>
        <line class="grid" x1="44" y1="115" x2="346" y2="115"/>
        <text x="38" y="119" text-anchor="end">20 %</text>
        <line class="grid" x1="44" y1="84" x2="346" y2="84"/>
        <text x="38" y="88" text-anchor="end">40 %</text>
        <line class="grid" x1="44" y1="53" x2="346" y2="53"/>
        <text x="38" y="57" text-anchor="end">60 %</text>
        <line class="grid" x1="44" y1="22" x2="346" y2="22"/>
        <text x="38" y="26" text-anchor="end">80 %</text></g>
        <g>
        <line class="grid" x1="94.3" y1="146" x2="94.3" y2="150"/>
        <text x="94.3" y="164" text-anchor="middle">3</text>
        <line class="grid" x1="195" y1="146" x2="195" y2="150"/>
        <text x="195" y="164" text-anchor="middle">4</text>
        <line class="grid" x1="295.7" y1="146" x2="295.7" y2="150"/>
        <text x="295.7" y="164" text-anchor="middle">5</text></g>
        <g>
        <rect class="bar c0" x="70.3" y="107.3" width="48" height="38.8">
        <title>3: 25.0 %</title></rect>
        <rect class="bar c0" x="271.7" y="29.8" width="48" height="116.3">
        <title>5: 75.0 %</title></rect></g>
        <line class="mean" x1="245.3" y1="18" x2="245.3" y2="146"/>
        <text x="245.3" y="13" text-anchor="start">mean 4.5</text>
        <text x="195" y="180" text-anchor="middle">rounds</text></svg>"#]].assert_eq(&panels[0].chart());
}

#[test]
fn dots_as_they_are_drawn() {
    let mut dots = dots(3);
    dots.rows[1].low = 0.2;
    dots.rows[1].high = 0.7;
    expect![[r#"
        <svg viewBox="0 0 360 124" role="img" aria-label="Wins. 3 rows with wins and 95 % intervals. First comes R0 &quot;&lt;&amp;&gt;&quot; with 0.0 %.">
        <title>Wins</title>
        <desc>3 rows with wins and 95 % intervals. First comes R0 &quot;&lt;&amp;&gt;&quot; with 0.0 %.</desc>
        <g>
        <line class="grid" x1="156" y1="22" x2="156" y2="82"/>
        <text x="156" y="96" text-anchor="middle">-50 %</text>
        <line class="grid" x1="200" y1="22" x2="200" y2="82"/>
        <text x="200" y="96" text-anchor="middle">0 %</text>
        <line class="grid" x1="244" y1="22" x2="244" y2="82"/>
        <text x="244" y="96" text-anchor="middle">50 %</text>
        <line class="grid" x1="288" y1="22" x2="288" y2="82"/>
        <text x="288" y="96" text-anchor="middle">100 %</text></g>
        <line class="usual" x1="244" y1="18" x2="244" y2="82"/>
        <text x="244" y="14" text-anchor="middle">fair share</text>
        <text x="352" y="14" text-anchor="end">used by</text>
        <g>
        <title>R0 &quot;&lt;&amp;&gt;&quot; (r0): 0.0 % (95 %: -10.0 % to 10.0 %)</title>
        <text x="144" y="36" text-anchor="end">R0 &quot;&lt;&amp;&gt;&quot; (r0)</text>
        <line class="whisker" x1="191.2" y1="32" x2="208.8" y2="32"/>
        <polygon class="below" points="191.0,32.0 200.0,26.5 200.0,37.5"/>
        <rect class="ground" x="302" y="28" width="50" height="8"/>
        <rect class="weight" x="302" y="28" width="25" height="8"/></g>
        <g>
        <title>R1 &quot;&lt;&amp;&gt;&quot; (r1): 33.3 % (95 %: 20.0 % to 70.0 %)</title>
        <text x="144" y="56" text-anchor="end">R1 &quot;&lt;&amp;&gt;&quot; (r1)</text>
        <line class="whisker" x1="217.6" y1="52" x2="261.6" y2="52"/>
        <circle class="ring" cx="229.3" cy="52" r="4"/>
        <rect class="ground" x="302" y="48" width="50" height="8"/>
        <rect class="weight" x="302" y="48" width="25" height="8"/></g>
        <g>
        <title>R2 &quot;&lt;&amp;&gt;&quot; (r2): 66.7 % (95 %: 56.7 % to 76.7 %)</title>
        <text x="144" y="76" text-anchor="end">R2 &quot;&lt;&amp;&gt;&quot; (r2)</text>
        <line class="whisker" x1="249.9" y1="72" x2="267.5" y2="72"/>
        <polygon class="above" points="267.7,72.0 258.7,66.5 258.7,77.5"/>
        <rect class="ground" x="302" y="68" width="50" height="8"/>
        <rect class="weight" x="302" y="68" width="25" height="8"/></g>
        <text x="224" y="114" text-anchor="middle">wins</text></svg>"#]].assert_eq(&dots.figures()[0].chart());
}
