import { areLoaded, loadSets } from '@paydata/cards/loading'
import type { Reply, View } from '@paydata/engine'
import { isForOrders } from '@paydata/orders'
import type { Eye, MacroName, PackedUpdate, RefusedRequest, RequestOutcome, Sent } from '@paydata/protocol'
import { wire } from '@paydata/protocol'
import { spoken } from '../messages/language.ts'
import { newId } from '../transport/ids.ts'
import type { Open, Transport } from '../transport/transport.ts'
import { isEditionLoaded, loadEdition } from '../words/edition.ts'
import type { AnsweredFrom, HandState } from './hand.ts'
import { askedAnew, emptyHand, useHand } from './hand.ts'
import { noteNews } from './meaning-it.ts'
import type { Role, SaidState } from './said.ts'
import { afterHistory, afterSeen, nothingSaid, readUpdate, useSaid } from './said.ts'
import { change, paceFor, useSettings } from './settings.ts'
import type { Stops, TemporaryOrder } from './stops.ts'
import { ordersOf, stopsWith } from './stops.ts'
import { unrezzedInRoots } from './unrezzed.ts'

let transport: Transport | null = null
/** Whether a `watch` request is under way. Until it is answered, an update that does not fit the view is ignored. */
let isWatching = false

/** Opens a table and shows it through this eye, or through the player's own for null. Returns a function that leaves it. */
export function sitDown(open: Open, role: Role, eye: Eye | null = null): () => void {
  useSaid.setState({ ...nothingSaid, role }, true)
  emptyHand()
  isWatching = false
  let opened: Transport | null = null
  const begin = (): void => {
    if (opened !== null && useSaid.getState().connection === 'open') void watch(opened, eye)
  }
  opened = open({
    update: (from, update) => hear(from, update, eye),
    connection(connection) {
      useSaid.setState({ connection })
      begin()
    },
  })
  transport = opened
  begin()
  const sat = opened
  return () => {
    sat.close()
    if (transport === sat) transport = null
  }
}

/** Shows the table through another eye. */
export const lookThrough = (eye: Eye): void => {
  if (transport !== null) void watch(transport, eye, 'whole')
}

function hear(from: Eye, update: PackedUpdate, eye: Eye | null): void {
  const read = readUpdate(useSaid.getState(), from, update)
  if (read === null) {
    if (transport !== null && !isWatching) void watch(transport, eye, 'whole')
    return
  }
  if (read.state === useSaid.getState()) return
  noteNews(read.occurrences)
  showState(read.state)
}

function showState(next: SaidState): void {
  const before = useSaid.getState().view
  useSaid.setState(next, true)
  askedAnew(next.view?.question?.number ?? null)
  // Any number of cards may be trashed for one (CR 8.5.6), each asked for anew: the wish is over when none is asked for any more.
  const isOver = before?.turn !== next.view?.turn || (asksToTrash(before) && !asksToTrash(next.view))
  if (useHand.getState().trashesFirst && isOver) toggleTrashesFirst()
}

const asksToTrash = (view: View | null): boolean => view?.question?.asks === 'trashLike'

type Wanted = 'missed' | 'whole'

/** Asks for the updates that were missed, or for the whole view. */
async function watch(at: Transport, eye: Eye | null, want: Wanted = 'missed'): Promise<void> {
  isWatching = true
  const { version, view } = useSaid.getState()
  const have = want === 'whole' || view === null ? null : version
  const answered = await at.ask('watch', { game: at.game, eye, have })
  isWatching = false
  if (at !== transport) return
  if (!answered.ok) {
    useSaid.setState({ refusal: answered })
    // A spectator may see both hands only with a delay, so the first view exists some time after the game has begun.
    const { why, again } = answered
    if (why === 'notReady' && again !== undefined)
      setTimeout(() => at === transport && void watch(at, eye, want), again * 1000)
    return
  }
  if (answered.wire !== wire) return loadAnew(answered.wire)
  const whole = answered.seen.find(seen => seen.is === 'whole')
  if (whole !== undefined && !isReadable(whole.view)) return loadBefore(whole.view, at, eye, want)
  for (const seen of answered.seen) {
    const next = afterSeen(useSaid.getState(), seen)
    if (next === null) return void watch(at, eye, 'whole')
    showState(next)
  }
  giveOrders()
  if (useSaid.getState().version > 0 && useSaid.getState().journal().lines.length === 0)
    await fetchHistory(at)
}

const isReadable = ({ sets, edition }: View): boolean => areLoaded(sets) && isEditionLoaded(edition)

/**
 * Loads the cards of a format and the edition of the rules, which the texts of a game need, before it shows the view. It asks
 * for the view again afterwards.
 */
async function loadBefore(
  { sets, edition }: View,
  at: Transport,
  eye: Eye | null,
  want: Wanted,
): Promise<void> {
  try {
    await Promise.all([loadSets(sets), loadEdition(edition)])
  } catch (error) {
    console.error(error)
    if (at === transport) useSaid.setState({ connection: 'lost' })
    return
  }
  if (at === transport) await watch(at, eye, want)
}

/** Reloads the page, as the server speaks another version of the protocol. If one reload did not help, shows a refusal instead. */
function loadAnew(other: number): void {
  const place = 'paydata/wire'
  try {
    if (sessionStorage.getItem(place) !== `${other}`) {
      sessionStorage.setItem(place, `${other}`)
      return location.reload()
    }
  } catch {
    // A browser that stores nothing could reload for ever.
  }
  refuse({ ok: false, why: 'malformed', says: '' })
}

