import { expect, test } from 'vitest'
import { withFaults } from './instrument.ts'
import type { Mutant } from './mutants.ts'
import { mutantsOf, sampleOf } from './mutants.ts'
import { faultsIn } from './operators.ts'
import { reportOn } from './report.ts'
import type { Chosen } from './runner.ts'
import { Runner } from './runner.ts'

const sum = `
exports.sum = (a, b) => a + b
exports.upTo = n => {
  let total = 0
  for (let i = 1; i <= n; i++) total += i
  return total
}
const most = 3
exports.capped = n => (n < most ? n : most)
`
const mutants = mutantsOf('packages/engine/src/sum.ts', sum)

/** What each fault changes. */
const changes = (code: string): string[] =>
  mutantsOf('a.ts', code).map(({ fault, change }) => `${fault.operator}: ${change}`)

/** Source and tests with every fault switched off until it is asked for. */
function runnerOf(tests: string): Runner {
  const switched = mutants.map(({ fault }, number) => ({ fault, number }))
  const source = withFaults(sum, faultsIn('sum.ts', sum), switched)
  const head =
    "const { expect, test } = require('vitest'); const { sum, upTo, capped } = require('./sum.js')\n"
  return new Runner(
    new Map([
      ['sum.js', source],
      ['sum.test.js', head + tests],
    ]),
    () => expect,
  )
}

async function seenBy(runner: Runner, change: string): Promise<string | null> {
  const number = mutants.findIndex(each => each.change === change)
  if (number < 0) throw new Error(`there is no ${change}, but ${mutants.map(each => each.change).join('; ')}`)
  const tests: Chosen[] = (await runner.record('sum.test.ts')).filter(({ met }) => met.includes(number))
  return (await runner.firstToSee(number, tests))?.name ?? null
}

const sums = "test('a sum', () => expect(sum(2, 3)).toBe(5)); test('others', () => expect(upTo(4)).toBe(10))"

test('a fault that breaks a sum is seen by the test of the sum', async () => {
  expect(await seenBy(runnerOf(sums), 'a + b  →  (a) - (b)')).toBe('a sum')
})

test('a test meets the faults of what it runs, and no others but those met while files are loaded', async () => {
  const recorded = await runnerOf(sums).record('sum.test.ts')
  const met = recorded.map(each => each.met.map(number => mutants[number]?.change))
  expect(recorded.map(({ name, failed }) => [name, failed])).toEqual([
    ['a sum', null],
    ['others', null],
  ])
  expect(met[0]).toContain('a + b  →  (a) - (b)')
  expect(met[0]).toContain('3  →  4')
  expect(met[0]).not.toContain('total += i  →  total -= (i)')
  expect(met[1]).toContain('total += i  →  total -= (i)')
})

test('a fault without which nothing would end is seen', async () => {
  expect(await seenBy(runnerOf(sums), 'i++  →  i--')).toBe('others')
})

test('a fault that no test comes by is not seen, nor one that changes nothing', async () => {
  const capped = `${sums}; test('a cap', () => expect([capped(2), capped(3), capped(4)]).toEqual([2, 3, 3]))`
  expect(await seenBy(runnerOf(sums), 'n < most  →  (n) >= (most)')).toBe(null)
  expect(await seenBy(runnerOf(capped), 'n < most  →  (n) >= (most)')).toBe('a cap')
  expect(await seenBy(runnerOf(capped), 'n < most  →  (n) <= (most)')).toBe(null)
})

test('a fault in what a file computes once is on when the file is loaded', async () => {
  const runner = runnerOf("test('a cap', () => expect(capped(9)).toBe(3))")
  expect(await seenBy(runner, '3  →  4')).toBe('a cap')
  expect(await seenBy(runner, 'a + b  →  (a) - (b)')).toBe(null)
})

test('a test that counts what others have done is run after them', async () => {
  const runner = runnerOf(
    "let n = 0; test('counting', () => { n += sum(1, 1) }); test('counted', () => expect(n).toBe(2))",
  )
  expect(
    (await runner.record('sum.test.ts')).map(({ name, alone, failed }) => [name, alone, failed]),
  ).toEqual([
    ['counting', true, null],
    ['counted', false, null],
  ])
  expect(await seenBy(runner, 'a + b  →  (a) - (b)')).toBe('counted')
})

test('a test of a group is run under the name of both, and the next one under its own', async () => {
  const runner = runnerOf(
    "const { describe } = require('vitest'); " +
      "describe('sums', () => test('of two', () => expect(sum(2, 3)).toBe(5))); test('a cap', () => expect(capped(9)).toBe(3))",
  )
  expect((await runner.record('sum.test.ts')).map(({ name, failed }) => [name, failed])).toEqual([
    ['sums > of two', null],
    ['a cap', null],
  ])
  expect(await seenBy(runner, 'a + b  →  (a) - (b)')).toBe('sums > of two')
})

