//! Checks of finished databases that take nothing from what fills them: boards here are lists.

use std::collections::{HashMap, VecDeque};

use crate::shape::Shape;

use super::partition::Partition;
use super::{Key, Layout, Patterns};

/// A database, to be judged from outside.
struct Database {
    /// The cells beside each cell.
    beside: Vec<Vec<usize>>,
    /// The goal cells of its tiles, in the order of its index.
    homes: Vec<usize>,
    entries: Vec<u8>,
}

impl Database {
    /// All databases that serve goals with the blank in that cell.
    fn all(shape: Shape, blank: usize, partition: Partition) -> Vec<Self> {
        let patterns = Patterns::build(Key {
            shape,
            blank,
            partition,
        });
        let beside = cells_beside(shape.width(), shape.height());
        let mut begin = 0;
        partition
            .groups(shape, blank)
            .into_iter()
            .map(|group| {
                let homes: Vec<usize> = (0..16).filter(|cell| group >> cell & 1 == 1).collect();
                let end = begin + 16_usize.pow(homes.len() as u32);
                let entries = patterns.entries[begin..end].to_vec();
                begin = end;
                Self {
                    beside: beside.clone(),
                    homes,
                    entries,
                }
            })
            .collect()
    }

    fn index(cells: &[usize]) -> usize {
        cells.iter().rev().fold(0, |index, cell| 16 * index + cell)
    }

    fn entry(&self, cells: &[usize]) -> usize {
        self.entries[Self::index(cells)].into()
    }

    fn placements(&self) -> Vec<Vec<usize>> {
        self.homes.iter().fold(vec![Vec::new()], |placements, _| {
            placements
                .iter()
                .flat_map(|cells| {
                    (0..self.beside.len())
                        .filter(|cell| !cells.contains(cell))
                        .map(|cell| [cells.as_slice(), &[cell]].concat())
                })
                .collect()
        })
    }

    /// The entries of the placements to which a move of one tile leads.
    fn entries_beside(&self, cells: &[usize]) -> Vec<usize> {
        let mut entries = Vec::new();
        let mut moved = cells.to_vec();
        for (tile, &cell) in cells.iter().enumerate() {
            for &to in &self.beside[cell] {
                if !cells.contains(&to) {
                    moved[tile] = to;
                    entries.push(self.entry(&moved));
                }
            }
            moved[tile] = cell;
        }
        entries
    }

    /// Whether the blank can go everywhere without moving any of the tiles.
    fn is_open(&self, cells: &[usize]) -> bool {
        let free = self.beside.len() - cells.len();
        let first = (0..self.beside.len())
            .find(|cell| !cells.contains(cell))
            .into_iter();
        let mut reached: Vec<usize> = first.collect();
        let mut done = 0;
        while done < reached.len() {
            for &to in &self.beside[reached[done]] {
                if !cells.contains(&to) && !reached.contains(&to) {
                    reached.push(to);
                }
            }
            done += 1;
        }
        reached.len() == free
    }

    /// The first thing that is wrong.
    fn fault(&self) -> Option<String> {
        if self.entry(&self.homes) != 0 {
            return Some("the goal's entry is not 0".to_owned());
        }
        self.placements().into_iter().find_map(|cells| {
            let entry = self.entry(&cells);
            let beside = self.entries_beside(&cells);
            // A move costs 1. From an open placement each of its moves can be made at once.
            let fault = if beside.iter().any(|other| entry % 2 == other % 2) {
                "differs from a neighbour by an even number"
            } else if beside.iter().any(|&other| other > entry + 1) && self.is_open(&cells) {
                "has a neighbour that is more than a move further away"
            } else if cells != self.homes && beside.iter().all(|&other| other >= entry) {
                "has no neighbour that is nearer"
            } else {
                return None;
            };
            Some(format!("{cells:?}: {entry} {fault}"))
        })
    }

