// Circles and floors of what needs one another.

/** @typedef {import('./arrows.mjs').Arrow} Arrow */

/** @param {readonly Pick<Arrow, 'from' | 'to'>[]} arrows @returns {Map<string, Set<string>>} */
function neededBy(arrows) {
  const needs = new Map()
  for (const { from, to } of arrows) if (from !== to) needs.set(from, (needs.get(from) ?? new Set()).add(to))
  return needs
}

/**
 * All that need each other, the largest circle first (Tarjan's strongly connected components).
 * @param {readonly string[]} all @param {readonly Pick<Arrow, 'from' | 'to'>[]} arrows @returns {string[][]}
 */
export function circlesIn(all, arrows) {
  const needs = neededBy(arrows)
  /** When each was first seen, and the earliest that it leads back to. @type {Map<string, { seen: number, back: number }>} */
  const known = new Map()
  /** @type {string[]} */
  const open = []
  /** @type {string[][]} */
  const circles = []
  /** @param {string} one */
  function look(one) {
    const here = { seen: known.size, back: known.size }
    known.set(one, here)
    open.push(one)
    for (const other of needs.get(one) ?? []) {
      const there = known.get(other) ?? look(other)
      if (open.includes(other)) here.back = Math.min(here.back, there.back)
    }
    if (here.back === here.seen) {
      const circle = open.splice(open.indexOf(one))
      if (circle.length > 1) circles.push(circle.sort())
    }
    return here
  }
  for (const one of all) if (!known.has(one)) look(one)
  return circles.sort((a, b) => b.length - a.length)
}

/**
 * What needs nothing is on the ground, all else one floor above the highest that it needs.
 * @param {readonly string[]} all @param {readonly Pick<Arrow, 'from' | 'to'>[]} arrows without circles @returns {string[][]}
 */
export function floorsOf(all, arrows) {
  const needs = neededBy(arrows)
  /** @type {Map<string, number>} */
  const found = new Map()
  /** @param {string} one @returns {number} */
  const floorOf = one => {
    const floor =
      found.get(one) ?? Math.max(0, ...[...(needs.get(one) ?? [])].map(other => floorOf(other) + 1))
    found.set(one, floor)
    return floor
  }
  /** @type {string[][]} */
  const floors = []
  for (const one of all) (floors[floorOf(one)] ??= []).push(one)
  return floors
}

/**
 * The folders of a package as rooms. Values decide what stands above what. Types take the same way where they can, those that
 * most files need first; the others go up.
 * @param {string} folder @param {readonly string[]} sources @param {readonly Arrow[]} arrows
 */
export function roomsOf(folder, sources, arrows) {
  /** @param {string} file */
  const roomOf = file => file.slice(folder.length).split('/')[0] ?? ''
  const all = [...new Set(sources.filter(file => file.startsWith(folder)).map(roomOf))]
  /** @type {Map<string, { from: string, to: string, files: string[], takes: Arrow['takes'] }>} */
  const between = new Map()
  for (const { from, to, takes } of arrows) {
    if (!from.startsWith(folder) || !to.startsWith(folder) || roomOf(from) === roomOf(to)) continue
    const name = `${roomOf(from)} ${roomOf(to)}`
    const known = between.get(name) ?? { from: roomOf(from), to: roomOf(to), files: [], takes }
    if (takes === 'value') known.takes = 'value'
    if (!known.files.includes(from)) known.files.push(from)
    between.set(name, known)
  }
  const kept = [...between.values()].filter(({ takes }) => takes === 'value')
  const circles = circlesIn(all, kept)
  const up = []
  if (circles.length === 0)
    for (const types of [...between.values()]
      .filter(({ takes }) => takes === 'type')
      .sort((a, b) => b.files.length - a.files.length)) {
      if (circlesIn(all, [...kept, types]).length > 0) up.push(types)
      else kept.push(types)
    }
  return { circles, up, floors: circles.length === 0 ? floorsOf(all, kept) : [] }
}
