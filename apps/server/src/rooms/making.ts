import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto'
import { cardsVersion } from '@paydata/cards'
import type { NamedDeck } from '@paydata/decks'
import { broughtToPlay, namedDeck, pointsToWin, pools } from '@paydata/decks'
import type { Asked, Person } from '@paydata/protocol'
import { botNames } from '../identity/bot-names.ts'
import type { Derive } from '../identity/deriving.ts'
import { hashed } from '../identity/passwords.ts'
import type { Beginning } from '../matches/release.ts'
import { numbersHere } from '../matches/release.ts'
import { RefusedError } from '../refusing.ts'
import { anyDeck, judgeOf, mustGoTogether } from './decks.ts'
import type { BotPlays, Room, Seat, Side } from './room.ts'
import { newSeat, otherSide, sides } from './room.ts'

/** Letters and digits that cannot be mistaken for each other. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
const written = (length: number): string =>
  Array.from({ length }, () => letters[randomInt(letters.length)]).join('')

const empty: Room['seats'] = { corp: null, runner: null }

/** The id of a game follows from the request that created it, so a repeated request finds the same game. Nobody else can guess it. */
export function idFor(secret: string, host: string, request: string): string {
  const bytes = createHmac('sha256', secret).update(`${host}/${request}`).digest()
  return Array.from(bytes.subarray(0, 20), byte => letters[byte % letters.length]).join('')
}

/** A game for points has a clock, and nobody takes back what they have learned. */
function mustSuitStakes({ stakes, clock, takeBacks }: Room['settings']): void {
  if (stakes === 'rated' && (clock === null || takeBacks !== 'never'))
    throw new RefusedError('notAllowed', { because: [{ code: 'pointsNeedClock' }] })
}

export async function newRoom(
  id: string,
  host: Person,
  asked: Asked<'create'>,
  secret: string,
  derive: Derive,
): Promise<Room> {
  const { id: _request, side, password, ...settings } = asked
  mustGoTogether(settings)
  mustSuitStakes(settings)
  const chosen = side === 'random' ? (sides[randomInt(2)] ?? 'corp') : side
  return {
    id,
    code: written(6).toUpperCase(),
    state: 'open',
    settings,
    password: password === null ? null : await hashed(password, derive),
    host: host.id,
    seats: { ...empty, [chosen]: newSeat(host) },
    secret,
    result: null,
    rematch: null,
    hushed: [],
    unseated: [],
    score: null,
    other: null,
    before: null,
    since: Date.now(),
  }
}

/** An id that nobody can guess, for a game that this process or thread may own. */
export function idHere(isElsewhere: (id: string) => boolean): string {
  for (;;) {
    const id = written(20)
    if (!isElsewhere(id)) return id
  }
}

/** The room of a rematch with sides swapped. The players choose their decks again, as each deck is for one side. */
export function rematchOf(room: Room, id: string, secret: string): Room {
  const since = Date.now()
  const next = (side: Side): Seat | null => {
    const seat = room.seats[otherSide(side)]
    if (seat === null) return null
    return seat.level === null
      ? newSeat(seat.who)
      : newBot({ level: seat.level, pace: seat.pace }, side, { ...room, secret, since })
  }
  return {
    ...room,
    id,
    code: written(6).toUpperCase(),
    state: 'open',
    seats: { corp: next('corp'), runner: next('runner') },
    secret,
    result: null,
    rematch: null,
    hushed: [],
    unseated: [],
    score: null,
    other: null,
    before: null,
    since,
  }
}

/** Bots are always ready. */
export const newBot = (
  { level, pace }: BotPlays,
  side: Side,
  room: Pick<Room, 'settings' | 'secret' | 'since'>,
): Seat => ({
  ...newSeat({ id: `bot-${level}`, name: botNames[level], kind: 'bot', level }),
  level,
  pace,
  deck: anyDeck(side, judgeOf(room), randomInt),
  chance: chanceOfBot(room.secret, side),
})

/** A hash that binds the server to its part of the seed before it knows the parts of the players. */
export const commitmentTo = (secret: string): string => createHash('sha256').update(secret).digest('hex')

/** A bot's part of the seed. It follows from the server's part, or the server could try many after it knows the player's part. */
export const chanceOfBot = (secret: string, side: Side): string =>
  createHash('sha256').update(`${secret}/bot/${side}`).digest('hex')

const keySign = 'key:'

/** A new secret: the server's part of a seed that is the key of the dice itself. */
export const newSecret = (): string => `${keySign}${randomBytes(32).toString('hex')}`

/**
 * The seed of a game. Nobody can know it before both players have given their parts, and nobody can choose it. Where the secret is
 * that of an earlier server, the engine mixes a key of its own from the hash, as it did then. Which of the two it is stands in the
 * secret, as the server is bound to that: it must not have two seeds to choose from.
 */
export function seedOf(secret: string, corp: string, runner: string): string {
  const hash = createHash('sha256').update(`${secret}/${corp}/${runner}`).digest('hex')
  return secret.startsWith(keySign) ? `${keySign}${hash}` : hash
}

/** The setup of a game whose players are both ready; null as long as they are not. */
export function setupOf({ seats: { corp, runner }, secret, settings }: Room): Beginning | null {
  if (corp === null || runner === null || corp.chance === null || runner.chance === null) return null
  const { sets } = pools[settings.format]
  const winAt = pointsToWin(deckOf(corp), deckOf(runner))
  return {
    edition: settings.edition,
    definitions: cardsVersion,
    ...numbersHere(sets),
    sets,
    ...(winAt !== null && { winAt }),
    seed: seedOf(secret, corp.chance, runner.chance),
    corp: broughtToPlay(deckOf(corp)),
    runner: broughtToPlay(deckOf(runner)),
  }
}

function deckOf({ deck }: Seat): NamedDeck {
  if (deck === null) throw new Error('A player is ready without a deck.')
  return namedDeck(deck.name, deck.identity, deck.cards)
}
