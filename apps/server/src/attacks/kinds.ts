import type { Socket } from 'socket.io-client'
import { fullLinks, largestDeck, misspeltList } from './material.ts'
import { damagedGame, spoil } from './spoiling.ts'
import type { Outcome, Visitor } from './visitor.ts'
import { ask, callAt, connect, guestAt, mustAsk, mustCall, newId, openAt, playerAt } from './visitor.ts'

/** What an attacker has before the attack, as the server that is attacked is started again afterwards. */
export interface Prepared {
  readonly cookies: readonly string[]
  readonly games: readonly string[]
}

/** One request of an attacker. */
export type Shot = () => Promise<Outcome>

export interface Attack {
  readonly says: string
  /** Requests a second, of all attackers together. */
  readonly rate: number
  /** The disk becomes full when the attack begins. */
  readonly disk: 'enough' | 'full'
  /** Makes somebody for each address, where those who attack need a session and their number is not part of the attack. */
  prepare(port: number, addresses: number): Promise<Prepared>
  /** What is done to the stored data while no server runs. */
  spoil?(folder: string, prepared: Prepared): void
  /** The requests, one after the other and then again, from the addresses of the attackers. */
  aim(visitors: readonly Visitor[], prepared: Prepared): Promise<readonly Shot[]>
}

const none: Prepared = { cookies: [], games: [] }
const each = <Made>(count: number, make: (nth: number) => Promise<Made>): Promise<Made[]> =>
  Promise.all(Array.from({ length: count }, (_, nth) => make(nth)))

/** Those who attack have a name that is only theirs, and an address of their own as long as nothing is attacked. */
const names = { address: '192.0.2.1', password: 'a horse in a battery' } as const

/** Comes again until the server has room for another connection of this address. */
async function connectAtLast(visitor: Visitor): Promise<Socket> {
  for (;;) {
    const socket = await connect(visitor).catch(() => null)
    if (socket !== null) return socket
    await new Promise(resolve => setTimeout(resolve, 500))
  }
}

const sockets = (visitors: readonly Visitor[]): Promise<Socket[]> => Promise.all(visitors.map(connectAtLast))

/** So many guests, each of whom waits at a table and chooses a deck. */
const choosing = (count: number): Attack => ({
  says: `${count} guests choose misspelt decks, each once a second`,
  rate: count,
  disk: 'enough',
  async prepare(port) {
    const tables = await each(count, async nth => {
      const visitor = await guestAt(port, names.address, `Chooser ${nth}`)
      const socket = await connect(visitor)
      const { room } = await mustAsk(socket, 'create', { id: newId(), side: 'corp', listed: 'private' })
      socket.disconnect()
      return { cookie: visitor.cookie, game: room.id }
    })
    return { cookies: tables.map(({ cookie }) => cookie), games: tables.map(({ game }) => game) }
  },
  async aim(visitors, { games }) {
    return (await sockets(visitors)).map((socket, nth) => {
      const game = games[nth] ?? ''
      return () => ask(socket, 'chooseDeck', { game, deck: { list: misspeltList() } })
    })
  },
})

const withPassword = 5

/** Somebody for each address, and as many as have a password at least. */
const attackers = (addresses: number, make: (nth: number) => Promise<Visitor>): Promise<Visitor[]> =>
  each(Math.max(withPassword, addresses), make)

/** Players with passwords, and guests for the other addresses: to hash a hundred passwords takes too long. */
const named = (port: number, addresses: number, called: string): Promise<Visitor[]> =>
  attackers(addresses, nth =>
    nth < withPassword
      ? playerAt(port, names.address, `${called} ${nth}`, names.password)
      : guestAt(port, names.address, `${called} ${nth}`),
  )

/** As many and as large decks for each as they may keep, one of them in many versions. Guests may keep few. */
async function fullShelves(port: number, addresses: number): Promise<Prepared> {
  const all = await named(port, addresses, 'Keeper')
  for (const [which, player] of all.entries()) {
    const most = which < withPassword ? 200 : 8
    for (let nth = 0, room = true; nth < most && room; nth += 4) {
      const decks = [0, 1, 2, 3].map(more => ({ id: deckId(nth + more), deck: largestDeck(`${nth + more}`) }))
      room = (await callAt(player, 'mergeDecks', { decks })).ok
      if (nth === 0 && which < withPassword)
        for (let version = 1; version < 50; version++)
          await mustCall(player, 'changeDeck', {
            id: deckId(0),
            change: { version, deck: largestDeck(`version ${version}`) },
          })
    }
  }
  return { cookies: all.map(({ cookie }) => cookie), games: [] }
}

