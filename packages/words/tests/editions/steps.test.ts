import { olderEditions } from '@paydata/engine/editions'
import { editions } from '@paydata/engine/inside/rulebook/editions'
import { expect, test } from 'vitest'
import { tags, wordsOf } from '../../src/languages.ts'
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

test.each(tags)('every step of every edition has a name (%s)', async tag => {
  const language = await wordsOf(tag)
  const nameless = [...olderEditions, ...Object.values(editions)].flatMap(({ structures }) =>
    Object.entries(structures).flatMap(([structure, rows]) =>
      rows.flatMap(({ step }) =>
        stepName(structure, step, language) === null ? `${structure}.${step}` : [],
      ),
    ),
  )
  expect(nameless).toEqual([])
})
