import type { Question, Reply, Setup, Side, View } from '@paydata/engine'
import { defaultOrders } from '@paydata/orders'
import type { Orders, Update } from '@paydata/protocol'
import type { Dice } from '@paydata/scenario'
import { diceOf, lively, randomReply } from '@paydata/scenario'
import type { Act, Found, Inquiry, Led, Seats, Views } from './plain-table.ts'
import { inquiryNames, PlainTable } from './plain-table.ts'

/** An act, and what it leads to at every table. */
export interface Scene extends Led {
  readonly act: Act
}

/** What each eye sees at a version. */
interface Sight {
  readonly version: number
  readonly views: Views
}

/** A game as every table must play it: what is seen when a person is first asked, what persons do from there on, and the end. */
export interface Played {
  readonly begins: Sight
  /** Each is worked out when it is taken, so that a server in the same thread can answer between two. */
  readonly scenes: Iterable<Scene>
  /** To be called when all scenes were taken. */
  readonly ends: () => Sight
}

const sides: readonly Side[] = ['corp', 'runner']

export function playedByChance(setup: Setup, seats: Seats, found: Found, seed: string, most: number): Played {
  const table = new PlainTable(setup, seats, found)
  const sight = (): Sight => ({ version: table.version, views: table.views })
  return { begins: sight(), scenes: scenesAt(table, seats, seed, most), ends: sight }
}

/** Persons do many things in turn, each by chance; then one gives up, and each is tried once more when the game is over. */
function* scenesAt(table: PlainTable, seats: Seats, seed: string, most: number): Generator<Scene, void> {
  const happens = (act: Act): Scene => ({ act, ...table.does(act) })
  for (let n = 0; n < most && table.game.over === null; n++) {
    const does = program[n % program.length] ?? replies
    yield happens(does(standAt(table, seats), diceOf(`${seed} ${n}`)))
  }
  const by = sides.find(side => seats[side] === 'person')
  if (by === undefined) throw new Error('No person plays.')
  if (table.game.over === null) yield happens({ is: 'concede', by })
  const { version } = table
  yield happens({ is: 'reply', by, version, reply: { question: 1, choose: [0] } })
  yield happens({ is: 'macro', by, version, macro: 'continueRun', way: 0 })
  yield happens({ is: 'takeBack', by, version })
  yield happens({ is: 'orders', by, orders: defaultOrders })
}

/** What spectators are told of the first answers of two bots. */
export function playedByBots(setup: Setup, found: Found, most: number): readonly Update[] {
  const table = new PlainTable(setup, { corp: 'bot', runner: 'bot' }, found)
  return Array.from({ length: most }, () => table.goesOn()?.spectator).flatMap(each => each ?? [])
}

/** The kind of an act, with why it was refused. */
export const outcomeOf = ({ act, answer }: Scene): string => `${act.is} ${answer.ok ? 'taken' : answer.why}`

/** What a game must hold, or a table could answer there what it liked. */
export const outcomesOfAll: readonly string[] = [
  'reply taken',
  'reply staleQuestion',
  'reply notAnOption',
  'reply wrongForm',
  'reply gameOver',
  'macro taken',
  'macro staleQuestion',
  'macro notReady',
  'macro gameOver',
  'takeBack taken',
  'takeBack staleQuestion',
  'takeBack gameOver',
  'orders taken',
  'orders gameOver',
  'asks taken',
]

/** What a person knows who is about to do something. */
interface Stand {
  readonly table: PlainTable
  readonly question: Question
  readonly by: Side
  /** Another person, if there is one; else the same. */
  readonly other: Side
}

function standAt(table: PlainTable, seats: Seats): Stand {
  const [question] = table.game.waiting
  if (question === undefined) throw new Error('Nobody is asked.')
  const by = question.for
  const opposite = by === 'corp' ? 'runner' : 'corp'
  return { table, question, by, other: seats[opposite] === 'person' ? opposite : by }
}

type Does = (stand: Stand, dice: Dice) => Act

const replies = ({ table: { version }, question, by }: Stand, dice: Dice) =>
  ({ is: 'reply', by, version, reply: randomReply(question, dice, lively) }) as const satisfies Act

const repliesLate: Does = (stand, dice) => {
  const { reply, ...others } = replies(stand, dice)
  return { ...others, reply: { ...reply, question: reply.question - 1 } }
}