    /// The entries as a search finds them that moves the blank cell by cell.
    fn searched(&self, blank: usize) -> HashMap<Vec<usize>, usize> {
        let mut nearest = HashMap::new();
        let mut distances = HashMap::new();
        let mut queue = VecDeque::from([(self.homes.clone(), blank, 0)]);
        while let Some((cells, blank, distance)) = queue.pop_front() {
            if distances.contains_key(&(cells.clone(), blank)) {
                continue;
            }
            distances.insert((cells.clone(), blank), distance);
            nearest.entry(cells.clone()).or_insert(distance);
            for &to in &self.beside[blank] {
                if let Some(tile) = cells.iter().position(|&cell| cell == to) {
                    let mut moved = cells.clone();
                    moved[tile] = blank;
                    queue.push_back((moved, to, distance + 1));
                } else {
                    queue.push_front((cells.clone(), to, distance));
                }
            }
        }
        nearest
    }
}

fn cells_beside(width: usize, height: usize) -> Vec<Vec<usize>> {
    let cells = || (0..height).flat_map(|row| (0..width).map(move |column| (column, row)));
    cells()
        .map(|(column, row)| {
            cells()
                .filter(|other| column.abs_diff(other.0) + row.abs_diff(other.1) == 1)
                .map(|other| other.1 * width + other.0)
                .collect()
        })
        .collect()
}

fn shape(width: usize, height: usize) -> Shape {
    Shape::new(width, height).expect("a shape")
}

fn assert_all_pass(width: usize, height: usize, blank: usize) {
    for database in Database::all(shape(width, height), blank, Partition::Small) {
        assert_eq!(database.fault(), None, "{width}x{height}, {blank}");
    }
}

#[test]
fn every_database_for_standard_goals_of_the_fifteen_puzzle_passes() {
    assert_all_pass(4, 4, 15);
}

#[test]
fn databases_of_small_shapes_pass() {
    for (width, height, blank) in [(4, 2, 7), (3, 3, 8), (5, 2, 9), (5, 2, 2)] {
        assert_all_pass(width, height, blank);
    }
}

#[test]
#[ignore = "looks at some millions of placements"]
fn databases_of_all_large_shapes_pass() {
    for shape in (10..=16).flat_map(Shape::of_cells) {
        if shape.width() >= shape.height() {
            for blank in 0..shape.cells() {
                if Layout::new(shape, blank).blank == blank {
                    assert_all_pass(shape.width(), shape.height(), blank);
                }
            }
        }
    }
}

#[test]
fn small_databases_are_what_a_plain_search_finds() {
    let mut databases = Database::all(shape(4, 4), 15, Partition::Large);
    let three = databases.pop().expect("three groups");
    let mut databases = Database::all(shape(5, 2), 4, Partition::Small);
    let four = databases.pop().expect("two groups");
    for (database, blank, tiles) in [(three, 15, 3), (four, 4, 4)] {
        assert_eq!(database.homes.len(), tiles);
        let searched = database.searched(blank);
        for cells in database.placements() {
            assert_eq!(
                searched.get(&cells),
                Some(&database.entry(&cells)),
                "{cells:?}"
            );
        }
    }
}

#[test]
fn a_database_with_a_single_wrong_entry_fails() {
    let mut database = Database::all(shape(4, 4), 15, Partition::Large)
        .pop()
        .expect("three groups");
    assert_eq!(database.fault(), None);
    for cells in database.placements().iter().step_by(97) {
        let index = Database::index(cells);
        let right = database.entries[index];
        // One that is too large by 2 may pass where tiles shut the blank in: that is what the
        // plain search is for.
        for wrong in [0, right.wrapping_sub(2), right + 1, right + 4, u8::MAX] {
            if wrong != right {
                database.entries[index] = wrong;
                assert_ne!(database.fault(), None, "{cells:?}: {wrong} for {right}");
            }
        }
        database.entries[index] = right;
    }
}
