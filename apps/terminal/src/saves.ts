import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs'
import { setVersions } from '@paydata/cards'
import type { Side } from '@paydata/engine'
import { rulesVersion } from '@paydata/engine'
import type { Move, Retold, RetoldByPlace } from '@paydata/match'
import { answersIn, firstNumbers, leadsTo, numbersFor, playsAlike, replyIn } from '@paydata/match'
import type { OrdersOf } from '@paydata/orders'
import type { Mistake } from './arguments.ts'
import type { Match } from './match.ts'
import { beginMatch, play } from './match.ts'
import type { Save, SaveByPlace } from './parse-save.ts'
import { isOfPaydata, parseSave } from './parse-save.ts'

const versionsHere = { rules: rulesVersion, cards: setVersions }

export const saveOf = ({ match, bots, decks }: Pick<Save, 'bots' | 'decks'> & { match: Match }): Save => ({
  format: 'paydata game',
  version: 2,
  ...numbersFor(versionsHere, match.setup.sets),
  bots,
  decks,
  setup: match.setup,
  answers: answersIn(match.course),
})

/** The file is replaced as a whole, so whenever the program stops it holds one game or the other. */
export function writeSave(file: string, save: Save): Mistake | null {
  const fresh = `${file}.${process.pid}.new`
  try {
    const handle = openSync(fresh, 'w')
    try {
      writeSync(handle, `${JSON.stringify(save)}\n`)
      fsyncSync(handle)
    } finally {
      closeSync(handle)
    }
    renameSync(fresh, file)
    return null
  } catch (error) {
    rmSync(fresh, { force: true })
    return { mistake: `The game could not be saved to ${file}: ${messageOf(error)}. Give another name.` }
  }
}

/** A file that is there already is somebody's: it is never replaced by a game that did not come from it. */
export function firstSave(file: string, save: Save): Mistake | null {
  if (!existsSync(file)) return writeSave(file, save)
  if (statSync(file).isDirectory()) return { mistake: `${file} is a folder: name a file in it.` }
  return {
    mistake:
      'mistake' in readSave(file)
        ? `There is a file ${file} already, and it is no saved game: give another name.`
        : `There is a saved game in ${file} already: give another name, or go on with it by --resume ${file}.`,
  }
}

const problems: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such folder',
  ENOTDIR: 'there is no such folder',
  EACCES: 'that is not allowed',
  EPERM: 'that is not allowed',
  EROFS: 'nothing can be written there',
  ENOSPC: 'the disk is full',
  EISDIR: 'it is a folder',
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return problems[code] ?? error.message
}

export function readSave(file: string): Save | SaveByPlace | Mistake {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    if (!existsSync(file)) return { mistake: `There is no file ${file}.` }
    return { mistake: `The game in ${file} could not be read: ${messageOf(error)}.` }
  }
  try {
    const value: unknown = JSON.parse(text)
    return parseSave(value) ?? { mistake: notParsed(file, value) }
  } catch {
    return { mistake: `${file} is no saved game, or not the whole of one.` }
  }
}

const notParsed = (file: string, value: unknown): string =>
  isOfPaydata(value)
    ? `The game in ${file} was saved by another version of this program, or has been changed.`
    : `${file} is no saved game.`

/** Plays the answers of a file again, up to where it stopped. What would go another way by now is not gone on with. */
export function restore(save: Save | SaveByPlace, definitions: string): Match | Mistake {
  if (save.setup.definitions !== definitions)
    return {
      mistake: `The game was saved with the cards of version ${save.setup.definitions}, and these are of version ${definitions}: it cannot go on.`,
    }
  if (save.version === 1 && !playsAlike(versionsHere, firstNumbers, save.setup.edition))
    return { mistake: 'The game was saved under rules or cards that have changed since: it cannot go on.' }
  try {
    let match = beginMatch(save.setup)
    for (const [i, answered] of save.answers.entries()) {
      const move = moveFrom(match, answered, save.bots)
      if (move === null) return { mistake: goesAnotherWay(i + 1) }
      // What standing orders answered is in the file as well.
      const played = play(match, move, nobodysOrders)
      if (!played.ok) return { mistake: `The saved game cannot be played again: answer ${i + 1} is refused.` }
      match = played.match
      if (!leadsTo(match.course.position.game, answered)) return { mistake: goesAnotherWay(i + 1) }
    }
    return match
  } catch (error) {
    return { mistake: `The saved game cannot be played again: ${messageOf(error)}.` }
  }
}

const nobodysOrders: OrdersOf = { corp: null, runner: null }

const goesAnotherWay = (nth: number): string =>
  `The saved game cannot go on: by the rules of today answer ${nth} would lead elsewhere.`

/** Null where the answer names what is not there. */
function moveFrom({ course }: Match, answered: Retold | RetoldByPlace, bots: readonly Side[]): Move | null {
  // Both are told to have agreed; whoever it was that agreed last, nobody wins.
  if (answered.by === 'both') return { kind: 'draw', by: 'corp' }
  const { by, automatic, because } = answered
  const reply = replyIn(course.position.game, answered)
  if (reply === undefined) return null
  if (reply === null) return { kind: 'concession', by }
  const how = automatic ? 'order' : bots.includes(by) ? 'bot' : 'player'
  return { kind: 'answer', by, how, id: null, reply, because }
}
