import { diceOf, random } from '@paydata/bots'
import { defineAllCards } from '@paydata/cards'
import { loadSets } from '@paydata/cards/loading'
import { broughtToPlay, starterDecks } from '@paydata/decks'
import type { OptionView, QuestionView, View } from '@paydata/engine'
import { newGame, usualPayment, usualReply } from '@paydata/engine'
import { labelOf } from '@paydata/words/english'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, test } from 'vitest'
import { localGame } from '../local/beginning.ts'
import { finding } from '../local/macros.ts'
import { opponentAt } from '../local/opponents.ts'
import { LocalTable } from '../local/table.ts'
import { loadWords } from '../messages/language.ts'
import { useHand } from '../store/hand.ts'
import { useSaid } from '../store/said.ts'
import { setStops, sitDown } from '../store/session.ts'
import type { Transport } from '../transport/transport.ts'
import { spoken } from '../words/symbols.ts'
import { answerWith, defaultAnswer, optionsOf, sum, takeOption } from './answering.ts'
import { Decision } from './decision.tsx'
import { passText } from './passing.ts'
import { placedIn } from './placed.ts'

await loadWords('page')
await loadWords('game')
await loadWords('table')

type Asks = QuestionView['asks']
const definitions = defineAllCards()

/** Every kind of question, as the compiler demands. If the games below never ask one, a question of this form is made up. */
const kinds: Readonly<Record<Asks, QuestionView['form']>> = {
  mulligan: 'choose',
  action: 'choose',
  paidWindow: 'choose',
  reaction: 'choose',
  interrupt: 'choose',
  midAccess: 'choose',
  candidate: 'choose',
  becomesCandidate: 'choose',
  jackOut: 'choose',
  steal: 'choose',
  discard: 'choose',
  choose: 'choose',
  search: 'choose',
  confirm: 'choose',
  effect: 'choose',
  number: 'number',
  trace: 'number',
  psi: 'number',
  payment: 'allocate',
  arrange: 'choose',
  subroutines: 'choose',
  server: 'choose',
  position: 'choose',
  host: 'choose',
  trashLike: 'choose',
  overMemory: 'choose',
  word: 'choose',
}

interface Seen {
  readonly view: View
  readonly question: QuestionView
}
const seen = new Map<string, Seen>()
const keyOf = ({ asks, form }: Pick<QuestionView, 'asks' | 'form'>): string => `${asks}/${form}`

/** Plays a game through the functions that the page calls: takes options one by one, sets amounts, and confirms. */
async function play(seat: 'corp' | 'runner', nth: number): Promise<void> {
  const decks = (side: 'corp' | 'runner') => starterDecks.filter(deck => deck.side === side)
  const corp = decks('corp')[nth % 4]
  const runner = decks('runner')[nth % 3]
  if (corp === undefined || runner === undefined) throw new Error('no decks')
  const seed = `every kind ${nth}`
  const game = newGame({
    definitions: definitions.version,
    seed,
    corp: broughtToPlay(corp),
    runner: broughtToPlay(runner),
  })
  const leave = sitDown(({ update, connection }) => {
    const table = new LocalTable(
      {
        game,
        seat,
        opponent: opponentAt('random', definitions, []),
        ...finding({ definitions, decks: [] }),
        seed,
        pace: 0,
        past: null,
      },
      { tell: update, later: (_, go) => go(), pause: async () => {}, keep: () => {} },
    )
    connection('open')
    const ask: Transport['ask'] = (name, asked) => Promise.resolve(table.ask({ to: 'table', name, asked }))
    return { game: localGame, ask, setPace: null, hints: null, close: () => {} }
  }, 'plays')
  await said()
  setStops({ mode: 'able', at: {} })
  for (let i = 0; i < 500; i++) {
    const { view, refusal } = useSaid.getState()
    expect(refusal).toBeNull()
    const question = view?.question ?? null
    if (view === null || question === null) break
    if (!seen.has(keyOf(question))) seen.set(keyOf(question), { view, question })
    answer(view, question, diceOf(`${seed}/${i}`))
    await said()
    expect(useSaid.getState().view?.question?.number, `${keyOf(question)} was not answered`).not.toBe(
      question.number,
    )
  }
  leave()
}

