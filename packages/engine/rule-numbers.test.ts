import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = join(dirname(fileURLToPath(import.meta.url)), '../..')
const numbers = new Set<string>(JSON.parse(readFileSync(join(root, 'docs/rule-numbers.json'), 'utf8')))

// "CR 26.03" names an edition of the rules and no rule of it.
const editions = new Set(['26.03', '22.12', '1.6', '1.4'])

const number = String.raw`\d{1,2}(?:\.\d{1,2}(?:\.\d{1,2}[a-z]?)?)?(?:_\w+)?(?!\.?\d)`
const dotted = String.raw`\d{1,2}\.\d{1,2}(?:\.\d{1,2}[a-z]?)?(?:_\w+)?(?!\.?\d)`
const afterCR = new RegExp(
  String.raw`\bCR (${number}(?:(?:, (?:and |or )?| and | or | to |[-–])${dotted})*)`,
  'g',
)
const quoted = /(['"`])(\d{1,2}\.\d{1,2}\.\d{1,2}[a-z]?)\1/g

/** Every rule that a text cites: `CR 9.9.9c`, the list `CR 9.2, 10.3`, and a step's number in quotes. */
function citations(text: string, file = 'text'): { number: string; at: string }[] {
  return text.split('\n').flatMap((line, index) => {
    // "CR 1.6, 8.5.14c" is a number of that older text.
    const newest = line.replaceAll(/CR 1\.[46], [\d.]+[a-z]?/g, '')
    const lists = [...newest.matchAll(afterCR)].flatMap(
      match => match[1]?.match(new RegExp(number, 'g')) ?? [],
    )
    // "'8.6.7': '8.6.6'" says which number a rule has in an older text: `citing.test.ts` looks for that one there.
    const steps = [...line.replace(/^(\s*'[\d.]+[a-z]?'): '[\d.]+[a-z]?',$/, '$1').matchAll(quoted)].map(
      match => match[2] ?? '',
    )
    const found = [...lists, ...steps].filter(each => !editions.has(each))
    return found.map(each => ({ number: each, at: `${file}:${index + 1}` }))
  })
}

function filesIn(folder: string, ending: RegExp): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap(entry => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return ['node_modules', 'dist'].includes(entry.name) ? [] : filesIn(path, ending)
    return ending.test(entry.name) ? [path] : []
  })
}

test('every rule number cited in code and documentation exists', () => {
  const files = [...filesIn('packages', /\.ts$/), ...filesIn('apps', /\.ts$/), ...filesIn('docs', /\.md$/)]
  const cited = files
    .filter(file => !file.endsWith('rule-numbers.test.ts'))
    .flatMap(file => citations(readFileSync(join(root, file), 'utf8'), file))
  expect(
    cited.filter(each => !numbers.has(each.number)).map(each => `${each.at} cites ${each.number}`),
  ).toEqual([])
})

test.each([
  ['// CR 9.9.9c: a replacement applies once', ['9.9.9c']],
  ['(CR 9.2, 10.3) and (CR 1.2.2 and 1.2.3)', ['9.2', '10.3', '1.2.2', '1.2.3']],
  ["step('encounterBegins', '6.9.3a', meets())", ['6.9.3a']],
  ['as in CR 10.14.', ['10.14']],
  ["    '8.6.7': '8.6.6',", ['8.6.7']],
  ['chapter CR 9', ['9']],
  ['CR 11.2_1_a of the appendix', ['11.2_1_a']],
  ["edition CR 26.03, version '26.03', 3 of 5.1", []],
])('in %j the rules cited are %j', (line, expected) => {
  expect(citations(line).map(each => each.number)).toEqual(expected)
})

test('a wrong number is known as wrong', () => {
  expect(['9.9.9c', '6.9.3a', '10.14', '9'].every(each => numbers.has(each))).toBe(true)
  expect(['9.9.9z', '6.99', '12'].some(each => numbers.has(each))).toBe(false)
})
