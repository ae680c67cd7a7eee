import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import project from '../../package.json' with { type: 'json' }

const root = fileURLToPath(new URL('../..', import.meta.url))
const page = readFileSync(`${root}docs/reference.md`, 'utf8')
const listed = /## Folders\n\n```\n([^`]*)```/.exec(page)?.[1] ?? ''

const foldersIn = (folder: string): string[] =>
  readdirSync(root + folder, { withFileTypes: true })
    .filter(each => each.isDirectory())
    .map(each => each.name)

/** The folders that the page names, each with the row it stands in: a row goes on in the lines that are set in. */
function named(): string[] {
  let row = ''
  return listed.split('\n').flatMap(line => {
    const [first, ...others] = line.match(/(?<=^|[\s(])[\w./-]+\/(?=[\s,;:)]|$)/g) ?? []
    if (first === undefined) return []
    if (line.startsWith(' ')) return [first, ...others].map(each => row + each)
    row = first
    return [first, ...others.map(each => row + each)]
  })
}

/** What stands in a row of `apps/server/` may be meant in its sources. */
const isThere = (path: string): boolean =>
  existsSync(root + path) || existsSync(root + path.replace(/^(\w+\/\w+)\//, '$1/src/'))

test('docs/reference.md names no folder that is not there', () => {
  expect(named().length).toBeGreaterThan(30)
  expect(named().filter(each => !isThere(each))).toEqual([])
})

test.each(['packages', 'apps', 'packages/engine/src'])(
  'docs/reference.md names every folder of %s',
  folder => {
    const missing = foldersIn(folder).filter(
      each => !named().some(path => path.startsWith(`${folder}/${each}/`)),
    )
    expect(missing).toEqual([])
  },
)

test('docs/reference.md names every command, and no other', () => {
  const commands = Object.keys(project.scripts)
  const told = [...page.matchAll(/\bnpm (?:run )?([a-z][\w:]*)/g)].map(([, command = '']) => command)
  expect(commands.filter(each => !told.includes(each))).toEqual([])
  expect(told.filter(each => !commands.includes(each))).toEqual([])
})
