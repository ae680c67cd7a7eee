import type { Expectation } from '@paydata/bots'
import { diceOf } from '@paydata/bots'
import { newestEdition } from '@paydata/decks/starter'
import type { Definitions, Game, Side } from '@paydata/engine'
import { defineCards, newGame, resumeGame, saveGame, viewFor } from '@paydata/engine'
import type { Told } from '@paydata/match'
import { isTakenBack } from '@paydata/match'
import type { AnyReplayFile, ReplayFile } from '@paydata/protocol'
import type { PuzzleId } from '@paydata/puzzles'
import type { DealtSetup, Left, LocalSeat } from './beginning.ts'
import { setsOf } from './beginning.ts'
import { likelyDecks } from './likely-decks.ts'
import { finding } from './macros.ts'
import type { Opponent } from './opponents.ts'
import { opponentAt } from './opponents.ts'
import { inNames, replayOf } from './replay-of.ts'
import { setupOf } from './setup.ts'
import { LocalTable } from './table.ts'
import type { Cards, FromWorker, ToWorker } from './wire.ts'

/** Null if the game could not begin. */
let table: Promise<LocalTable | null> | undefined
let timer: ReturnType<typeof setTimeout> | undefined

const tell = (message: FromWorker): void => self.postMessage(message)

/** The replay of a game so far, as it was stored. An older release may have stored it. */
function readBefore({ replay }: Left): ReplayFile | null {
  const kept: AnyReplayFile | null = replay === null ? null : JSON.parse(replay)
  return kept === null || kept.version === 2 ? kept : inNames(kept)
}

/** All moves of a game so far. They are stored by themselves only if some were taken back. */
function movesBefore(beginning: ReturnType<typeof gameIn>, { answers }: ReplayFile): readonly Told[] {
  const kept = beginning.begin === 'saved' ? beginning.moves : null
  return kept === null ? answers : JSON.parse(kept)
}

const textOf = (moves: readonly Told[]): string | null =>
  moves.some(isTakenBack) ? JSON.stringify(moves) : null

/** Only a player who tries a card out needs the code that makes a position for it. */
async function positionFor(card: string, edition: string, definitions: Definitions): Promise<Game> {
  const { tryOut } = await import('./sandbox/position.ts')
  const tried = definitions.asIn(edition).cards.get(card)
  if (tried === undefined) throw new Error(`There is no card "${card}".`)
  return tryOut(tried, definitions, edition).game
}

type LessonBegun = Extract<DealtSetup['beginning'], { begin: 'lesson' }>

/** Only a player who learns needs the lessons, and the code that makes positions for them. */
async function lessonFor({ lesson, part }: LessonBegun, definitions: Definitions): Promise<Game> {
  const { partOf } = await import('@paydata/lessons')
  const { positionOf, seedOf } = await import('@paydata/lessons/position')
  return positionOf(partOf(lesson, part), definitions, seedOf(lesson, part))
}

/** Only a player who solves puzzles needs them. */
async function puzzleFor(id: PuzzleId, definitions: Definitions): Promise<Game> {
  const { positionOf, puzzleNamed } = await import('@paydata/puzzles')
  return positionOf(puzzleNamed(id), definitions)
}

/** In a puzzle the computer finds what ends a wrong try, as the solver does that has proven it. */
async function refuting(opponent: Opponent, id: PuzzleId, definitions: Definitions): Promise<Opponent> {
  const [{ positionOf, puzzleNamed }, { refutation, Solver }] = await Promise.all([
    import('@paydata/puzzles'),
    import('@paydata/puzzles/solving'),
  ])
  const puzzle = puzzleNamed(id)
  const solver = new Solver(puzzle.side, puzzle.goal, positionOf(puzzle, definitions))
  return (game, side, seed) => {
    const reply = solver.standing(game) === 'open' ? refutation(solver, game, side) : null
    return reply === null ? opponent(game, side, seed) : { reply, because: [] }
  }
}

/** In a lesson the computer does what the part has it do, and else what it finds. */
async function opponentFor(
  { beginning, level }: DealtSetup,
  { definitions, decks }: Expectation,
): Promise<Opponent> {
  const opponent = opponentAt(level, definitions, decks)
  if (beginning.begin === 'guided') return dawdling(opponent, beginning.side)
  if (beginning.begin === 'puzzle') return refuting(opponent, beginning.puzzle, definitions)
  if (beginning.begin !== 'lesson') return opponent
  const { partOf, plannedReply } = await import('@paydata/lessons')
  const part = partOf(beginning.lesson, beginning.part)
  return (game, side, seed) => {
    const reply = plannedReply(part, viewFor(game, side))
    return reply === null ? opponent(game, side, seed) : { reply, because: [] }
  }
}

