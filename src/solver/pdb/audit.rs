//! Checks finished databases. Shares no code with what builds them: placements are lists of cells.

use std::collections::{HashMap, VecDeque};

use crate::puzzle::shape::Shape;

use super::build::build;
use super::key::GoalClass;
use super::partition::Partition;
use super::symmetry::Layout;

/// A database read anew: the fewest moves of its tiles for each placement.
struct Database {
    /// The neighbours of each cell.
    beside: Vec<Vec<usize>>,
    /// The goal cells of its tiles.
    homes: Vec<usize>,
    /// The moves, indexed by [`Database::index`].
    entries: Vec<u8>,
}

impl Database {
    /// The databases of all groups.
    fn all(shape: Shape, blank: usize, partition: Partition) -> Vec<Self> {
        let key = GoalClass { shape, blank }.key(partition);
        let entries = build(key, None);
        let mut begin = 0;
        partition
            .groups(shape, blank)
            .into_iter()
            .map(|group| {
                let file = &entries[begin..][..key.bytes_of(group)];
                begin += file.len();
                Self::read(shape, group, key.is_ranked(), file)
            })
            .collect()
    }

    /// Doubles the entries and adds the Manhattan distances.
    fn read(shape: Shape, group: u16, is_ranked: bool, file: &[u8]) -> Self {
        let homes: Vec<usize> = (0..16).filter(|cell| group >> cell & 1 == 1).collect();
        let mut database = Self {
            beside: cells_beside(shape.width(), shape.height()),
            entries: vec![u8::MAX; shape.cells().pow(homes.len() as u32)],
            homes,
        };
        let numbers = if is_ranked {
            database.ranks(shape.width())
        } else {
            HashMap::new()
        };
        for cells in database.placements() {
            let number = match numbers.get(&cells) {
                Some(&number) => number,
                None => side_by_side(&cells, 16),
            };
            let kept = file[number / 2] >> (4 * (number % 2)) & 0xf;
            let apart = |a: usize, b: usize| a.abs_diff(b);
            let width = shape.width();
            let distance: usize = cells
                .iter()
                .zip(&database.homes)
                .map(|(a, b)| apart(a % width, b % width) + apart(a / width, b / width))
                .sum();
            let index = database.index(&cells);
            database.entries[index] = (distance + 2 * usize::from(kept)) as u8;
        }
        database
    }

    /// The numbers of all placements where they are numbered by rank: sorted by the order of their
    /// cells; then by the parity of the number of dark cells, even first; then by the highest cell
    /// that only one of the two occupies.
    fn ranks(&self, width: usize) -> HashMap<Vec<usize>, usize> {
        let mut placements = self.placements();
        placements.sort_by_cached_key(|cells| {
            let order: Vec<usize> = cells
                .iter()
                .map(|cell| cells.iter().filter(|other| *other < cell).count())
                .collect();
            let is_dark = |cell: &&usize| (*cell % width + *cell / width) % 2 == 1;
            let dark = cells.iter().filter(is_dark).count();
            let mut occupied = cells.clone();
            occupied.sort_unstable_by(|a, b| b.cmp(a));
            (order, dark % 2, occupied)
        });
        placements.into_iter().zip(0..).collect()
    }

    fn index(&self, cells: &[usize]) -> usize {
        side_by_side(cells, self.beside.len())
    }

    fn entry(&self, cells: &[usize]) -> usize {
        self.entries[self.index(cells)].into()
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

    /// The entries of the placements that are one move of one tile away.
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

    /// Whether the blank can reach all free cells without moving any of the tiles.
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

    /// The first fault that is found.
    fn fault(&self) -> Option<String> {
        if self.entry(&self.homes) != 0 {
            return Some("the goal's entry is not 0".to_owned());
        }
        self.placements().into_iter().find_map(|cells| {
            let entry = self.entry(&cells);
            let beside = self.entries_beside(&cells);
            // Each move counts 1. From an open placement each of its moves can be made at once.
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

    /// The entries as a plain 0-1 breadth-first search finds them, which moves the blank cell by cell.
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

/// The cells as digits of a number, the first cell being the lowest digit.
fn side_by_side(cells: &[usize], base: usize) -> usize {
    cells
        .iter()
        .rev()
        .fold(0, |number, cell| base * number + cell)
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

fn assert_all_pass(width: usize, height: usize, blank: usize, partition: Partition) {
    for database in Database::all(shape(width, height), blank, partition) {
        assert_eq!(database.fault(), None, "{width}x{height}, {blank}");
    }
}

#[test]
fn every_database_for_standard_goals_of_the_fifteen_puzzle_passes() {
    assert_all_pass(4, 4, 15, Partition::Small);
}

#[test]
fn databases_of_small_shapes_pass() {
    for (width, height, blank) in [(2, 4, 7), (3, 3, 8), (2, 5, 9), (2, 5, 4)] {
        assert_all_pass(width, height, blank, Partition::Small);
    }
    // Numbered by rank: a group has seven tiles.
    assert_all_pass(2, 5, 9, Partition::Medium);
}

#[test]
#[ignore = "looks at some millions of placements"]
fn databases_of_all_large_shapes_pass() {
    for shape in (10..=16).flat_map(Shape::of_cells) {
        if shape.width() <= shape.height() {
            for blank in 0..shape.cells() {
                if Layout::new(shape, blank).goals.blank == blank {
                    assert_all_pass(shape.width(), shape.height(), blank, Partition::Small);
                }
            }
        }
    }
}

#[test]
fn small_databases_are_what_a_plain_search_finds() {
    let mut databases = Database::all(shape(4, 4), 15, Partition::Medium);
    let three = databases.pop().expect("three groups");
    let mut databases = Database::all(shape(2, 5), 8, Partition::Small);
    let four = databases.pop().expect("two groups");
    let mut databases = Database::all(shape(2, 5), 9, Partition::Medium);
    let two = databases.pop().expect("two groups");
    for (database, blank, tiles) in [(three, 15, 3), (four, 8, 4), (two, 9, 2)] {
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
    let mut database = Database::all(shape(4, 4), 15, Partition::Medium)
        .pop()
        .expect("three groups");
    assert_eq!(database.fault(), None);
    for cells in database.placements().iter().step_by(97) {
        let index = database.index(cells);
        let right = database.entries[index];
        // An entry that is too large by 2 may pass where tiles shut the blank in; the plain search
        // finds such faults.
        for wrong in [0, right.wrapping_sub(2), right + 1, right + 4, u8::MAX] {
            if wrong != right {
                database.entries[index] = wrong;
                assert_ne!(database.fault(), None, "{cells:?}: {wrong} for {right}");
            }
        }
        database.entries[index] = right;
    }
}
