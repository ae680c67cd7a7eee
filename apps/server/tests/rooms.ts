import type { Move } from '@paydata/match'
import type { Settings } from '@paydata/protocol'
import { settings } from '@paydata/protocol'
import type { Match } from '../src/matches/match.ts'
import type { Room } from '../src/rooms/room.ts'
import { newSeat } from '../src/rooms/room.ts'

export const ada = newSeat({ id: 'ada', name: 'Ada', kind: 'guest' })
export const bob = newSeat({ id: 'bob', name: 'Bob', kind: 'guest' })

/** The room of a game that is on. */
export const roomOf = (seats: Partial<Room['seats']> = {}, agreed: Partial<Settings> = {}): Room => ({
  id: 'table',
  code: null,
  state: 'playing',
  settings: { ...settings.parse({}), ...agreed },
  password: null,
  host: 'ada',
  seats: { corp: ada, runner: bob, ...seats },
  secret: 'any',
  result: null,
  rematch: null,
  hushed: [],
  unseated: [],
  score: null,
  other: null,
  before: null,
  since: 0,
})

/** The first option of what a side is asked: to keep its hand, or to take a credit. */
export function firstOption(
  { match }: { readonly match: Match },
  by: 'corp' | 'runner',
  how: 'player' | 'bot' = 'player',
): Move {
  const asked = match.position.game.waiting.find(question => question.for === by)
  const reply = { question: asked?.number ?? -1, choose: [0] }
  return { kind: 'answer', by, how, id: how === 'player' ? `of ${by}` : null, reply }
}
