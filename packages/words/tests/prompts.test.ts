import { defineCards } from '@paydata/engine'
import { blankOption } from '@paydata/engine/fields'
import type {
  OptionRefusalCode,
  OptionView,
  QuestionView,
} from '@paydata/engine/inside/fields/question-types'
import type { CardView, View } from '@paydata/engine/inside/fields/types'
import { answerInPlace } from '@paydata/engine/inside/kernel/answer'
import { newGame } from '@paydata/engine/inside/kernel/new-game'
import type { Definition } from '@paydata/engine/inside/language/abilities'
import { editions } from '@paydata/engine/inside/rulebook/editions'
import type { Game } from '@paydata/engine/inside/state/game'
import type { Side } from '@paydata/engine/inside/state/names'
import type { Asks, OptionKind } from '@paydata/engine/inside/state/questions'
import { viewFor } from '@paydata/engine/inside/view/view'
import {
  card,
  chosen,
  clicks,
  credits,
  draw,
  eitherCost,
  from,
  gainCredits,
  isTagged,
  paid,
  play,
  trash,
  trashThis,
  type,
} from '@paydata/engine/vocabulary'
import { expect, test } from 'vitest'
import {
  effectText,
  labelOf,
  progressLine,
  promptOf,
  reasonText,
  refusedText,
  stepName,
} from '../src/in-english.ts'
import { tags, wordsOf } from '../src/languages.ts'
import * as inAnyLanguage from '../src/tree/index.ts'
import { inEach } from '../testing/expected.ts'

const identity = (is: string, side: Side): Definition => ({
  ...card(is),
  printed: { title: `${side} identity`, side, type: 'identity' },
})
const definitions: readonly Definition[] = [
  identity('corp_identity', 'corp'),
  identity('runner_identity', 'runner'),
  {
    ...card('money', play(gainCredits(9))),
    printed: { title: 'Money', side: 'corp', type: 'operation', cost: 5 },
  },
  {
    ...card('cash', play(gainCredits(4))),
    printed: { title: 'Cash', side: 'runner', type: 'event', cost: 0 },
  },
  {
    ...card('coin', paid(eitherCost([credits(1)], [clicks(2), trashThis]), [draw(1)])),
    printed: { title: 'Coin', side: 'runner', type: 'resource', cost: 0 },
  },
  {
    ...card(
      'fund',
      play(trash(chosen(from('installed', type('program'))))),
      paid([credits(1)], [draw(1)], { onlyIf: isTagged }),
    ),
    printed: { title: 'Fund', side: 'corp', type: 'operation', cost: 0 },
  },
]
const version = 'prompts'
defineCards(version, definitions)

const ten = (is: string): string[] => Array<string>(10).fill(is)

/** A game at the first action of the Corp. */
function firstAction(): Game {
  const game = newGame({
    edition: '26.03',
    definitions: version,
    seed: 'prompts',
    corp: { identity: 'corp_identity', cards: ten('money') },
    runner: { identity: 'runner_identity', cards: ten('cash') },
  })
  for (;;) {
    const question = game.waiting[0]
    if (question === undefined || question.asks === 'action') return game
    answerInPlace(game, question.for, { question: question.number, choose: [0] })
  }
}

const view: View = viewFor(firstAction(), 'corp')

function theQuestion(of: View): Extract<QuestionView, { form: 'choose' }> {
  if (of.question?.form !== 'choose') throw new Error('nothing is asked')
  return of.question
}

test('CR 5.6.2b: the Corp is asked for an action, and told which step asks', () => {
  expect(promptOf(theQuestion(view), view)).toEqual({
    text: 'Take an action.',
    why: 'taking an action (CR 5.6.2b)',
  })
})

test('CR 5.2.6: options say what they do and what they cost', () => {
  const labels = theQuestion(view).options.map(option => labelOf(option, view))
  expect(labels).toContain('Gain 1[credit] ([click])')
  expect(labels).toContain('Play Money ([click], 5[credit])')
  expect(labels).toContain('Purge virus counters ([click][click][click])')
})

