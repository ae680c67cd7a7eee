// The two files of a card that nobody has written yet. Nothing of an official text gets into them: it is only counted what
// sentences there are, and of which kind.

/** @typedef {import('./card-facts.mjs').Found} Found */

const inPlay = ['hardware', 'program', 'resource']

/** @param {string} id @returns {string} the constant of a card */
export function constantOf(id) {
  const name = id.replace(/_(\w)/g, (_, letter) => letter.toUpperCase())
  return /^\d/.test(name) ? `the${name}` : name
}

/** @param {string} id */
export const fileOf = id => id.replaceAll('_', '-')

/** @param {string} text as TypeScript writes it */
const quoted = text => (text.includes("'") ? JSON.stringify(text) : `'${text}'`)

/** @param {Found} found */
export const definitionOf = ({ facts: { id } }) => `import { card } from '@paydata/engine/vocabulary'

export const ${constantOf(id)} = card('${id}')
`

/** Where a player can see the card do something, and what has to be done for it. @param {Found['facts']} facts */
function beginningOf({ title, side, type, cost, advancement }) {
  const card = quoted(title)
  const credits = Number(cost) > 5 ? Number(cost) : 5
  if (type === 'identity')
    return { uses: [], position: `.${side}({ identity: ${card} }).${side}Turn()`, deeds: [] }
  if (type === 'operation' || type === 'event')
    return {
      uses: [],
      position: `.${side}({ credits: ${credits}, hand: [${card}] }).${side}Turn()`,
      deeds: [`game.${side}.plays(${card})`],
    }
  if (inPlay.includes(type))
    return { uses: [], position: `.runner({ credits: 5, rig: [${card}] }).runnerTurn()`, deeds: [] }
  if (type === 'ice')
    return {
      uses: ['rezzed'],
      position: `.corp({ hqIce: [rezzed(${card})] }).runner({ credits: 5 }).encountering(${card})`,
      deeds: ['game.bothPass()'],
    }
  if (type === 'agenda')
    return {
      uses: ['card'],
      position: `.corp({ remotes: [{ root: [card(${card}, { advanced: ${advancement} })] }] }).corpTurn('window')`,
      deeds: [`game.corp.scores(${card})`],
    }
  return {
    uses: ['rezzed'],
    position: `.corp({ credits: 5, remotes: [{ root: [rezzed(${card})] }] }).corpTurn()`,
    deeds: [],
  }
}

/** What a case has to show beside what a sentence does, by what is in the sentence. */
const besides = [
  { of: /\bmay\b/i, say: 'is declined' },
  {
    of: /\b(if|when|whenever|while|unless|only|first time|each time|except)\b/i,
    say: 'does nothing where its condition is not met',
  },
  {
    of: /\b(up to|any number|choose|search|\d+ (of|installed|rezzed|unrezzed|other|another|facedown|program|card))\b/i,
    say: 'offers each legal choice and no other',
  },
  {
    of: /^[^.]*(\[click\]|\[credit\]|\[trash\]|counters?)[^.:]*: /i,
    say: 'is refused where its cost cannot be paid',
  },
]

/** @param {string} ability its text */
function kindOf(ability) {
  if (ability.startsWith('[subroutine]')) return 'subroutine'
  if (/^[^.]*: /.test(ability)) return 'paid ability'
  if (/^(When|Whenever|The first|Each time)\b/i.test(ability)) return 'when something happens'
  return 'what holds or is played'
}

/** A title for each case that the text asks for, in words of the project. @param {Found} found */
function casesOf({ facts: { title }, sentences }) {
  if (sentences === null) return [`${title} does what it says`]
  return sentences.flatMap((ability, nth) =>
    ability.flatMap((sentence, at) => {
      const part = sentence.startsWith('•') ? 'option' : 'sentence'
      const place = ability.length === 1 ? '' : `, ${part} ${at + 1}`
      const name = `${title}, ability ${nth + 1}${place} (${kindOf(ability.join(' '))})`
      const more = besides.filter(({ of }) => of.test(sentence)).map(({ say }) => `${name} ${say}`)
      return [`${name} does what it says`, ...more]
    }),
  )
}

/** Tests that fail until somebody says in each what a player sees. @param {Found} found */
export function testOf(found) {
  const { side } = found.facts
  const { uses, position, deeds } = beginningOf(found.facts)
  const steps = ['const game = begin()', ...deeds]
  const cases = casesOf(found).map(
    name => `test(${quoted(name)}, () => {
  ${steps.join('\n  ')}
  expect(game.${side}.credits).toBe('not written yet')
})
`,
  )
  return `import { ${[...uses, 'scenario'].join(', ')} } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = () => scenario({ definitions })${position}

${cases.join('\n')}`
}
