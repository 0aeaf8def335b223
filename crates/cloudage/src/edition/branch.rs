//! Branches: the tests that lead from one story card to another.

use std::str::FromStr;

use tabletop::{Impossible, ParseError};

use crate::{city::City, map::BOARDS, story::Story};

/// What a test of a branch counts (CA-31.21).
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Counted {
    MarkersIn(City),
    /// On these boards, a bit each from board 1.
    MarkersOn(u8),
    Plants,
    PlantsOn(u8),
    Weapons,
    WeaponsRemoved,
    VpTollsOverWater,
    PlantsLessWeapons,
}

impl FromStr for Counted {
    type Err = ParseError;
    fn from_str(text: &str) -> Result<Counted, ParseError> {
        Ok(match text.split_once(':') {
            Some(("markers", city)) if city.starts_with("ct-") => Counted::MarkersIn(city.parse()?),
            Some(("markers", boards)) => Counted::MarkersOn(read_boards(boards)?),
            Some(("plants", boards)) => Counted::PlantsOn(read_boards(boards)?),
            _ => match text {
                "plants" => Counted::Plants,
                "weapons" => Counted::Weapons,
                "weapons-removed" => Counted::WeaponsRemoved,
                "vp-tolls-over-water" => Counted::VpTollsOverWater,
                "plants-less-weapons" => Counted::PlantsLessWeapons,
                _ => {
                    return Err(ParseError::unfit(
                        text,
                        "is not counted: RULES.md says what is (CA-31.21)",
                    ));
                }
            },
        })
    }
}

/// `3+4`, as bits.
fn read_boards(text: &str) -> Result<u8, ParseError> {
    text.split('+').try_fold(0, |all, word| {
        let board = word.parse().ok().filter(|board| (1..=BOARDS).contains(board));
        let board =
            board.ok_or_else(|| ParseError::malformed(text, "boards are 1 to 4, as in 3+4"))?;
        Ok(all | 1 << (board - 1))
    })
}

/// A number, or one that depends on the number of players.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Amount {
    Number(u8),
    Players,
    TwicePlayers,
    /// Rounded up.
    HalfPlayers,
}

impl FromStr for Amount {
    type Err = ParseError;
    fn from_str(text: &str) -> Result<Amount, ParseError> {
        Ok(match text {
            "n" => Amount::Players,
            "2n" => Amount::TwicePlayers,
            "n/2" => Amount::HalfPlayers,
            _ => {
                let no_amount = |_| ParseError::unknown(text, "value: a number, n, 2n or n/2");
                Amount::Number(text.parse().map_err(no_amount)?)
            }
        })
    }
}

#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Test {
    pub counted: Counted,
    /// At least the amount, else at most.
    pub at_least: bool,
    pub amount: Amount,
}

impl FromStr for Test {
    type Err = ParseError;
    fn from_str(text: &str) -> Result<Test, ParseError> {
        let text = text.trim();
        let at_least = text.contains(">=");
        let sides = text.split_once(if at_least { ">=" } else { "<=" });
        let (counted, amount) = sides.ok_or_else(|| ParseError::unfit(text, "has no >= or <="))?;
        Ok(Test { counted: counted.parse()?, at_least, amount: amount.parse()? })
    }
}

/// Tests that lead to a card: all of them, or any.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Branch {
    pub tests: Vec<Test>,
    pub any: bool,
    pub to: Story,
}

impl FromStr for Branch {
    type Err = ParseError;
    fn from_str(text: &str) -> Result<Branch, ParseError> {
        let Some((tests, to)) = text.split_once("->") else {
            return Ok(Branch { tests: Vec::new(), any: false, to: text.trim().parse()? });
        };
        let any = tests.contains(" or ");
        if any && tests.contains(" & ") {
            return Err(Impossible::new(format!("`{}`: either `&` or `or`", tests.trim())).into());
        }
        let tests = tests.split(if any { " or " } else { " & " });
        let tests = tests.map(str::parse).collect::<Result<_, _>>()?;
        Ok(Branch { tests, any, to: to.trim().parse()? })
    }
}

/// Branches of which the first whose tests hold is taken; the last has no test.
pub fn read_branches(text: &str) -> Result<Vec<Branch>, ParseError> {
    let branches: Vec<Branch> = text.split(" / ").map(str::parse).collect::<Result<_, _>>()?;
    let tested = branches.iter().filter(|branch| !branch.tests.is_empty()).count();
    if tested + 1 == branches.len() && branches.last().is_some_and(|last| last.tests.is_empty()) {
        return Ok(branches);
    }
    Err(Impossible::new("the last card has no test, and all others have").into())
}