const deckId = (nth: number): string => `deck-number-${nth}`
const manyIds = Array.from({ length: 100 }, (_, nth) => deckId(nth))

export const attackNames = [
  'lists',
  'links',
  'choosing20',
  'choosing75',
  'decks',
  'copying',
  'guessing',
  'spoilt',
  'full',
] as const
export type AttackName = (typeof attackNames)[number]

export const attacks: { readonly [Name in AttackName]: Attack } = {
  lists: {
    says: 'ten misspelt deck lists a second, of nobody',
    rate: 10,
    disk: 'enough',
    prepare: async () => none,
    aim: async visitors =>
      visitors.map(visitor => () => callAt(visitor, 'checkDeck', { list: misspeltList() })),
  },
  links: {
    says: 'links to games and to decks as large as an address holds, 50 a second, of nobody',
    rate: 50,
    disk: 'enough',
    prepare: async () => none,
    aim: async visitors => visitors.flatMap(visitor => fullLinks().map(path => () => openAt(visitor, path))),
  },
  choosing20: choosing(20),
  choosing75: choosing(75),
  decks: {
    says: '5 players with 5 MB of decks, and guests, read their lists, decks and versions, 20 a second',
    rate: 20,
    disk: 'enough',
    prepare: fullShelves,
    aim: async visitors =>
      visitors.flatMap((visitor, nth) => [
        () => callAt(visitor, 'myDecks', { after: null }),
        () => callAt(visitor, 'wholeDecks', { ids: manyIds }),
        () => callAt(visitor, 'deckHistory', { id: deckId(0) }),
        () => callAt(visitor, 'deckVersion', { id: deckId(0), version: nth < withPassword ? 50 : 1 }),
        () => callAt(visitor, 'decksPlayed', {}),
      ]),
  },
  copying: {
    says: '5 players and guests copy their largest deck, ten times a second',
    rate: 10,
    disk: 'enough',
    async prepare(port, addresses) {
      const all = await named(port, addresses, 'Copier')
      for (const player of all) await mustCall(player, 'keepDeck', { id: deckId(0), deck: largestDeck('') })
      return { cookies: all.map(({ cookie }) => cookie), games: [] }
    },
    aim: async visitors =>
      visitors.map(visitor => () => callAt(visitor, 'copyDeck', { id: deckId(0), copy: newId() })),
  },
  guessing: {
    says: 'ten wrong passwords a second, of a player who signs in meanwhile',
    rate: 10,
    disk: 'enough',
    async prepare(port) {
      await playerAt(port, names.address, owner.name, owner.password)
      return none
    },
    aim: async visitors =>
      visitors.map(visitor => () => callAt(visitor, 'signIn', { name: owner.name, password: newId() })),
  },
  spoilt: {
    says: '5 guests and more ask for games, chats and decks with a spoilt byte, 20 times a second',
    rate: 20,
    disk: 'enough',
    async prepare(port, addresses) {
      const guests = await attackers(addresses, nth => guestAt(port, names.address, `Asker ${nth}`))
      for (const guest of guests) await mustCall(guest, 'keepDeck', { id: deckId(0), deck: largestDeck('') })
      return { cookies: guests.map(({ cookie }) => cookie), games: [await damagedGame(port)] }
    },
    spoil: (folder, { games }) => spoil(folder, games[0] ?? ''),
    async aim(visitors, { games }) {
      const game = games[0] ?? ''
      const all = await sockets(visitors)
      return all.flatMap((socket, nth) => {
        const visitor = visitors[nth]
        return [
          () => ask(socket, 'watch', { game }),
          () => ask(socket, 'enter', { game }),
          () => ask(socket, 'chat', { game }),
          ...(visitor === undefined ? [] : [() => callAt(visitor, 'myDeck', { id: deckId(0) })]),
        ]
      })
    },
  },
  full: {
    says: '5 guests and more make games and keep decks on a full disk, ten times a second',
    rate: 10,
    disk: 'full',
    async prepare(port, addresses) {
      const guests = await attackers(addresses, nth => guestAt(port, `192.0.2.${nth + 1}`, `Maker ${nth}`))
      return { cookies: guests.map(({ cookie }) => cookie), games: [] }
    },
    async aim(visitors) {
      const all = await sockets(visitors)
      return all.flatMap((socket, nth) => {
        const visitor = visitors[nth]
        return [
          () => ask(socket, 'create', { id: newId(), side: 'corp' }),
          ...(visitor === undefined
            ? []
            : [() => callAt(visitor, 'keepDeck', { id: newId(), deck: largestDeck('') })]),
        ]
      })
    },
  },
}

/** A player whose password is guessed at. */
export const owner = { name: 'Owner', password: names.password } as const
