import { look } from '@paydata/match'
import pino from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { alone } from '../src/cluster/membership.ts'
import { nothingAcknowledged } from '../src/matches/acknowledged.ts'
import { newMatch } from '../src/matches/match.ts'
import { openResting } from '../src/matches/resting.ts'
import { openStore } from '../src/store/open.ts'
import type { Alarm } from '../src/tables/due.ts'
import { newLobby } from '../src/tables/lobby.ts'
import type { Moving } from '../src/tables/moves.ts'
import { makeMove } from '../src/tables/moves.ts'
import { newOpenTables } from '../src/tables/registry.ts'
import { newTable } from '../src/tables/table.ts'
import { firstOption, roomOf } from './rooms.ts'
import { packsHere } from './serving.ts'
import { starterSetup } from './setups.ts'
import { databases } from './stores.ts'

/** A table at which the Corp is asked and the Runner looks on, and all that happens there, in order. */
async function someTable() {
  const happened: string[] = []
  const alarm = (name: string): Alarm<unknown> => ({
    set: of => void happened.push(`${name} ${of === null ? 'stopped' : 'set'}`),
    isSet: () => false,
  })
  const match = newMatch('table', starterSetup('moves'), null, 1000)
  look(match, 'runner')
  const stored = { fence: null, room: roomOf(), isDeserted: false, match, end: null }
  const table = newTable(stored, { clock: alarm('clock'), bot: alarm('bot') }, 1000)
  const [, fresh] = databases[0]!
  const store = await openStore(fresh())
  onTestFinished(() => store.destroy())
  const disk = { done: (): void => undefined, fails: (_error: Error): void => undefined }
  const world: Moving = {
    store,
    acknowledged: nothingAcknowledged,
    pack: packsHere,
    keeping: new Map(),
    isClosing: false,
    logger: pino({ level: 'silent' }),
    tables: newOpenTables(() => undefined),
    resting: openResting(() => 0),
    cluster: alone,
    lobby: newLobby(),
    now: () => 5000,
    newSecret: () => 'any',
    tell: (place, name) => void happened.push(`${name} to ${place}`),
    disconnect: place => void happened.push(`sent away from ${place}`),
    config: { MOST_WAITING: 10, SNAPSHOT_EVERY: 25 },
    log: {
      append({ rows }) {
        happened.push(`writes ${rows.length}`)
        return new Promise<void>((done, fails) => Object.assign(disk, { done, fails }))
      },
      waiting: () => 0,
      waitingFor: () => 0,
    },
  }
  return { world, table, match, disk, happened }
}

test('nothing is kept, shown or due before the log has it', async () => {
  const { world, table, match, disk, happened } = await someTable()
  const made = makeMove(world, table, firstOption({ match }, 'corp'))
  expect(happened).toEqual(['writes 1'])
  expect([match.position.n, match.taken.size]).toEqual([0, 0])
  disk.done()
  await made
  expect(happened).toEqual(['writes 1', 'update to eye/table/runner', 'clock stopped', 'bot stopped'])
  expect([match.position.n, match.taken.size]).toEqual([1, 1])
})

test('what could not be written is not shown, and whoever is there comes again to what the database knows', async () => {
  const { world, table, match, disk, happened } = await someTable()
  const made = makeMove(world, table, firstOption({ match }, 'corp'))
  disk.fails(new Error('the disk is full'))
  await expect(made).rejects.toMatchObject({ refused: { why: 'busy', again: 1 } })
  expect(happened).toEqual(['writes 1', 'clock stopped', 'bot stopped', 'sent away from around/table/'])
  expect([match.position.n, table.isClosed]).toEqual([0, true])
})

test('a refused answer is not written', async () => {
  const { world, table, match, happened } = await someTable()
  const move = { ...firstOption({ match }, 'corp'), by: 'runner' as const }
  await expect(makeMove(world, table, move)).rejects.toMatchObject({ refused: { why: 'notAsked' } })
  expect(happened).toEqual([])
})
