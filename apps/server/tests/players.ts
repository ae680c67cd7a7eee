import { diceOf, random } from '@paydata/bots'
import type { Reply, View } from '@paydata/engine'
import { applyPatch } from '@paydata/engine'
import type { Eye, Given, PackedUpdate, Seen, Update } from '@paydata/protocol'
import { beginsAt, leadsTo, unpackUpdate } from '@paydata/protocol'
import type { Line } from './serving.ts'
import { chance, connected, guest, newId } from './serving.ts'

/** A client: it keeps the view it was given up to date by the patches it gets, as a browser does. */
export interface Watching {
  readonly line: Line
  readonly game: string
  view: View
  version: number
  readonly updates: Update[]
  /** Resolved when the view is at this version or later. */
  reach(version: number): Promise<void>
}

export async function watching(
  line: Line,
  game: string,
  have: Pick<Watching, 'view' | 'version'> | null = null,
  missed: (() => void) | null = null,
): Promise<Watching> {
  const waiting: { version: number; wake: () => void }[] = []
  const early: [Eye, PackedUpdate][] = []
  let seat: Watching | null = null
  line.on('update', ({ game: of, eye, update }) => {
    if (of !== game) return
    if (seat === null) return void early.push([eye, update])
    if (missed !== null && beginsAt(update) !== seat.version) return missed()
    take(seat, eye, update)
    for (const { version, wake } of waiting) if (version <= seat.version) wake()
  })
  const { seen } = await line.get('watch', { game, have: have?.version ?? null })
  seat = begun(line, game, seen, have)
  for (const [eye, update] of early) if (leadsTo(update) > seat.version) take(seat, eye, update)
  const watched = seat
  watched.reach = version =>
    new Promise(wake => {
      if (watched.version >= version) wake()
      else waiting.push({ version, wake })
    })
  return watched
}

function begun(
  line: Line,
  game: string,
  seen: readonly Seen[],
  have: Pick<Watching, 'view' | 'version'> | null,
): Watching {
  const [first] = seen
  const start = first?.is === 'whole' ? first : have
  if (start === null || first === undefined) throw new Error('There is nothing to see.')
  const { view, version } = start
  const seat: Watching = { line, game, view, version, updates: [], reach: () => Promise.resolve() }
  if (first.is === 'missed') for (const update of first.updates) take(seat, first.eye, update)
  return seat
}

function take(seat: Watching, eye: Eye, packed: PackedUpdate): void {
  const update = unpackUpdate(seat.view, eye, packed)
  if (update.from !== seat.version)
    throw new Error(`An update from ${update.from} came to a view at ${seat.version}.`)
  seat.view = applyPatch(seat.view, update.patch)
  seat.version = update.version
  seat.updates.push(update)
}

/** The last view of a history, and its version. */
export function lastOf(history: Given<'history'>): Pick<Watching, 'view' | 'version'> {
  const updates = updatesOf(history)
  return {
    view: updates.reduce((view, { patch }) => applyPatch(view, patch), history.first),
    version: updates.at(-1)?.version ?? 0,
  }
}

export function updatesOf({ eye, first, updates }: Given<'history'>): Update[] {
  let view = first
  return updates.map(packed => {
    const update = unpackUpdate(view, eye, packed)
    view = applyPatch(view, update.patch)
    return update
  })
}

export const replyOf = (seat: Watching, seed: string): Reply =>
  random(seat.view, diceOf(`${seed}/${seat.view.viewer}/${seat.version}`)).reply

/** Lets players answer by turns whatever they are asked, until the game is over or has come so far. */
export async function playTo(
  seats: readonly Watching[],
  seed: string,
  version = Number.POSITIVE_INFINITY,
): Promise<void> {
  for (;;) {
    const asked = seats.find(({ view }) => view.question !== null)
    if (asked === undefined || asked.view.over !== null || asked.version >= version) return
    const reply = replyOf(asked, seed)
    const answer = await asked.line.get('reply', {
      game: asked.game,
      id: newId(),
      version: asked.version,
      reply,
    })
    await Promise.all(seats.map(seat => seat.reach(answer.version)))
  }
}

/** Two who have sat down, with decks, and are ready. */
export async function twoAtATable(port: number, settings: object = {}) {
  const [corpVisitor, runnerVisitor] = [await guest(port, 'Ada'), await guest(port, 'Bob')]
  const corp = await connected(port, corpVisitor)
  const runner = await connected(port, runnerVisitor)
  const { room } = await corp.get('create', { id: newId(), side: 'corp', ...settings })
  const game = room.id
  await runner.get('sit', { game, side: 'runner' })
  await begins(corp, runner, game)
  return { corp, runner, game, corpVisitor, runnerVisitor }
}

export const starters = { corp: 'core_starter_jinteki', runner: 'core_starter_shaper' }

/** Two who sit at a table have decks and are ready. */
export async function begins(corp: Line, runner: Line, game: string): Promise<void> {
  await corp.get('chooseDeck', { game, deck: { starter: starters.corp } })
  await runner.get('chooseDeck', { game, deck: { starter: starters.runner } })
  await corp.get('ready', { game, chance: chance() })
  await runner.get('ready', { game, chance: chance() })
}

/** Lets one player answer, and waits for the other side in between. */
export async function playOn(seat: Watching, answers: number): Promise<void> {
  for (let n = 0; n < answers && seat.view.over === null; n++) {
    while (seat.view.question === null && seat.view.over === null) await seat.reach(seat.version + 1)
    await playTo([seat], 'alone', seat.version + 1)
  }
}

/** Answers with the option that does this. */
export async function does(seat: Watching, seats: readonly Watching[], what: string): Promise<void> {
  const { question } = seat.view
  if (question?.form !== 'choose') throw new Error(`Nothing to ${what}.`)
  const index = question.options.findIndex(option => option.does === what)
  const reply = { question: question.number, choose: [index] }
  const { version } = await seat.line.get('reply', {
    game: seat.game,
    id: newId(),
    version: seat.version,
    reply,
  })
  await Promise.all(seats.map(each => each.reach(version)))
}