test('with all faults off the code does what it did, wherever a line begins', () => {
  const code = `let log = []
const say = word => { log.push(word) }
let n = 1
n++
n += 2
say('a'); if (n > 3) say('b')
else say('c')
for (const each of [1, 2]) if (each > 1) say(each)
while (n-- > 3)
  say(n)
return [log, n, -n, !n, log?.filter(x => x === 'a').length ?? 0]`
  const found = faultsIn('a.ts', `function f() {${code}}`)
  const changed = withFaults(
    `function f() {${code}}`,
    found,
    found.faults.map((fault, number) => ({ fault, number })),
  )
  const none = { is: () => false, round: () => undefined }
  const run = (text: string): unknown => new Function('__fault', `${text}; return f()`)(none)
  expect(found.faults.length).toBeGreaterThan(30)
  expect(run(changed)).toEqual(run(`function f() {${code}}`))
  expect(run(changed)).toEqual([['a', 'b', 2, 3], 2, -2, false, 1])
})

test('types, imports, names and what stops a program are left alone', () => {
  expect(
    changes(`import facts from './a.json' with { type: 'json' }
export { b } from './b.ts'
type Way = 'in' | 'out'
const all: Record<Way, 1 | 2> = {}
if (facts) bug(\`no \${1} facts\`)
throw new Error('no' + 1)`),
  ).toEqual([])
})

test('each kind of fault is known', () => {
  expect(changes('if (a && !b) f(-1, "x", [1], { y: true })')).toEqual([
    'condition: a && !b  →  true',
    'condition: a && !b  →  false',
    'logic: a && !b  →  (a) || (!b)',
    'sign: !b  →  b',
    'statement: f(-1, "x", [1], { y: true })  →  (nothing)',
    'sign: -1  →  1',
    'string: "x"  →  \'\'',
    'list: [1]  →  []',
    'number: 1  →  2',
    'object: { y: true }  →  {}',
    'boolean: true  →  false',
  ])
  expect(changes('const f = () => g.filter(h).some(i)')).toEqual([
    'result: g.filter(h).some(i)  →  undefined',
    'method: g.filter(h).some(i)  →  g.filter(h).every(i)',
    'method: g.filter(h)  →  g',
  ])
  expect(changes('function f() { return a <= b }')).toEqual([
    'body: { return a <= b }  →  (nothing)',
    'boundary: a <= b  →  (a) < (b)',
    'negation: a <= b  →  (a) > (b)',
  ])
})

test('the same seed takes the same faults, in whatever order they come; another takes others', () => {
  const many = mutantsOf('a.ts', Array.from({ length: 200 }, (_, n) => `f(${n} + a)`).join('\n'))
  const keys = (all: readonly Mutant[], seed: string): string[] =>
    sampleOf(all, seed, 50)
      .map(({ key }) => key)
      .sort()
  expect(keys(many, 'x')).toHaveLength(50)
  expect(keys(many.toReversed(), 'x')).toEqual(keys(many, 'x'))
  expect(keys(many, 'y')).not.toEqual(keys(many, 'x'))
})

test('a key stays when other lines change, and the sample stays with it', () => {
  const more = mutantsOf('packages/engine/src/sum.ts', `const zero = 0\n${sum}`)
  const keys = mutants.map(({ key }) => key)
  expect(more.map(({ key }) => key)).toEqual(expect.arrayContaining(keys))
  expect(new Set(more.map(({ key }) => key)).size).toBe(more.length)
  const [first] = sampleOf(mutants, 'x', 1)
  expect(sampleOf(more, 'x', 2).map(({ key }) => key)).toContain(first?.key)
})

test('what survived is told with its place, what changes nothing with the reason, and 95 % are wanted', () => {
  const code = Array.from({ length: 7 }, (_, n) => `f(${n} + a)`).join('\n')
  const sample = mutantsOf('packages/engine/src/sum.ts', code)
  const [same, survivor] = sample
  if (same === undefined || survivor === undefined) throw new Error('there are too few')
  const seen = { file: 'a.test.ts', name: 'a', how: 'no' }
  const verdicts = (of: readonly Mutant[]) =>
    new Map(sample.map(({ key }) => [key, { seen: of.some(each => each.key === key) ? null : seen }]))
  const figures = { name: 'engine', of: 99, sample }

  const report = reportOn(figures, verdicts([same, survivor]), { [same.key]: 'it is as broad as it is long' })
  expect(report.isEnough).toBe(true)
  expect(report.lines).toEqual([
    expect.stringMatching(/^same .*sum\.ts:1 .*\n *it is as broad as it is long$/),
    `SURVIVED  packages/engine/src/sum.ts:${survivor.line}  ${survivor.fault.operator}: ${survivor.change}\n          ${survivor.key}`,
    'engine: 21 faults of 99: 19 seen, 1 that change nothing, 1 survived: 95.0 % of 20 (wanted: 95 %)',
  ])

  expect(reportOn(figures, verdicts([same, survivor]), {}).isEnough).toBe(false)
  expect(reportOn(figures, new Map(), {}).isEnough).toBe(false)
  const wrong = reportOn(figures, verdicts([]), { [same.key]: 'nobody sees it' })
  expect(wrong.isEnough).toBe(false)
  expect(wrong.lines[0]).toContain('is listed as a fault that nobody can see, and a.test.ts, "a" sees it')
})
