import { pools } from '@paydata/decks'
import type { Setup, Side } from '@paydata/engine'
import { defineCards } from '@paydata/engine'
import { defineOlderEditions } from '@paydata/engine/editions'
import type { Mistake, Settings } from './arguments.ts'
import { parseArguments } from './arguments.ts'
import type { Library } from './library.ts'
import { chooseDeck, wordFor } from './library.ts'
import type { Match } from './match.ts'
import { beginMatch } from './match.ts'
import { overLines, partingLines } from './parting.ts'
import type { Think } from './players.ts'
import { adviserWith, playerOf } from './players.ts'
import { playOn } from './playing.ts'
import { reasonLines } from './reasons.ts'
import { rulesLines } from './rules.ts'
import { firstSave, readSave, restore, saveOf } from './saves.ts'
import { colours, noColours } from './screen/paint.ts'
import type { Session } from './session.ts'
import { answersOf, keep } from './session.ts'
import { printParting, printSentences, showOver } from './showing.ts'
import type { Terminal } from './terminal.ts'
import { usage } from './usage.ts'
import { watch } from './watching.ts'

export interface Surroundings {
  readonly library: Library
  readonly think: Think
  /** For a game without a seed of its own: something new each time. */
  readonly freshSeed: () => string
  /** The day, such as 2026-05-01: decks are judged by the lists that hold then. */
  readonly today: () => string
  readonly open: (plain: boolean) => Terminal
  readonly print: (text: string) => void
  readonly complain: (text: string) => void
  /** Called with what to say when the program is stopped from outside. */
  readonly onStop: (say: () => readonly string[]) => void
}

/** A game ready to be played, and what to tell before it. */
interface Prepared {
  readonly match: Match
  readonly bots: readonly Side[]
  readonly decks: Readonly<Record<Side, string>>
  readonly notes: readonly string[]
}

/** The whole program; returns its exit code. */
export async function run(args: readonly string[], surroundings: Surroundings): Promise<number> {
  const settings = parseArguments(args)
  if ('mistake' in settings) return refuse(surroundings, `${settings.mistake}\nTry --help.`)
  if (settings.help) {
    surroundings.print(usage)
    return 0
  }
  const { library } = surroundings
  defineCards(library.version, library.definitions)
  defineOlderEditions()
  const prepared =
    settings.resume === null ? fresh(settings, surroundings) : resumed(settings, settings.resume, library)
  if ('mistake' in prepared) return refuse(surroundings, prepared.mistake)

  const { save } = settings
  if (save !== null && save !== settings.resume) {
    const problem = firstSave(save, saveOf(prepared))
    if (problem !== null) return refuse(surroundings, problem.mistake)
  }

  const terminal = surroundings.open(settings.plain)
  const session = sessionOf(settings, prepared, surroundings, terminal)
  surroundings.onStop(() => partingLines(session, 'Stopped.'))
  keep(session)
  await playAll(session, settings)
  terminal.close()
  return 0
}

function refuse(surroundings: Surroundings, problem: string): number {
  surroundings.complain(`${problem}\n`)
  return 2
}

async function playAll(session: Session, settings: Settings): Promise<void> {
  if (settings.watch && !session.terminal.interactive) printSentences(session, session.notes)
  if (settings.watch) await watch(session, settings)
  const ending = await playOn(session)
  if (ending === 'over') {
    showOver(session)
    if (settings.explain && !settings.watch) printSentences(session, reasonLines(session))
    printParting(session, overLines(session))
  } else
    printParting(
      session,
      partingLines(session, ending === 'quit' ? 'You left the game.' : 'There is no more input.'),
    )
}

/** What a player must know who sees the table for the first time. */
const firstHint = 'Answer with the number of an option. Type ? for help, p to pass or continue.'

function fresh(settings: Settings, { library, freshSeed, today }: Surroundings): Prepared | Mistake {
  const { format, edition } = settings.rules
  const judge = { format, edition, day: today() }
  const corp = chooseDeck(library, 'corp', settings.decks.corp, judge)
  if ('mistake' in corp) return corp
  const runner = chooseDeck(library, 'runner', settings.decks.runner, judge)
  if ('mistake' in runner) return runner
  const seed = settings.seed ?? freshSeed()
  const { sets } = pools[format]
  const setup: Setup = {
    edition,
    definitions: library.version,
    ...(sets !== undefined && { sets }),
    seed,
    corp: corp.deck,
    runner: runner.deck,
  }
  const notes = [corp.note, runner.note].filter(note => note !== null)
  return {
    match: beginMatch(setup),
    bots: settings.bots ?? [],
    decks: { corp: corp.id, runner: runner.id },
    // The seed would tell what lies in each deck, so players learn it when the game is over.
    notes: [
      ...notes,
      `Decks: ${corp.name} against ${runner.name}.`,
      ...rulesLines(setup),
      ...(settings.watch ? [] : [firstHint]),
    ],
  }
}

function resumed(settings: Settings, file: string, library: Library): Prepared | Mistake {
  const save = readSave(file)
  if ('mistake' in save) return save
  const match = restore(save, library.version)
  if ('mistake' in match) return match
  return {
    match,
    bots: settings.bots ?? save.bots,
    decks: save.decks,
    notes: [
      `Going on with the game in ${file}, after ${answersOf(match)} answers.`,
      ...rulesLines(match.setup),
    ],
  }
}

function sessionOf(
  settings: Settings,
  { match, bots, decks, notes }: Prepared,
  { library, think }: Surroundings,
  terminal: Terminal,
): Session {
  const stops = settings.autoPass ? 'able' : 'every'
  return {
    terminal,
    paint: terminal.colour ? colours : noColours,
    definitions: [...defineCards(library.version, library.definitions).cards.values()],
    bots,
    level: settings.level,
    bot: playerOf(settings.level, library, think),
    adviser: adviserWith(library, think),
    decks,
    deckWords: {
      corp: wordFor(library, 'corp', decks.corp),
      runner: wordFor(library, 'runner', decks.runner),
    },
    notes,
    handover: settings.handover,
    stops: { corp: stops, runner: stops },
    match,
    file: settings.save ?? settings.resume,
    isKept: false,
    present: null,
    seen: { corp: 0, runner: 0 },
  }
}
