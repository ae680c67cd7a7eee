import type { Thought } from '@paydata/bots'
import { diceOf, random } from '@paydata/bots'
import { defineAllCards } from '@paydata/cards'
import { broughtToPlay, starterDecks } from '@paydata/decks'
import type { Game, Reply, Side, View } from '@paydata/engine'
import { newGame, viewFor } from '@paydata/engine'
import type { Retold, Told } from '@paydata/match'
import { defaultOrders } from '@paydata/orders'
import type { Answered, Eye, Orders, PackedUpdate } from '@paydata/protocol'
import { rezzed, scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { cardsOf, heldIn } from '../log/in-hands.ts'
import { loadWords } from '../messages/language.ts'
import type { Role, SaidState } from '../store/said.ts'
import { afterHistory, afterSeen, nothingSaid, readUpdate } from '../store/said.ts'
import type { LocalSeat } from './beginning.ts'
import { localGame } from './beginning.ts'
import { finding } from './macros.ts'
import type { Opponent } from './opponents.ts'
import { opponentAt } from './opponents.ts'
import type { Past } from './surroundings.ts'
import { LocalTable } from './table.ts'

await loadWords('game')
await loadWords('table')

const definitions = defineAllCards()
const game = localGame

const deckOf = (side: Side) => {
  const deck = starterDecks.find(each => each.side === side)
  if (deck === undefined) throw new Error(`no deck for the ${side}`)
  return broughtToPlay(deck)
}

const fitting = (state: SaidState | null): SaidState => {
  if (state === null) throw new Error('something was said that does not fit')
  return state
}

/** A person at a table, who knows only what the table sends. */
function sitAt(
  seat: LocalSeat,
  seed = 'local',
  opponent: Opponent = opponentAt('sensible', definitions, []),
  pace = 0,
  begun: Game = newGame({
    definitions: definitions.version,
    seed,
    corp: deckOf('corp'),
    runner: deckOf('runner'),
  }),
  past: Past | null = null,
  role: Role = 'plays',
) {
  let kept: Game | null = null
  let given: readonly Retold[] = []
  let moves: readonly Told[] = []
  let state: SaidState = { ...nothingSaid, role }
  const updates: PackedUpdate[] = []
  const pauses: (() => void)[] = []
  const table = new LocalTable(
    { game: begun, seat, opponent, ...finding({ definitions, decks: [] }), seed, pace, past },
    {
      tell(eye, update) {
        updates.push(update)
        state = fitting(readUpdate(state, eye, update)?.state ?? null)
      },
      later: (_, go) => pauses.push(go),
      pause: async () => {},
      keep: (now, answers, all) => {
        kept = now
        given = answers
        moves = [...all]
      },
    },
  )
  const watch = (eye: Eye | null = null): void => {
    const answered = table.ask({ to: 'table', name: 'watch', asked: { game, eye } })
    if (!answered.ok) throw new Error(answered.why)
    for (const seen of answered.seen) state = fitting(afterSeen(state, seen))
  }
  watch()
  let replies = 0
  return {
    table,
    updates,
    pauses,
    watch,
    state: () => state,
    view(): View {
      if (state.view === null) throw new Error('nothing was shown')
      return state.view
    },
    kept: () => kept,
    given: () => given,
    moves: () => moves,
    reply(reply: Reply): Answered<'reply'> {
      const asked = { game, id: `reply-${replies++}`, version: state.version, reply }
      return table.ask({ to: 'table', name: 'reply', asked })
    },
    choose(does: string): void {
      const { question } = this.view()
      if (question?.form !== 'choose') throw new Error('no choice')
      const index = question.options.findIndex(option => option.does === does)
      expect(this.reply({ question: question.number, choose: [index] })).toMatchObject({ ok: true })
    },
    takeBack: () => table.ask({ to: 'table', name: 'takeBack', asked: { game, version: state.version } }),
  }
}

test('whole games can be played by messages alone, and the patches add up to the view of the game', () => {
  for (const seat of ['corp', 'runner'] as const) {
    const person = sitAt(seat)
    let compared = 0
    for (let i = 0; person.view().over === null && i < 2000; i++) {
      const { reply } = random(person.view(), diceOf(`${seat}/${i}`))
      const asked = { game, id: `whole-game-${i}`, version: person.state().version, reply }
      const answered = person.table.ask({ to: 'table', name: 'reply', asked })
      expect(answered).toMatchObject({ ok: true })
      const kept = i % 3 === 0 ? person.kept() : null
      expect(person.view()).toEqual(kept === null ? expect.anything() : viewFor(kept, seat))
      compared += Number(kept !== null)
    }
    expect(compared).toBeGreaterThan(5)
    expect(person.view().over).not.toBeNull()
    expect(person.state().journal().lines.length).toBeGreaterThan(50)
  }
})

test('a viewer who comes later can fetch the log from the beginning of the game', async () => {
  const watcher = sitAt('spectator')
  const history = await watcher.table.ask({ to: 'table', name: 'history', asked: { game } })
  if (!history.ok) throw new Error(history.why)
  const { journal } = watcher.state()
  expect(journal().lines).toEqual([])
  const read = afterHistory(watcher.state(), history)
  expect(read.journal().lines.length).toBeGreaterThan(50)
  expect(read.journal().turn).toMatchObject({ turn: watcher.view().turn })
})

test('two computers play for a spectator, who is asked nothing', () => {
  const watcher = sitAt('spectator')
  const view = watcher.view()
  expect(view.over).not.toBeNull()
  expect(view.question).toBeNull()
  const answered = watcher.table.ask({ to: 'table', name: 'concede', asked: { game } })
  expect(answered).toMatchObject({ ok: false, why: 'notAPlayer' })
})

test('a late or forged reply is refused with its reason and changes nothing', () => {
  const person = sitAt('corp')
  const before = person.view()
  const question = before.question?.number ?? 0
  expect(person.reply({ question, choose: [7] })).toMatchObject({ ok: false, why: 'notAnOption' })
  expect(person.reply({ question: question - 1, choose: [0] })).toMatchObject({ why: 'staleQuestion' })
  expect(person.view()).toBe(before)
})

test('a person can take back the last answer with all that followed, as a computer always agrees', async () => {
  const person = sitAt('corp')
  expect(person.takeBack()).toMatchObject({ ok: false, why: 'notReady' })
  person.choose('keep')
  const { credits, clicks } = person.view().corp
  person.choose('gainCredit')
  expect(person.view().corp).toMatchObject({ credits: credits + 1, clicks: clicks - 1 })
  expect(person.takeBack()).toMatchObject({ ok: true, taken: 'back' })
  expect(person.view().corp).toMatchObject({ credits, clicks })
  expect(person.updates.at(-1)?.[1]).toBe(person.state().version)
  const { lines } = person.state().journal()
  expect(lines.at(-1)).toMatchObject({ kind: 'undone', by: 'corp' })
  const undone = lines.flatMap(line => (line.kind === 'told' && line.isUndone ? [line.text] : []))
  expect(undone[0]).toContain('1[credit]')
  const history = await person.table.ask({ to: 'table', name: 'history', asked: { game } })
  if (!history.ok) throw new Error(history.why)
  const again = afterHistory(person.state(), history).journal().lines
  expect(again.map(line => line.kind === 'told' && line.isUndone)).toEqual(
    lines.map(line => line.kind === 'told' && line.isUndone),
  )
})

test('a person can take back every answer up to the first, but none after the game is over', () => {
  const person = sitAt('corp')
  const seen = [person.view()]
  for (let i = 0; i < 30; i++) {
    person.reply(random(person.view(), diceOf(`depth/${i}`)).reply)
    seen.push(person.view())
  }
  expect(person.view().turn).toBeGreaterThan(2)
  for (const before of seen.slice(0, -1).toReversed()) {
    expect(person.takeBack()).toMatchObject({ ok: true, taken: 'back' })
    expect(person.view()).toEqual(before)
  }
  expect(person.takeBack()).toMatchObject({ ok: false, why: 'notReady' })
  expect(person.given()).toEqual([])
  person.choose('keep')
  person.table.ask({ to: 'table', name: 'concede', asked: { game } })
  expect(person.takeBack()).toMatchObject({ ok: false, why: 'gameOver' })
})

test('the person who is asked can ask why other options are not offered', () => {
  const person = sitAt('runner')
  person.choose('keep')
  const answered = person.table.ask({ to: 'table', name: 'whyNot', asked: { game } })
  if (!answered.ok) throw new Error(answered.why)
  expect(answered.version).toBe(person.state().version)
  expect(answered.unavailable.length).toBeGreaterThan(0)
})

test('an update that does not follow the version of the state is not applied, and a known one changes nothing', () => {
  const person = sitAt('corp')
  person.choose('keep')
  const [update] = person.updates
  if (update === undefined) throw new Error('nothing was told')
  const state = person.state()
  const [, , ...rest] = update
  expect(readUpdate(state, 'corp', [98, 99, ...rest])).toBeNull()
  expect(readUpdate(state, 'corp', update)?.state).toBe(state)
  expect(readUpdate(state, 'runner', [98, 99, ...rest])?.state).toBe(state)
  person.watch()
  expect(person.state()).toMatchObject({ version: state.version, view: state.view })
})

test('the standing orders pass windows, and new ones can ask in the next window', () => {
  const person = sitAt('corp')
  person.choose('keep')
  person.choose('gainCredit')
  expect(person.view().question?.asks).toBe('action')
  const orders = { otherwise: 'ask', at: {}, until: 'nothing' } as const
  expect(person.table.ask({ to: 'table', name: 'orders', asked: { game, orders } })).toEqual({ ok: true })
  person.choose('gainCredit')
  expect(person.view().question?.asks).toBe('paidWindow')
})

test('a person who continues a game is asked the question they left, even if their orders would pass it', () => {
  const left = scenario({ definitions }).corp({}).runner({ credits: 5 }).running('hq').json
  const asked = left.waiting.map(each => each.for)
  const person = sitAt('runner', 'left', undefined, 0, left)
  expect(asked).toEqual(['runner'])
  expect(person.view().question).toMatchObject({ asks: 'paidWindow', number: left.waiting[0]?.number })
  person.choose('pass')
  expect(person.view().question?.asks).not.toBe('paidWindow')
})

test('the order to hold asks in the very next window, even if the person can only pass there', () => {
  const person = sitAt('corp')
  const orders = { ...defaultOrders, hold: 'next' } as const
  person.choose('keep')
  person.table.ask({ to: 'table', name: 'orders', asked: { game, orders } })
  person.choose('gainCredit')
  expect(person.view().question?.asks).toBe('paidWindow')
  person.choose('pass')
  expect(person.view().question?.asks).toBe('action')
})

test('a macro takes credits with all clicks, and is taken back as one answer', () => {
  const person = sitAt('corp')
  const macros = () => person.table.ask({ to: 'table', name: 'macros', asked: { game } })
  const begin = (version: number) =>
    person.table.ask({
      to: 'table',
      name: 'macro',
      asked: { game, id: 'a-macro', version, macro: 'takeCredits' },
    })
  expect(macros()).toMatchObject({ macros: [] })
  expect(begin(person.state().version)).toMatchObject({ ok: false, why: 'notReady' })
  person.choose('keep')
  const { version } = person.state()
  const { credits, clicks } = person.view().corp
  expect(macros()).toMatchObject({ version, macros: [{ macro: 'takeCredits', price: null }] })
  expect(begin(version - 1)).toMatchObject({ ok: false, why: 'staleQuestion' })
  expect(begin(version)).toMatchObject({ ok: true })
  expect(person.view().corp).toMatchObject({ credits: credits + clicks, clicks: 0 })
  expect(person.takeBack()).toMatchObject({ ok: true, taken: 'back' })
  expect(person.view().corp).toMatchObject({ credits, clicks })
})

test('a macro of one side ends the order of the other side to pass until something happens', () => {
  const begun = scenario({ definitions })
    .corp({ credits: 9, hqIce: ['Wall of Static'], remotes: [{ root: ['PAD Campaign'] }] })
    .runner({ credits: 5 })
    .runnerTurn().json
  const person = sitAt('both', 'wakes', undefined, 0, begun)
  const order = (orders: Orders) => person.table.ask({ to: 'table', name: 'orders', asked: { game, orders } })
  order({ ...defaultOrders, at: { 'run.initiationWindow': 'ask' } })
  person.choose('run')
  expect(person.view().question?.asks).toBe('paidWindow')
  order({ ...defaultOrders, at: { 'run.movementWindow': 'able' }, until: 'somethingHappens' })
  const { version } = person.state()
  const asked = { game, id: 'runs-on', version, macro: 'continueRun' } as const
  expect(person.table.ask({ to: 'table', name: 'macro', asked })).toMatchObject({ ok: true })
  // The Runner has passed the ice and did not jack out: before the server is approached the Corp may rez.
  expect(person.view()).toMatchObject({ run: { phase: 'movement' }, waiting: [{ for: 'corp' }] })
})

test('a person who concedes loses', () => {
  const person = sitAt('runner')
  person.table.ask({ to: 'table', name: 'concede', asked: { game } })
  expect(person.view().over).toEqual({ winner: 'corp', how: 'concession' })
})

test('the table waits for a slow computer, and drops its answer if the person takes back meanwhile', async () => {
  const thoughts: { readonly seed: string; readonly finish: () => Promise<void> }[] = []
  const quick = opponentAt('sensible', definitions, [])
  const slow: Opponent = (now, side, seed) => {
    let say = (): void => undefined
    const thought = new Promise<void>(resolve => {
      say = resolve
    }).then(() => quick(now, side, seed))
    const finish = async (): Promise<void> => {
      say()
      await thought
    }
    thoughts.push({ seed, finish })
    return thought
  }
  const person = sitAt('corp', 'a secret seed', slow)
  person.choose('keep')
  expect(person.view().question).toBeNull()
  expect(person.takeBack()).toMatchObject({ ok: true })
  await thoughts[0]?.finish()
  expect(person.view().question).toMatchObject({ asks: 'mulligan' })
  person.choose('keep')
  expect(person.view().question).toBeNull()
  for (let nth = 1; person.view().question === null; nth++) await thoughts[nth]?.finish()
  expect(person.view().turn).toBe(1)
  expect(thoughts.map(({ seed }) => seed).filter(seed => seed.includes('secret'))).toEqual([])
})

type Person = ReturnType<typeof sitAt>

/** Lets a pause end, or takes the first of what is asked. */
function goesOn(person: Person): void {
  const { question } = person.view()
  if (question === null) person.pauses.shift()?.()
  else person.reply({ question: question.number, choose: [0] })
}

test('there is no pause before a computer passes, but there is one before it does anything else', () => {
  const person = sitAt('runner', 'local', opponentAt('sensible', definitions, []), 600)
  for (let i = 0; person.view().question?.asks !== 'action'; i++) {
    expect(i).toBeLessThan(200)
    goesOn(person)
  }
  const { credits } = person.view().runner
  person.choose('gainCredit')
  expect(person.pauses).toEqual([])
  expect(person.view()).toMatchObject({ runner: { credits: credits + 1 }, question: { asks: 'action' } })
  for (let click = 0; click < 3; click++) person.choose('gainCredit')
  expect(person.view()).toMatchObject({ active: 'runner', runner: { clicks: 0 }, question: null })
  expect(person.pauses).toHaveLength(1)
  person.pauses.shift()?.()
  expect(person.view().active).toBe('corp')
})

/** Plays a game with many runs, and tells at which encounters it paused. */
async function pausedAt(person: Person): Promise<ReadonlySet<string>> {
  // The turn, the clicks and the ice name an encounter, as each run takes a click and meets each ice once.
  const met = new Set<string>()
  for (let i = 0; i < 600 && person.view().over === null; i++) {
    const { question } = person.view()
    if (question === null) {
      await new Promise(resolve => setImmediate(resolve))
      const { turn, runner, encounter } = person.view()
      if (person.pauses.length > 0 && encounter !== null)
        met.add(`${turn} ${runner.clicks} ${encounter.ice.id}`)
      person.pauses.shift()?.()
    } else if (question.asks === 'action')
      person.choose(person.view().runner.clicks > 1 ? 'run' : 'gainCredit')
    else person.reply(random(person.view(), diceOf(`meets/${i}`)).reply)
  }
  return met
}

test('there is a pause at each encounter, even if neither side can do anything in it', async () => {
  const quick = opponentAt('sensible', definitions, [])
  const thinking: Opponent = async (...asked) => quick(...asked)
  for (const opponent of [quick, thinking]) {
    const person = sitAt('runner', 'meets', opponent, 600)
    const met = await pausedAt(person)
    const told = person
      .state()
      .journal()
      .lines.filter(line => line.kind === 'told' && line.text.startsWith('You encounter'))
    expect(told.length).toBeGreaterThan(3)
    expect(met.size).toBe(told.length)
  }
})

test('the answer of a computer that thinks in a worker is held back too, and it thinks only once', async () => {
  const quick = opponentAt('sensible', definitions, [])
  let thoughts = 0
  const thinking: Opponent = async (...asked) => {
    thoughts++
    return quick(...asked)
  }
  const person = sitAt('corp', 'local', thinking, 600)
  const settle = () => new Promise(resolve => setImmediate(resolve))
  person.choose('keep')
  expect(person.pauses).toEqual([])
  await settle()
  expect(person.pauses).toHaveLength(1)
  expect(thoughts).toBe(1)
  expect(person.view()).toMatchObject({ turn: 0, question: null })
  person.pauses.shift()?.()
  await settle()
  expect(person.view().turn).toBe(1)
})

test('the stored answers of a computer contain its reasons', () => {
  const person = sitAt('corp')
  person.choose('keep')
  const reasons = person.given().map(answer => (answer.by === 'both' ? null : [answer.by, answer.because]))
  expect(reasons.slice(0, 2)).toEqual([
    ['corp', undefined],
    ['runner', [expect.objectContaining({ code: expect.any(String) })]],
  ])
})

/** Looks at the table as the side that is asked. */
function looksAsAsked(seat: Person): Side {
  const [next] = seat.view().waiting
  if (next === undefined) throw new Error('nobody is asked')
  if (next.for !== seat.state().eye) seat.watch(next.for)
  return next.for
}

test('a person who plays both sides answers for each in turn, with the view of that side', async () => {
  const seat = sitAt('both')
  const asked = new Set<Side>()
  for (let answers = 0; answers < 30; answers++) {
    const next = looksAsAsked(seat)
    const { question, viewer, corp, runner, breach } = seat.view()
    if (question === null) throw new Error('nobody is asked')
    expect(viewer).toBe(next)
    expect(question.for).toBe(next)
    const [own, other] = viewer === 'corp' ? [corp, runner] : [runner, corp]
    expect(own.hand.cards.every(card => card.face !== null)).toBe(true)
    const accessed = breach?.accessed.map(({ id }) => id) ?? []
    expect(other.hand.cards.filter(({ id }) => !accessed.includes(id))).toHaveLength(0)
    asked.add(next)
    const reply = random(seat.view(), diceOf(`both/${answers}`)).reply
    expect(
      seat.table.ask({
        to: 'table',
        name: 'reply',
        asked: { game, id: `both-${answers}`, version: seat.state().version, reply },
      }),
    ).toMatchObject({ ok: true })
  }
  expect([...asked].toSorted()).toEqual(['corp', 'runner'])
  seat.watch('corp')
  const history = await seat.table.ask({ to: 'table', name: 'history', asked: { game } })
  if (!history.ok) throw new Error(history.why)
  const read = afterHistory(seat.state(), history)
  expect(read.journal().lines.length).toBeGreaterThan(5)
  expect(seat.table.ask({ to: 'table', name: 'watch', asked: { game, eye: 'spectator' } })).toMatchObject({
    why: 'notAllowed',
  })
})

test('who watches two computers looks into the hand they choose, and is never asked', async () => {
  const thinking: ((found: Thought) => void)[] = []
  const slow: Opponent = () => new Promise(resolve => thinking.push(resolve))
  const begun = scenario({ definitions })
    .corp({ hand: ['Enigma'] })
    .runner({ hand: ['Sure Gamble'] })
    .corpTurn().json
  const seat = sitAt('spectator', 'watched', slow, 0, begun, null, 'watches')
  const handsSeen = () => {
    const { corp, runner, viewer, question } = seat.view()
    expect({ viewer, question }).toEqual({ viewer: 'spectator', question: null })
    const titles = ({ hand }: typeof corp | typeof runner) => hand.cards.map(({ face }) => face?.title)
    return { corp: titles(corp), runner: titles(runner) }
  }
  expect(handsSeen()).toEqual({ corp: [], runner: [] })
  seat.watch('corp')
  expect(handsSeen()).toEqual({ corp: ['Enigma'], runner: [] })
  // The updates are those of the hand that is seen, and fit.
  const { question } = viewFor(begun, 'corp')
  if (question?.form !== 'choose') throw new Error('no choice')
  const gain = question.options.findIndex(({ does }) => does === 'gainCredit')
  thinking.shift()?.({ reply: { question: question.number, choose: [gain] }, because: [] })
  await new Promise(resolve => setImmediate(resolve))
  expect(seat.state().version).toBe(1)
  expect(seat.reply({ question: question.number, choose: [gain] })).toMatchObject({ why: 'notAPlayer' })
  seat.watch('runner')
  expect(handsSeen()).toEqual({ corp: [], runner: ['Sure Gamble'] })
  const history = await seat.table.ask({ to: 'table', name: 'history', asked: { game } })
  if (!history.ok) throw new Error(history.why)
  expect(afterHistory(seat.state(), history).journal().lines.length).toBeGreaterThan(0)
  seat.watch('spectator')
  expect(handsSeen()).toEqual({ corp: [], runner: [] })
})

test('the Runner alone is told what rezzed ice costs to break, and not of a position that is over', async () => {
  const board = scenario({ definitions })
    .corp({ hqIce: [rezzed('Wall of Static')], rndIce: [rezzed('Enigma')] })
    .runner({ credits: 5, rig: ['Corroder'] })
    .runnerTurn().json
  const askedBy = (seat: Side) => {
    const person = sitAt(seat, 'prices', opponentAt('random', definitions, []), 0, board)
    return { person, prices: person.table.ask({ to: 'table', name: 'icePrices', asked: { game } }) }
  }
  expect(await askedBy('runner').prices).toMatchObject({
    ok: true,
    version: 0,
    prices: [{ price: { credits: 2 } }, { price: null }],
  })
  expect(await askedBy('corp').prices).toMatchObject({ ok: true, prices: [] })
  const { person, prices } = askedBy('runner')
  person.choose('gainCredit')
  expect(await prices).toMatchObject({ ok: false, why: 'staleQuestion' })
})

test('who takes an answer back knows of the other hand what was known before it', async () => {
  const begun = scenario({ definitions })
    .corp({})
    .runner({ credits: 9, hand: ['Special Order'], deck: ['Corroder', 'Corroder'] })
    .runnerTurn().json
  const person = sitAt('both', 'held', undefined, 0, begun)
  const knownToCorp = async () => {
    const answered = person.table.ask({ to: 'table', name: 'watch', asked: { game, eye: 'corp' } })
    const history = await person.table.ask({ to: 'table', name: 'history', asked: { game } })
    if (!answered.ok || !history.ok) throw new Error('nothing was shown')
    person.watch('runner')
    return cardsOf(heldIn(history, 0).held).runner
  }
  person.choose('play')
  expect(await knownToCorp()).toEqual([])
  const found = person.view().question?.number ?? 0
  expect(person.reply({ question: found, choose: [0] })).toMatchObject({ ok: true })
  expect(await knownToCorp()).toEqual([{ definition: 'corroder', turn: 2 }])
  person.choose('install')
  expect(await knownToCorp()).toEqual([])
  expect(person.takeBack()).toMatchObject({ ok: true })
  expect(await knownToCorp()).toEqual([{ definition: 'corroder', turn: 2 }])
})

test('after a reload the log and what was seen of the other hand are known from the beginning of the game', async () => {
  const first = scenario({ definitions })
    .corp({ hand: ['Enigma'] })
    .runner({ credits: 9, hand: ['Special Order'], deck: ['Corroder', 'Corroder'] })
    .runnerTurn().json
  const person = sitAt('both', 'reload', undefined, 0, first)
  person.choose('play')
  person.reply({ question: person.view().question?.number ?? 0, choose: [0] })
  const kept = person.kept() ?? expect.fail('nothing is kept')
  const moves = person.moves()
  const textsOf = ({ journal }: SaidState): readonly string[] =>
    journal().lines.map(line => (line.kind === 'told' ? line.text : line.kind))
  const texts = textsOf(person.state())
  expect(texts.length).toBeGreaterThan(3)
  const back = sitAt('both', 'reload', undefined, 0, kept, { first, moves })
  expect(back.state().version).toBe(moves.length)
  const own = await back.table.ask({ to: 'table', name: 'history', asked: { game } })
  if (!own.ok) throw new Error(own.why)
  expect(textsOf(afterHistory(back.state(), own))).toEqual(texts)
  back.watch('corp')
  const history = await back.table.ask({ to: 'table', name: 'history', asked: { game } })
  if (!history.ok) throw new Error(history.why)
  expect(cardsOf(heldIn(history, 0).held).runner).toEqual([{ definition: 'corroder', turn: 2 }])
})

test('after a reload what was taken back is struck and told with its player, also what was taken back twice', async () => {
  const first = scenario({ definitions })
    .corp({ hand: ['Hedge Fund'], credits: 5 })
    .corpTurn().json
  const person = sitAt('corp', 'taken back', undefined, 0, first)
  person.choose('gainCredit')
  person.choose('play')
  person.takeBack()
  person.choose('gainCredit')
  person.takeBack()
  person.takeBack()
  person.choose('drawCard')
  const linesOf = ({ journal }: SaidState) =>
    journal().lines.map(line =>
      line.kind === 'told' ? [line.text, line.isUndone] : line.kind === 'undone' ? line.by : line.turn,
    )
  const lines = linesOf(person.state())
  expect(lines.filter(line => line === 'corp')).toHaveLength(3)
  const kept = person.kept() ?? expect.fail('nothing is kept')
  const past = { first, moves: person.moves() }
  expect(person.given().length).toBeLessThan(past.moves.length)
  const back = sitAt('corp', 'taken back', undefined, 0, kept, past)
  const history = await back.table.ask({ to: 'table', name: 'history', asked: { game } })
  if (!history.ok) throw new Error(history.why)
  const again = afterHistory(back.state(), history)
  expect(linesOf(again)).toEqual(lines)
  expect(back.view()).toEqual(person.view())
})

test('if today’s rules lead to another game than before, the log begins where the game was left', async () => {
  const first = scenario({ definitions }).corp({}).runner({ credits: 1 }).runnerTurn().json
  const moves = [{ by: 'runner', named: null, after: 'another', automatic: false }] as const
  const back = sitAt('runner', 'reload', undefined, 0, first, { first, moves })
  const history = await back.table.ask({ to: 'table', name: 'history', asked: { game } })
  expect(history).toMatchObject({ ok: true, updates: [] })
})
