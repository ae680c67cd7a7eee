import { rmSync } from 'node:fs'
import { join } from 'node:path'
import Libsql from 'libsql'
import { newPair, newTable } from '../load/seats.ts'
import { fileIn } from '../store/file.ts'
import { mustAsk, newId } from './visitor.ts'

/** A game that is on, of which a line of the chat and an entry are stored. */
export async function damagedGame(port: number): Promise<string> {
  const { game, seats } = await newTable(await newPair(port, 0), 0, { update: () => undefined })
  const [corp, runner] = seats
  if (corp === undefined || runner === undefined) throw new Error('There are no seats.')
  await mustAsk(corp.socket, 'draw', { game, wants: 'draw' })
  await mustAsk(corp.socket, 'say', { game, id: newId(), channel: 'players', text: 'a line' })
  for (const { socket } of seats) socket.disconnect()
  return game
}

/** Puts a byte that no text has into an entry and a line of this game, and into every kept deck. */
export function spoil(folder: string, game: string): void {
  const file = new Libsql(fileIn(folder))
  for (const [table, column, where] of [
    ['entries', 'entry', `game = '${game}'`],
    ['chat', 'line', `game = '${game}'`],
    ['decks', 'deck', 'true'],
  ]) {
    const spoilt = `substr(${column}, 1, 4) || cast(x'ff' as text) || substr(${column}, 6)`
    const { changes } = file.prepare(`update ${table} set ${column} = ${spoilt} where ${where}`).run([])
    if (changes === 0) throw new Error(`There is nothing to spoil in ${table}.`)
  }
  file.close()
  rmSync(join(folder, 'acknowledged'), { force: true })
}
