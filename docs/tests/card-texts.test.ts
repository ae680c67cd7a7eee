import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { compared, finishedIn, nearest, unwrittenOf } from '../../.ci/card-texts.mjs'

const cards = [
  { id: 'gold', title: 'Gold', reference_text: 'Gain 9[credit].' },
  { id: 'watch', title: 'Watch', reference_text: 'When your turn begins, draw 1 card.' },
]
const reference = new Map([['set', { cards }]])

/** A project in which one card of the set is written, with its recorded text. */
function project(): string {
  const root = mkdtempSync(join(tmpdir(), 'card-texts-'))
  mkdirSync(join(root, 'src', 'set'), { recursive: true })
  mkdirSync(join(root, 'packages', 'words', 'cards'), { recursive: true })
  writeFileSync(
    join(root, 'src', 'set', 'gold.ts'),
    "import { gain } from 'x'\n\nexport const gold = card('gold', play(gainCredits(9)))\n",
  )
  writeFileSync(
    join(root, 'packages', 'words', 'cards', 'en.snap'),
    'Gold (set)\n  Gain 9[credit].\n  as in 2012\n    Take 9.\n\nWatch (set)\n  Draw 1 card.\n',
  )
  return root
}

test('a new sentence is shown with the written ones that are like it, and with their definitions', () => {
  const root = project()
  const finished = finishedIn(reference, root)
  expect(nearest('Gain 4[credit].', finished)).toEqual([
    "100 %  Gold: Gain 9[credit].\n        export const gold = card('gold', play(gainCredits(9)))",
  ])
  expect(nearest('Trash all installed programs.', finished)).toEqual([])
  rmSync(root, { recursive: true })
})

test('of a set those cards are begun that nobody has written', () => {
  const root = project()
  expect(unwrittenOf('set', reference, root)).toEqual(['watch'])
  expect(unwrittenOf(undefined, reference, root)).toEqual([])
  expect(() => unwrittenOf('sett', reference, root)).toThrow('There is no set "sett" among set.')
  rmSync(root, { recursive: true })
})

test('our text of a card is shown beside the one of the reference, with how much they are alike', () => {
  const root = project()
  expect(compared('Gold', reference, root)).toBe(
    'Gold: 100 % alike\n  ours:   Gain 9[credit].\n  theirs: Gain 9[credit].',
  )
  expect(compared('watch', reference, root)).toContain('theirs: When your turn begins, draw 1 card.')
  expect(compared('Silver', reference, root)).toBe('There is no card "Silver" in the reference.')
  rmSync(root, { recursive: true })
})