/** In a guided game the computer takes its time, so that whoever learns can win. */
async function dawdling(opponent: Opponent, learner: Side): Promise<Opponent> {
  const { dawdlingReply, guidedGames } = await import('@paydata/lessons/guided')
  return (game, side, seed) => {
    const reply = dawdlingReply(guidedGames[learner], viewFor(game, side), diceOf(`dawdle/${seed}`))
    return reply === null ? opponent(game, side, seed) : { reply, because: [] }
  }
}

/** The game itself that a guided one is. */
const gameIn = (beginning: DealtSetup['beginning']): Exclude<DealtSetup['beginning'], { begin: 'guided' }> =>
  beginning.begin === 'guided' ? beginning.game : beginning

async function begun(beginning: ReturnType<typeof gameIn>, seat: LocalSeat, definitions: Definitions) {
  if (beginning.begin === 'card')
    return { game: await positionFor(beginning.card, beginning.edition, definitions), before: null } as const
  if (beginning.begin === 'lesson')
    return { game: await lessonFor(beginning, definitions), before: null } as const
  if (beginning.begin === 'puzzle')
    return { game: await puzzleFor(beginning.puzzle, definitions), before: null } as const
  if (beginning.begin === 'saved')
    return { game: resumeGame(beginning.saved), before: readBefore(beginning) } as const
  const setup = setupOf(beginning, definitions)
  const game = newGame(setup)
  return { game, before: replayOf(game, setup, seat, definitions) } as const
}

/** A game that is begun by the newest rules does without the older ones. */
async function learnEditions(beginning: ReturnType<typeof gameIn>): Promise<void> {
  if (beginning.begin === 'lesson' || beginning.begin === 'puzzle') return
  if (beginning.begin !== 'saved' && beginning.edition === newestEdition) return
  const { defineOlderEditions } = await import('@paydata/engine/editions')
  defineOlderEditions()
}

async function begin(setup: DealtSetup, { version, cards }: Cards): Promise<LocalTable> {
  const { seat, pace } = setup
  const beginning = gameIn(setup.beginning)
  await learnEditions(beginning)
  const definitions = defineCards(version, cards)
  const expectation = { definitions, decks: await likelyDecks(setsOf(beginning)) }
  const { game, before } = await begun(beginning, seat, definitions)
  const moves = before === null ? [] : movesBefore(beginning, before)
  return new LocalTable(
    {
      game,
      seat,
      pace,
      opponent: await opponentFor(setup, expectation),
      ...finding(expectation),
      seed: game.random.seed,
      past: before && moves.length > 0 ? { first: newGame(before.setup), moves } : null,
    },
    {
      tell: (eye, update) => tell({ from: 'table', eye, update }),
      later(milliseconds, go) {
        clearTimeout(timer)
        timer = setTimeout(go, milliseconds)
      },
      pause: () => new Promise(resolve => setTimeout(resolve)),
      keep(kept, answers, all) {
        const replay =
          before &&
          JSON.stringify({ ...before, answers: [...before.answers, ...answers] } satisfies ReplayFile)
        tell({
          from: 'keeper',
          left: kept.over === null ? { saved: saveGame(kept), replay, moves: textOf(all) } : null,
        })
        if (kept.over !== null && before !== null && replay !== null)
          tell({ from: 'replay', ended: { winner: kept.over.winner, decks: before.decks, replay } })
      },
    },
  )
}

self.onmessage = ({ data, ports }: MessageEvent<ToWorker>): void => {
  switch (data.to) {
    case 'begin':
      table = begin(data.setup, data.cards).catch(error => {
        tell({ from: 'keeper', left: null })
        tell({ from: 'trouble', why: error instanceof Error ? error.message : String(error) })
        return null
      })
      return
    case 'table':
      void table?.then(async begun => begun && ports[0]?.postMessage(await begun.ask(data)))
      return
    case 'pace':
      void table?.then(begun => begun?.setPace(data.pace))
      return
    case 'hint':
      void table?.then(async begun => begun && ports[0]?.postMessage(await begun.hint(data.question)))
      return
    case 'noHint':
      void table?.then(begun => begun?.dropHint())
  }
}
