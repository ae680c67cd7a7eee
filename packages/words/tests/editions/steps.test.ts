import { olderEditions } from '@paydata/engine/editions'
import { editions } from '@paydata/engine/inside/rulebook/editions'
import { expect, test } from 'vitest'
import { german } from '../../src/german/game/index.ts'
import { english } from '../../src/in-english.ts'
import { stepName } from '../../src/tree/index.ts'

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