/** Fetches the log of what happened before this page opened the table. */
async function fetchHistory(at: Transport): Promise<void> {
  const history = await at.ask('history', { game: at.game })
  if (history.ok && at === transport) useSaid.setState(afterHistory(useSaid.getState(), history))
}

// The log holds sentences, which take far less memory than what happened: in another language the whole of it is told again.
spoken.subscribe(() => {
  if (transport !== null && useSaid.getState().version > 0) void fetchHistory(transport)
})

const refuse = (refusal: RefusedRequest): void => useSaid.setState({ refusal })

/** Sends a reply. While one is under way, others are not sent. */
export async function reply(answer: Reply, from: AnsweredFrom = 'elsewhere'): Promise<void> {
  useHand.setState({ from })
  await sendOnce((at, sent) => at.ask('reply', { ...sent, reply: answer }))
}

/** Begins a macro, which gives several answers, in one of its ways. Its first answer is sent like any other reply. */
export async function beginMacro(macro: MacroName, way = 0): Promise<void> {
  useHand.setState({ from: 'elsewhere' })
  await sendOnce((at, sent) => at.ask('macro', { ...sent, macro, way }))
}

/** Milliseconds after which the update to an acknowledged reply counts as lost. It usually comes with the acknowledgement. */
const longestWait = 2000

/** Asks for missed updates if this version, to which the player's reply led, is not shown after a while. */
function expectToSee(at: Transport, version: number): void {
  const isSeen = (): boolean => at !== transport || isWatching || useSaid.getState().version >= version
  if (isSeen()) return
  setTimeout(() => {
    if (!isSeen()) void watch(at, useSaid.getState().eye)
  }, longestWait)
}

type Sending = Pick<Sent<'reply'>, 'game' | 'id' | 'version'>

async function sendOnce(
  send: (at: Transport, sent: Sending) => Promise<RequestOutcome<{ readonly version: number }>>,
): Promise<void> {
  if (useHand.getState().sent !== null || transport === null) return
  const id = newId()
  useHand.setState({ sent: id })
  // The wish to be asked in the next window is fulfilled when the player answers in one.
  const question = useSaid.getState().view?.question
  if (useHand.getState().temporaryOrder === 'ask' && question && isForOrders(question))
    setTemporaryOrder('nothing')
  const at = transport
  const answered = await send(at, { game: at.game, id, version: useSaid.getState().version })
  if (answered.ok) return expectToSee(at, answered.version)
  refuse(answered)
  if (useHand.getState().sent === id) useHand.setState({ sent: null })
}

export async function takeBack(only: 'free' | 'any' = 'any'): Promise<void> {
  if (transport === null) return
  const { version } = useSaid.getState()
  const answered = await transport.ask('takeBack', { game: transport.game, version, only })
  if (!answered.ok) refuse(answered)
}

export async function concede(): Promise<void> {
  if (transport === null) return
  const answered = await transport.ask('concede', { game: transport.game })
  if (!answered.ok) refuse(answered)
}

/** Asks something of the table. Gives null if there is none, or the player has left it meanwhile. */
export async function inquire<Given>(ask: (at: Transport) => Promise<Given>): Promise<Given | null> {
  const at = transport
  const answered = at && (await ask(at))
  return at === transport ? answered : null
}

/** Asks why options that a player might expect are not offered. */
export async function askWhyNot(): Promise<void> {
  const answered = await inquire(({ ask, game }) => ask('whyNot', { game }))
  if (answered?.ok) useSaid.setState({ whyNot: answered })
}

/** Asks which macros the player may begin. If the request is refused, no macros are offered, and the player is not told. */
export async function askMacros(): Promise<void> {
  const answered = await inquire(({ ask, game }) => ask('macros', { game }))
  if (answered?.ok) useSaid.setState({ macros: answered })
}

/** Lets the computers play at the pace of the settings, or pauses them. */
export function givePace(): void {
  const { viewer } = useSaid.getState().view ?? { viewer: '' }
  transport?.setPace?.(useHand.getState().isPaused ? null : paceFor(viewer, useSettings.getState().pace))
}

/** Whether this page sets the pace of the computers, as it does in a game that the browser runs. */
export const canSetPace = (): boolean => transport?.setPace != null

export function setStops(stops: Stops): void {
  change({ stops })
  giveOrders()
}

function wish(wishes: Partial<HandState>): void {
  useHand.setState(wishes)
  giveOrders()
}

export const setTemporaryOrder = (temporaryOrder: TemporaryOrder): void => wish({ temporaryOrder })

/** Marks a facedown card to be rezzed at the next chance, or takes the mark back. */
export function markToRez(card: number): void {
  const { rez } = useHand.getState()
  wish({ rez: rez.includes(card) ? rez.filter(each => each !== card) : [...rez, card] })
}

/** Asks once in this turn which cards to trash before one is installed, or takes that back. */
export const toggleTrashesFirst = (): void => wish({ trashesFirst: !useHand.getState().trashesFirst })

function giveOrders(): void {
  const { eye, view, role } = useSaid.getState()
  if (transport === null || eye === null || role === 'watches') return
  const { temporaryOrder, rez, trashesFirst } = useHand.getState()
  const facedown = view === null ? [] : unrezzedInRoots(view).map(({ id }) => id)
  const marked = rez.filter(card => facedown.includes(card))
  const { stops } = useSettings.getState()
  const asking = trashesFirst ? stopsWith(stops, 'trashLike', 'ask') : stops
  const orders = ordersOf(asking, temporaryOrder, marked)
  void transport.ask('orders', { game: transport.game, orders })
}