/** Waits until the table has answered all requests. */
const said = (): Promise<void> => new Promise(resolve => setImmediate(resolve))

function answer(view: View, question: QuestionView, dice: ReturnType<typeof diceOf>): void {
  if (question.form !== 'choose') {
    if (question.form === 'number')
      useHand.setState({ number: question.least + dice(question.most - question.least + 1) })
    return defaultAnswer(question)?.()
  }
  const { reply } = random(view, dice)
  const chosen = 'choose' in reply ? reply.choose : []
  for (const index of chosen) {
    const option = question.options[index]
    if (option === undefined) throw new Error('no such option')
    if (option.card !== null) expect(optionsOf(question, option.card)).toContain(option)
    takeOption(question, option.id)
  }
  if (question.least !== 1 || question.most !== 1) answerWith(question, useHand.getState().picked)
}

beforeAll(async () => {
  await loadSets(null)
  for (let nth = 0; nth < 2; nth++) await play(nth % 2 === 0 ? 'runner' : 'corp', nth)
})

const words = (markup: string): string =>
  spoken(
    markup
      .replace(/<span aria-hidden="true">.*?<\/span><span class="unseen">/g, ' ')
      .replace(/<[^>]*>/g, ' ')
      .replace(/&amp;/g, '&')
      .replace(/&quot;/g, '"')
      .replace(/&#x27;/g, "'"),
  ).replace(/\s+/g, ' ')

const textOf = (option: OptionView, view: View): string =>
  (option.does === 'pass' ? passText(view) : null) ?? labelOf(option, view)

/**
 * Checks a rendered question: it shows the words of every option without a place on the table, or the input for its
 * number or payment.
 */
function check({ view, question }: Seen): void {
  const markup = renderToStaticMarkup(<Decision view={{ ...view, question }} />)
  const buttons = markup.match(/<button/g)?.length ?? 0
  switch (question.form) {
    case 'choose': {
      const placed = placedIn(question, view, 'atPlayer')
      const listed = question.options.filter(option => !placed.has(option))
      for (const option of listed)
        expect(words(markup)).toContain(spoken(textOf(option, view)).replace(/\s+/g, ' '))
      expect(buttons).toBeGreaterThanOrEqual(listed.length)
      return
    }
    case 'number':
      expect(markup).toContain(`min="${question.least}" max="${question.most}"`)
      // How much to spend has no usual answer.
      expect(defaultAnswer(question) === null).toBe(usualReply(question) === null)
      return
    case 'allocate':
      expect(markup.match(/type="number"/g)).toHaveLength(question.sources.length)
      expect(sum(usualPayment(question))).toBe(question.total)
  }
}

describe.each(Object.entries(kinds))('a question of the kind %s', (asks, form) => {
  test('can be read and answered', () => {
    for (const each of askedOf(asks as Asks, form)) check(each)
  })
})

/** All questions of a kind that the games here have asked, or one that is made up. */
function askedOf(asks: Asks, form: QuestionView['form']): readonly Seen[] {
  const all = [...seen.values()].filter(({ question }) => question.asks === asks)
  if (all.length > 0) return all
  const [like] = seen.values()
  if (like === undefined) throw new Error('nothing was asked')
  const question = made(asks, form, like)
  return [{ view: { ...like.view, question }, question }]
}

/** Makes up a question of a kind that no game here has asked, in the place of another one. */
function made(asks: Asks, form: QuestionView['form'], { question, view }: Seen): QuestionView {
  const { number, about, source, definition } = question
  const asked = { for: question.for, number, asks, about, source, definition }
  switch (form) {
    case 'choose':
      if (question.form !== 'choose') throw new Error('the first question is a mulligan')
      return { ...question, asks }
    case 'number':
      return { ...asked, form, least: 1, most: 4 }
    case 'allocate': {
      const card = { card: view.runner.identity.id, definition: null, from: 'card', most: 2 } as const
      return { ...asked, form, total: 3, sources: [card, { ...card, card: null, from: 'pool', most: 9 }] }
    }
  }
}
