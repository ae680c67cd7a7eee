import { expect, test } from 'vitest'
import { olderEditions } from '../../src/editions/index.ts'
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
