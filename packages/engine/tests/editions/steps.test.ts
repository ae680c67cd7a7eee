import { expect, test } from 'vitest'
import { olderEditions } from '../../src/editions/index.ts'
import { english } from '../../src/languages/english/index.ts'
import { german } from '../../src/languages/german/index.ts'
import { stepName } from '../../src/text/index.ts'
import { editions } from '../../src/timing/editions.ts'

const lines = [...olderEditions, ...Object.values(editions)].flatMap(({ name, structures }) =>
  Object.entries(structures).flatMap(([structure, rows]) => [
    `${name} ${structure}`,
    ...rows.map(({ step, rule, phase }) => `  ${rule} ${step}${phase === undefined ? '' : ` (${phase})`}`),
  ]),
)

test('the steps of all editions stand in their order, each with its rule', async () => {
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./steps.snap')
})

test.each([
  ['English', english],
  ['German', german],
])('in %s every step of every edition has a name', (_, language) => {
  const nameless = [...olderEditions, ...Object.values(editions)].flatMap(({ structures }) =>
    Object.entries(structures).flatMap(([structure, rows]) =>
      rows.flatMap(({ step }) =>
        stepName(structure, step, language) === null ? `${structure}.${step}` : [],
      ),
    ),
  )
  expect(nameless).toEqual([])
})