const repliesWithNoOption: Does = (stand, dice) => ({
  ...replies(stand, dice),
  reply: { question: stand.question.number, choose: [999] },
})

const repliesInWrongForm: Does = (stand, dice) => ({
  ...replies(stand, dice),
  reply: formless(stand.question),
})

const repliesForAnother: Does = (stand, dice) => ({ ...replies(stand, dice), by: stand.other })

/** What is open again after a take-back was not meant by who saw it before. */
const repliesToOldView: Does = ({ table, question, by }, dice) => ({
  is: 'reply',
  by,
  version: Math.max(0, table.tookBackAt - 1),
  reply: randomReply(question, dice, lively),
})

const beginsMacro: Does = ({ table, by }, dice) => {
  const offered = table.offered(by)
  const names = [...new Set(offered.map(({ macro }) => macro.is))]
  const macro = names[dice(Math.max(1, names.length))] ?? 'accessAll'
  const ways = offered.filter(each => each.macro.is === macro).length
  return { is: 'macro', by, version: table.version, macro, way: dice(Math.max(1, ways)) }
}

const beginsNoMacro: Does = ({ table: { version }, by }) => ({
  is: 'macro',
  by,
  version,
  macro: 'continueRun',
  way: 99,
})

const beginsMacroLate: Does = (stand, dice) => ({
  ...beginsMacro(stand, dice),
  version: stand.table.version + 1,
})

const takesBack: Does = ({ table: { version, newest }, by }) => ({
  is: 'takeBack',
  by: newest ?? by,
  version,
})

const takesBackLate: Does = ({ table: { version }, by }) => ({ is: 'takeBack', by, version: version + 1 })

const ordersSomething: Does = ({ table, by }, dice) => ({ is: 'orders', by, orders: ordersAt(table, dice) })

const ordersAsUsual: Does = ({ by }) => ({ is: 'orders', by, orders: defaultOrders })

const asks: Does = ({ by, other }, dice) => ({
  is: 'asks',
  by: dice(2) === 0 ? by : other,
  what: inquiryAt(dice),
})

/** Each has dice of its own, and the greatest number wins: one that is added leaves all others the numbers they had. */
function inquiryAt(dice: Dice): Inquiry {
  const drawn = dice(whole)
  const thrown = inquiryNames.map(what => ({ what, number: diceOf(`${drawn} ${what}`)(whole) }))
  return thrown.reduce((best, each) => (each.number > best.number ? each : best)).what
}
const whole = 0x100000000

/** What happens in turn, again and again: first what is refused, as some games are short. */
const program: readonly Does[] = [
  ...[
    replies,
    replies,
    beginsMacro,
    asks,
    takesBack,
    repliesToOldView,
    replies,
    repliesLate,
    repliesWithNoOption,
  ],
  ...[beginsNoMacro, replies, repliesInWrongForm, beginsMacroLate, takesBackLate, repliesForAnother],
  ...[ordersSomething, replies, replies, beginsMacro, replies, replies, asks, replies, takesBack, replies],
  ...[replies, ordersAsUsual, replies, replies, beginsMacro, takesBack, takesBack, replies, replies],
]

const formless = ({ number, form }: Question): Reply =>
  form === 'choose' ? { question: number, number: 0 } : { question: number, choose: [0] }

/** Orders as a page gives them: to be asked more or less, until something happens, in the next window; and cards to be rezzed. */
function ordersAt({ views: { corp } }: PlainTable, dice: Dice): Orders {
  const hold = ([undefined, 'next', 'turn'] as const)[dice(3)]
  const otherwise = (['ask', 'able', 'news', 'pass'] as const)[dice(4)] ?? 'able'
  const facedown = facedownIn(corp)
  return {
    ...(dice(2) === 0 ? defaultOrders : { otherwise, at: { 'run.movementWindow': 'ask' } }),
    until: dice(3) === 0 ? 'somethingHappens' : 'nothing',
    ...(hold === undefined ? {} : { hold }),
    ...(dice(2) === 0 && facedown.length > 0 ? { rez: facedown } : {}),
  }
}

const facedownIn = ({ servers }: View): number[] =>
  servers.flatMap(({ root }) => root.flatMap(({ id, faceup }) => (faceup || id === null ? [] : id)))
