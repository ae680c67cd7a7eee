import type { Definition } from '@paydata/engine'
import { defineCards, occurrencesFor, refusedFor, viewFor } from '@paydata/engine'
import type { CardText } from '@paydata/engine/inside/language/abilities'
import * as say from '@paydata/engine/vocabulary'
import {
  card,
  clicks,
  credits,
  gainCredits,
  happened,
  interruptFor,
  paid,
  play,
  prevent,
  suffer,
} from '@paydata/engine/vocabulary'
import { scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { english as en } from '../../src/in-english.ts'
import { tags, wordsOf } from '../../src/languages.ts'
import type { Language } from '../../src/tree/index.ts'
import {
  cardText,
  effectText,
  labelOf,
  logSentences,
  progressLine,
  promptOf,
  reasonText,
} from '../../src/tree/index.ts'
import { allInEach, inEach } from '../../testing/expected.ts'

const languages = await Promise.all(tags.map(wordsOf))

const made = (text: CardText, title: string, type: 'event' | 'resource'): Definition => ({
  ...text,
  printed: { title, side: 'runner', type, cost: 0 },
})
const burn = made(card('burn', play(suffer('core', 1))), 'Burn', 'event')
const ledger: Definition = {
  ...card('ledger', paid([credits(1)], [gainCredits(1)])),
  printed: { title: 'Ledger', side: 'corp', type: 'asset', cost: 0, trash: 1 },
}
const definitions = defineCards('terms of editions', [
  burn,
  ledger,
  made(
    card('salve', interruptFor([credits(1)], [prevent(1, { effect: 'damage', kind: 'core' })])),
    'Salve',
    'resource',
  ),
  made(
    card(
      'grudge',
      paid([clicks()], [gainCredits(3)], {
        onlyIf: happened('thisTurn', { what: ['damageSuffered'], kind: 'core' }),
      }),
    ),
    'Grudge',
    'resource',
  ),
])

/** All that a player reads of it: a text, why not, the question and an answer to it, and what has happened. */
function readIn(edition: string, language: Language): readonly (string | null)[] {
  const game = scenario({ definitions, edition })
    .runner({ hand: ['Burn', 'Burn'], rig: ['Salve', 'Grudge'], credits: 1 })
    .runnerTurn()
  const cardsNow = game.json.definitions
  const refused = refusedFor(game.json, 'runner').find(each => each.definition === 'grudge')
  game.runner.plays('Burn')
  const view = viewFor(game.json, 'runner')
  const { question } = view
  if (refused === undefined || question?.form !== 'choose') throw new Error('nothing is refused or asked')
  game.runner.passes()
  const log = logSentences(
    occurrencesFor(game.json, 'runner'),
    { viewer: 'runner', definitions: cardsNow },
    language,
  )
  return [
    effectText(cardsNow, 'burn/0', language),
    reasonText(refused, cardsNow, language).replace(/ \([^(]*\)$/, ''),
    promptOf(question, view, language).text,
    ...question.options.map(option => labelOf(option, view, language)),
    ...log.map(({ text }) => text),
  ]
}

test.each([
  ['26.03', 'core damage', '[interrupt] → ', 'use an interrupt'],
  ['1.6', 'core damage', '[interrupt] → ', 'use an interrupt'],
  ['1.4', 'brain damage', '[interrupt] → ', 'use an interrupt'],
  ['2017', 'brain damage', '', 'prevent or change it'],
  ['2013', 'brain damage', '', 'prevent or change it'],
  ['2012', 'brain damage', '', 'prevent or change it'],
])('in a game by %s texts, reasons, questions and the log say %s', (edition, damage, interrupt, use) => {
  expect(languages.map(language => readIn(edition, language))).toEqual(
    allInEach(
      `Suffer 1 ${damage}.`,
      `you did not suffer ${damage} this turn`,
      `About to happen: 1 ${damage}; ${use}, or pass.`,
      'Pass',
      `Salve: ${interrupt}1[credit]: Prevent 1 ${damage}.`,
      `You suffer 1 ${damage} because of Burn.`,
      'You lose Burn.',
    ),
  )
})

test('the same card is told in the terms of today and in those of an older edition', () => {
  expect(cardText(burn, en)).toEqual(['Suffer 1 core damage.'])
  expect(cardText(burn, en, '2013')).toEqual(['Suffer 1 brain damage.'])
  expect(effectText(definitions.version, 'burn/0', en)).toBe('Suffer 1 core damage.')
  expect(effectText(definitions.asIn('2013').version, 'burn/0', en)).toBe('Suffer 1 brain damage.')
})

/** Every place of a text that names a kind of damage. */
const naming = {
  'damage that is done': play(say.damage('core', 1)),
  'damage that is suffered': play(suffer('core', 1)),
  'damage as a cost': paid([say.sufferAsCost('core', 1)], [gainCredits(3)]),
  'damage that was suffered': say.when(say.on({ what: ['damageSuffered'], kind: 'core' }), gainCredits(1)),
  'damage that would be suffered': say.when(say.would({ effect: 'damage', kind: 'core' }), gainCredits(1)),
  'damage that is prevented': interruptFor([credits(1)], [prevent(1, { effect: 'damage', kind: 'core' })]),
  'damage that becomes another': say.when(
    say.would({ effect: 'damage', kind: 'net' }),
    say.changeExpected({ effect: 'damage', kind: 'net' }, { kind: 'core' }),
  ),
  'damage instead of another': say.always({
    declare: 'replace',
    effect: 'damage',
    kind: 'net',
    withIt: { instead: 'kind', kind: 'core' },
  }),
  'damage for which somebody chooses': say.always(say.choosesDamage('corp', { kind: 'core' })),
}

test.each(Object.entries(naming))('%s has the name that the edition gives it', (_, ability) => {
  const { printed } = burn
  const says = (edition?: string) =>
    languages.map(language =>
      cardText({ is: 'any', printed, abilities: [ability] }, language, edition).join(' '),
    )
  const core = inEach('core damage')
  const brain = inEach('brain damage')
  for (const [nth, text] of says().entries()) expect(text).toContain(core[nth])
  expect(says('2013')).toEqual(
    says().map((text, nth) =>
      text.replaceAll(core[nth] ?? '', brain[nth] ?? '').replace('[interrupt] → ', ''),
    ),
  )
})

/** What the Runner reads of a run on HQ: the log, where the game is, and of an agenda that is not advanced enough. */
function toldOfRun(edition: string, language: Language): readonly string[] {
  const game = scenario({ definitions, edition })
    .corp({ hand: ['Ledger'] })
    .runnerTurn()
  game.runner.runs('HQ')
  game.passUntil(({ frames }) => frames.some(({ of }) => of === 'breach'))
  const view = viewFor(game.json, 'runner')
  const reader = { viewer: 'runner', definitions: game.json.definitions } as const
  return [
    ...logSentences(occurrencesFor(game.json, 'runner'), reader, language).map(({ text }) => text),
    ...view.progress.flatMap(each => (each.what === 'breach' ? [progressLine(each, view, language)] : [])),
    reasonText({ reason: 'requirement', needs: 3, has: 1 }, reader.definitions, language),
    reasonText({ reason: 'noJackingOut' }, reader.definitions, language),
  ]
}

test.each([
  [
    '26.03',
    [
      'You approach HQ.',
      'The run on HQ is successful.',
      'You breach HQ.',
      'a breach: choosing the next card to access (CR 7.5.4)',
      'it needs 3 advancement counters and has 1',
      'you are asked when you have passed ice, or where there is none',
    ],
  ],
  [
    '1.4',
    [
      'You approach HQ.',
      'The run on HQ is successful.',
      'You breach HQ.',
      'a breach: choosing the next card to access (CR 1.6, 7.5.4)',
      'it needs 3 advancement tokens and has 1',
      'you are asked when you have passed ice, or where there is none',
    ],
  ],
  [
    '2013',
    [
      'The run on HQ is successful.',
      'You access cards from HQ.',
      'accessing cards: choosing the next card to access (FAQ 1.1, Timing Structure of a Run 4.5)',
      'it needs 3 advancement tokens and has 1',
      'you are asked as you approach ice, but for the first, and at the server',
    ],
  ],
])('the first editions make a run and access cards, and advance with tokens (%s)', (edition, told) => {
  expect(languages.map(language => toldOfRun(edition, language))).toEqual(allInEach(...told))
})

test('the first editions know no interrupts: a game tells where it is without the word', () => {
  const told = (edition: string) => {
    const game = scenario({ definitions, edition }).runner({ hand: ['Burn'], rig: ['Salve'], credits: 1 })
    const table = game.runnerTurn()
    table.runner.plays('Burn')
    const view = viewFor(table.json, 'runner')
    const window = view.progress.findLast(({ kind }) => kind === 'window')
    const bare = window && { ...window, rule: null, expects: [] }
    return languages.map(language => bare && progressLine(bare, view, language))
  }
  expect(told('26.03')).toEqual(inEach('a window for interrupts'))
  expect(told('2013')).toEqual(inEach('a window to prevent something'))
})

test('what a player may do instead is told alike, whether it is decided then or as the run is successful', () => {
  const does = () => [gainCredits(3)]
  const read = (instead: ReturnType<typeof say.mayInsteadOfBreaching>, language: Language) =>
    cardText(made(card('raid', play(say.run(['hq'], [instead]))), 'Raid', 'event'), language, '2013')
  for (const language of languages)
    expect(read(say.mayInsteadOfAccessing(does()), language)).toEqual(
      read(say.mayInsteadOfBreaching(does()), language),
    )
  expect(read(say.mayInsteadOfAccessing(does()), en)).toEqual([
    'Make a run on HQ. If successful, instead of accessing cards, you may gain 3[credit].',
  ])
})