test('what is in progress is told with its step and rule', () => {
  expect(view.progress.map(each => progressLine(each, view))).toEqual([
    'the Corp’s turn: taking an action (CR 5.6.2b)',
    'the choice of an action',
  ])
})

test('the words of an ability are found by its path', () => {
  expect(effectText(version, 'money/0')).toBe('Gain 9[credit].')
  expect(effectText(version, 'money/0/does')).toBe('Gain 9[credit].')
  expect(effectText(version, 'money/7')).toBeNull()
})

test('a cost and a condition are told within their ability, and have no words of their own', () => {
  expect(effectText(version, 'fund/1')).not.toBeNull()
  expect(effectText(version, 'fund/1/cost')).toBeNull()
  expect(effectText(version, 'fund/1/onlyIf')).toBeNull()
})

const rows = Object.values(editions).flatMap(edition =>
  Object.entries(edition.structures).flatMap(([structure, steps]) =>
    steps.map(({ step, rule }) => [rule, structure, step] as const),
  ),
)

test.each(rows)('CR %s: the step %s.%s has a name', (_rule, structure, step) => {
  expect(stepName(structure, step)).toMatch(/^[A-Za-z]/)
})

const option = (does: OptionKind): OptionView => ({
  ...blankOption,
  id: does,
  does,
  definition: 'money',
  ability: does === 'subroutine' ? null : does === 'pay' ? 'coin/0/cost/either/1' : 'money/0',
  server: 'remote2',
  position: 0,
  key: 'sentry',
  index: 0,
})

const labels: Readonly<Record<OptionKind, string>> = {
  pass: 'Pass',
  keep: 'Keep this hand',
  mulligan: 'Take a mulligan',
  gainCredit: 'Gain 1[credit]',
  drawCard: 'Draw 1 card',
  install: 'Install Money',
  play: 'Play Money',
  advance: 'Advance Money in Server 2',
  run: 'Run Server 2',
  removeTag: 'Remove 1 tag',
  trashResource: 'Trash Money',
  purge: 'Purge virus counters',
  useAbility: 'Money: Gain 9[credit].',
  rez: 'Rez Money in Server 2',
  score: 'Score Money',
  trigger: 'Money: Gain 9[credit].',
  access: 'Access Money in Server 2',
  steal: 'Steal Money',
  trashAccessed: 'Trash Money',
  jackOut: 'Jack out',
  continue: 'Continue',
  yes: 'Gain 9[credit].',
  no: 'No',
  card: 'Money in Server 2',
  cards: 'No cards',
  server: 'Server 2',
  newRemote: 'A new remote server',
  serverFaceup: 'Server 2, faceup',
  newRemoteFaceup: 'A new remote server, faceup',
  subroutine: 'Subroutine 1',
  effect: 'Money: Gain 9[credit].',
  position: 'Innermost position',
  host: 'On Money',
  noHost: 'On no host',
  word: 'sentry',
  pay: 'Spend [click][click] and trash this resource',
  more: 'More than 0',
}

const kinds = Object.keys(labels) as OptionKind[]

test.each(kinds)('an option to %s has a label', does => {
  expect(labelOf(option(does), { ...view, question: null })).toBe(labels[does])
})

test('CR 1.2.2: in every language an option says that nothing would come of it', async () => {
  const languages = await Promise.all(tags.map(wordsOf))
  const inVain = { ...option('gainCredit'), inVain: true }
  const told = languages.map(language => inAnyLanguage.labelOf(inVain, { ...view, question: null }, language))
  expect(told).toEqual(inEach('Gain 1[credit] – nothing would come of it'))
})

test('CR 7.3.4a: a card that is accessed at random is not named', () => {
  const hidden = { ...option('access'), definition: null, hidden: 'hq' as const }
  expect(labelOf(hidden, { ...view, question: null })).toBe('Access a card from HQ')
})

