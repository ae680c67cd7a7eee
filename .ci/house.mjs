// Whether the imports can be drawn as a house: whatever a room needs stands below it.
//   node .ci/house.mjs
// Ends with 1 if files need each other in too large a circle, or if something needs what stands above it.
import { arrows, sources } from './arrows.mjs'
import { circlesIn, floorsOf, roomsOf } from './floors.mjs'
import { workspaces } from './imports.mjs'

const engine = 'packages/engine'
const mostFloors = 12
const mostTypesUp = 3
/** How many files may need each other for values. */
const mostInCircle = 3
/** Where there is none any more: what is mended stays mended. */
const largest = new Map([
  ['packages/engine', 1],
  ['apps/server', 1],
])

/** @type {string[]} */
const faults = []

/** @param {string} file */
const workspaceOf = file => file.split('/').slice(0, 2).join('/')
/** What stands beside the sources, as tests and their tools do, may need what stands above them. @param {string} file */
const isSource = file => /^(packages|apps)\/[^/]+\/(src|data)\//.test(file)

// Circles of files.
const circles = circlesIn(
  sources,
  arrows.filter(({ takes }) => takes === 'value'),
)
const inWords = new Map([
  [0, 'no files need each other for values'],
  [1, 'one circle of files that need each other for values'],
])
console.log(
  inWords.get(circles.length) ?? `${circles.length} circles of files that need each other for values`,
)
for (const circle of circles) {
  const where = workspaceOf(circle[0] ?? '')
  const most = largest.get(where) ?? mostInCircle
  console.log(`  ${circle.length} in ${where} (at most ${most}): ${circle.join(', ')}`)
  if (circle.length > most) faults.push(`${circle.length} files need each other: ${circle.join(', ')}`)
}

// Packages and apps.
const between = arrows.flatMap(({ from, to, takes }) =>
  isSource(from) && isSource(to) ? [{ from: workspaceOf(from), to: workspaceOf(to), takes }] : [],
)
const inCircle = circlesIn(workspaces, between)
for (const circle of inCircle) faults.push(`packages need each other: ${circle.join(', ')}`)
if (inCircle.length === 0)
  console.log(
    `packages and apps stand on ${floorsOf(workspaces, between).length} floors, and none needs one above it`,
  )

// The rooms of the engine: its folders.
const rooms = roomsOf(`${engine}/src/`, sources, arrows)
for (const circle of rooms.circles) faults.push(`rooms of the engine need each other: ${circle.join(', ')}`)
console.log(`the engine has ${rooms.floors.length} floors (at most ${mostFloors}), from the ground up:`)
for (const [nth, floor] of rooms.floors.entries()) console.log(`  ${nth + 1}  ${floor.join(', ')}`)
console.log(`types go up between its rooms in ${rooms.up.length} places (at most ${mostTypesUp})`)
for (const { from, to, files } of rooms.up) console.log(`  ${from} → ${to}: ${files.join(', ')}`)
if (rooms.floors.length > mostFloors) faults.push(`the engine has ${rooms.floors.length} floors`)
if (rooms.up.length > mostTypesUp) faults.push(`types go up in ${rooms.up.length} places of the engine`)

for (const fault of faults) console.error(fault)
process.exitCode = faults.length === 0 ? 0 : 1
