import pino from 'pino'
import { expect, test } from 'vitest'
import { lateFrom } from '../src/matches/late.ts'
import { walk } from '../src/matches/restore.ts'
import { showLate } from '../src/tables/lateness.ts'
import { starterSetup } from './setups.ts'

test('late spectators whom a fault keeps from seeing what comes next begin anew', () => {
  const table = { id: 'a game', late: lateFrom([...walk(starterSetup('late'), null, [])], 0, 1000, 0) }
  const left: string[] = []
  const noted: string[] = []
  showLate(
    {
      now() {
        throw new Error('something is broken')
      },
      tell: () => undefined,
      disconnect: place => void left.push(place),
      logger: pino({ level: 'error' }, { write: line => void noted.push(line) }),
    },
    table,
  )
  expect(table.late).toBeNull()
  expect(left).toContain('late/a game/spectator')
  expect(noted.join()).toContain('something is broken')
})