const asked: Readonly<Record<Asks, string>> = {
  mulligan: 'Keep your starting hand, or shuffle it away and draw a new one?',
  action: 'Take an action.',
  paidWindow: 'Pass.',
  reaction: 'Choose which ability to resolve next.',
  interrupt: 'Something is about to happen: use an interrupt, or pass.',
  midAccess: 'What do you do with Money?',
  candidate: 'Choose the next card to access.',
  becomesCandidate: 'Money has entered the root: may it be accessed in this breach?',
  jackOut: 'Jack out, or continue the run?',
  steal: 'You cannot pay what it costs to steal Money.',
  discard: 'Discard up to 2 cards.',
  choose: 'Choose up to 2 cards for Money.',
  search: 'Find up to 2 cards for Money.',
  confirm: 'Money: “Gain 9[credit].” Do you want to?',
  effect: 'Choose an effect of Money.',
  number: 'Choose a number from 0 to 2 for Money.',
  trace: 'Money: Spend up to 2[credit] on the trace.',
  psi: 'Money: Spend up to 2[credit] in secret.',
  payment: 'Choose how to pay the cost of Money.',
  arrange: 'Arrange the cards: the first will be on top.',
  subroutines: 'Choose up to 2 subroutines to break with Money.',
  server: 'Choose a server for Money.',
  position: 'Choose a position for Money.',
  host: 'Choose a host for Money.',
  trashLike: 'Trash cards there before installing Money?',
  overMemory: 'Your programs need more memory than you have: choose which to trash.',
  word: 'Choose a word for Money.',
}

const everyAsked = Object.keys(asked) as Asks[]

test.each(everyAsked)('the question “%s” is one plain sentence', asks => {
  const question: QuestionView = {
    form: 'number',
    asks,
    for: 'corp',
    number: 1,
    about: asks === 'confirm' ? { is: 'ability', path: 'money/0/does' } : null,
    source: null,
    definition: 'money',
    least: 0,
    most: 2,
  }
  expect(promptOf(question, view).text).toBe(asked[asks])
})

const reasons: Readonly<Record<OptionRefusalCode, string>> = {
  credits: 'it costs 3[credit], and you have 1[credit]',
  clicks: 'it takes 3[click], and you have 1 left',
  creditsFrom: '3[credit] of its cost must come from the cards its text names, and they have 1[credit]',
  counters: 'it takes 3 of the counters, and there is 1',
  cost: 'you would have to trash this resource, and there is 1',
  averted: 'Coin would keep that from happening',
  neededTwice: 'one card cannot pay for two parts of its cost',
  neededElsewhere: 'another part of the cost needs it',
  restriction: 'it would not be allowed any more when that is paid',
  memory: 'it needs 3[mu], and you have 1[mu] free',
  noHost: 'there is no card it could be installed on',
  noPlace: 'there is no server it could be installed in',
  condition: 'the Runner is not tagged',
  notFirstClick: 'it can only be the first click of the turn',
  limit: 'it has been used as often as it may be',
  notFirst: 'it is not the first time',
  notEncountering: 'no ice is being encountered',
  otherIce: 'its text names other ice than the one that is encountered',
  notApproaching: 'no ice is being approached',
  strength: 'it needs strength 3 and has 1',
  subtype: 'it cannot break subroutines of this kind of ice',
  loop: 'the run would go on for ever',
  noTarget: 'there is nothing it could be used on',
  notTagged: 'the Runner is not tagged',
  notApproached: 'ice can only be rezzed while it is approached',
  requirement: 'it needs 3 advancement counters and has 1',
  forbidden: 'Coin forbids it',
  notAction: 'it is an action, which is taken when you are asked for one',
  notPaidWindow: 'it is used in paid ability windows, and this is not one',
  notImminent: 'nothing that it could prevent or change is about to happen',
  notAccessing: 'it is used when a card has just been accessed',
  noRezzing: 'no cards can be rezzed at this time',
  noScoring: 'agendas cannot be scored at this time',
  noJackingOut: 'you are asked when you have passed ice, or where there is none',
  mandatory: 'what is not optional must be resolved first',
  mustSteal: 'an agenda that is accessed must be stolen',
  chosenAlready: 'it has been chosen already',
  unfit: 'it is not a program',
  notWanted: 'you did not choose it as it came there',
  itself: 'it must be another card',
  notControlled: 'only what the payer controls can be paid with',
  notAdvanceable: 'only agendas can be advanced, and cards that say so',
  noTrashCost: 'it has no trash cost',
  inArchives: 'cards in Archives cannot be trashed',
  accessLimit: 'you may access only 1 there',
  broken: 'it is broken already',
  wrongServer: 'this card cannot be installed there',
  remoteLimit: 'no more than 1 remote servers are allowed',
  hostLimit: 'it cannot host this card',
  needsHost: 'it can only be installed on another card',
  console: 'you have a console already',
  mustGo: 'other cards there must be trashed first',
  noSwap: 'it cannot be swapped',
  noSubroutine: 'it has no subroutines',
  notForThis: 'its credits are for other things',
  most: 'no more is allowed',
  outside: 'the text names other servers',
  notFully: 'it cannot be carried out in full',
}

const everyReason = Object.keys(reasons) as OptionRefusalCode[]

/** What a reason is about, in a definition; of counters in a saved game it may not be known. */
const aboutReason: Partial<Record<OptionRefusalCode, string | null>> = {
  unfit: 'fund/0/does/0/cards/choose/where/0',
  cost: 'coin/0/cost/either/1/1',
  counters: null,
}

test.each(everyReason)('the reason “%s” is said with all that it is about', reason => {
  const about = aboutReason[reason]
  const condition = about === undefined ? 'fund/1/onlyIf' : about
  const told = { reason, needs: 3, has: 1, because: 'coin', condition }
  expect(reasonText(told, version)).toBe(reasons[reason])
})

test('a reason says how many there are in the number that is needed', () => {
  const told = { reason: 'cost', has: 0, condition: 'coin/0/cost/either/1/1' } as const
  expect(reasonText({ ...told, needs: 1 }, version)).toMatch(/, and there is none$/)
  expect(reasonText({ ...told, needs: 2 }, version)).toMatch(/, and there are none$/)
})

test('a reason names its rule where there is one', () => {
  expect(reasonText({ reason: 'notTagged', rule: '5.2.6f' }, version)).toBe(
    'the Runner is not tagged (CR 5.2.6f)',
  )
})

test('a refused reply is told why', () => {
  expect(refusedText('chosenTwice')).toBe('the same is chosen twice')
})

test('a reason says no more than is known', () => {
  const said = (reason: OptionRefusalCode) => reasonText({ reason }, version)
  expect(said('credits')).toBe('not enough credits')
  expect(said('cost')).toBe('its cost cannot be paid')
  expect(said('condition')).toBe('its condition is not met')
  expect(said('forbidden')).toBe('something forbids it')
  expect(said('unfit')).toBe('it is not what is asked for')
})

test('CR 9.6: abilities of several cards with one title say where the cards are', () => {
  const root = (server: 'remote1' | 'remote2', id: number): CardView => ({
    id,
    side: 'corp',
    zone: 'root',
    face: null,
    faceup: true,
    rezzed: true,
    server,
    index: null,
    host: null,
    counters: { power: id - 900 },
  })
  const options = [901, 902].map(id => ({ ...option('trigger'), card: id }))
  const asked: View = {
    ...view,
    servers: view.servers.map((server, i) =>
      i === 0 ? { ...server, root: [root('remote1', 901), root('remote2', 902)] } : server,
    ),
    question: { ...theQuestion(view), asks: 'reaction', options },
  }
  expect(options.map(each => labelOf(each, asked))).toEqual([
    'Money (Server 1, 1 power counter): Gain 9[credit].',
    'Money (Server 2, 2 power counters): Gain 9[credit].',
  ])
})
