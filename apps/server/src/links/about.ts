import { cardOf } from '@paydata/cards'
import { sizeOf, starterDecks } from '@paydata/decks'
import { deckOfCode } from '@paydata/decks/code'
import type { Person } from '@paydata/protocol'
import { gameId } from '@paydata/protocol'
import { playerWithId } from '../identity/players.ts'
import type { Room } from '../rooms/room.ts'
import { listingOf } from '../rooms/views.ts'
import { format } from '../store/formats.ts'
import type { Store } from '../store/open.ts'
import { readRoom } from '../tables/room-record.ts'
import type { LinkWords } from './words.ts'

/** What is told of an address where it is shown as a link: no more than anybody is told who has no name and plays nowhere. */
export interface About {
  readonly title: string
  readonly lead: string
  readonly type: 'website' | 'profile'
  /** The ids of the cards whose pictures stand for it. */
  readonly shows: readonly string[]
  /** Where it is made for the page of somebody else; null for what is not. */
  readonly frame: string | null
}

/** An address of something that is told of, and of the longest deck too, has no more letters. */
export const longestAddress = 5000

/** A longer title or line is cut off by whoever shows it. */
const longest = { title: 60, lead: 160 }

const cut = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text

export async function aboutAddress(
  store: Store,
  { pathname, search }: URL,
  words: LinkWords,
): Promise<About> {
  const [place = '', name = ''] = pathname.split('/').filter(part => part !== '')
  // Without its database the server still gives the page, which says what is wrong.
  const found = await aboutPlace(store, place, name, search, words).catch(() => null)
  const { title, lead } = found ?? aboutSite(words)
  return { ...aboutSite(words), ...found, title: cut(title, longest.title), lead: cut(lead, longest.lead) }
}

type Told = Pick<About, 'title' | 'lead'> & Partial<About>

/** What is told of any address. */
export const aboutSite = ({ links }: LinkWords): About => ({
  title: 'Paydata',
  lead: links.site,
  type: 'website',
  shows: starterDecks.slice(0, 2).map(({ identity }) => identity),
  frame: null,
})

async function aboutPlace(
  store: Store,
  place: string,
  name: string,
  search: string,
  words: LinkWords,
): Promise<Told | null> {
  switch (place) {
    case 'game':
      return aboutGame(await roomOf(store, name), words)
    case 'replay':
    case 'embed':
      return aboutReplay(store, await roomOf(store, name), words)
    case 'players':
      return aboutPlayer(await playerWithId(store, name), words)
    case 'cards':
      return aboutCard(name, words)
    case 'decks':
      return aboutDeck(search, words)
    case 'learn':
      return { title: words.links.learn, lead: words.links.learnLead }
    case 'glossary':
      return { title: words.links.glossary, lead: words.links.glossaryLead }
    default:
      return null
  }
}

/** Null where there is none, or none that this build can read. */
async function roomOf(store: Store, id: string): Promise<Room | null> {
  if (!gameId.safeParse(id).success) return null
  const rows = store.selectFrom('games').select(['room', 'format']).where('id', '=', id)
  const row = await rows.executeTakeFirst()
  if (row === undefined || row.format > format) return null
  try {
    return readRoom(row)
  } catch {
    // Whoever opens the damaged game is told so.
    return null
  }
}

const nameIn = (who: Person | null | undefined, { links, computers }: LinkWords): string =>
  (who?.level === undefined ? who?.name : computers[who.level]) || links.somebody

const namesIn = ({ seats }: Room, words: LinkWords) => ({
  corp: nameIn(seats.corp?.who, words),
  runner: nameIn(seats.runner?.who, words),
})

const identitiesIn = ({ seats: { corp, runner } }: Room): readonly string[] =>
  [corp, runner].flatMap(seat => (seat === null || seat.deck === null ? [] : [seat.deck.identity]))

function aboutGame(room: Room | null, words: LinkWords): Told | null {
  if (room === null) return null
  const { links, formats } = words
  const { corp, runner } = room.seats
  const host = [corp, runner].find(seat => seat?.who.id === room.host)?.who
  // Of a private game nothing is told but who invites.
  if (room.settings.listed === 'private')
    return {
      title: host === undefined ? links.somebodyInvites : links.invites(nameIn(host, words)),
      lead: links.invitesLead,
    }
  if (listingOf(room) === null) return { title: links.over, lead: links.site }
  const playedBy = formats[room.settings.format]
  if (room.state === 'open')
    return { title: links.looks(nameIn(host, words)), lead: links.looksLead(playedBy) }
  const names = namesIn(room, words)
  return {
    title: links.playing(names.corp, names.runner),
    lead: links.playingLead(playedBy),
    // Identities lie open from the beginning, for those who may watch.
    ...(room.settings.spectators.see !== 'nothing' && { shows: identitiesIn(room) }),
  }
}

async function aboutReplay(store: Store, room: Room | null, words: LinkWords): Promise<Told | null> {
  if (room === null || room.state !== 'over' || room.settings.replays !== 'everybody') return null
  const { links } = words
  const { corp, runner } = namesIn(room, words)
  const result = await store
    .selectFrom('results')
    .select(['winner', 'turns'])
    .where('game', '=', room.id)
    .executeTakeFirst()
  const lead =
    result === undefined
      ? links.overLead(corp, runner)
      : result.winner === null
        ? links.drawLead(corp, runner)
        : links.replayLead(corp, runner, result.winner === 'corp' ? corp : runner, result.turns)
  return {
    title: links.playing(corp, runner),
    lead,
    shows: identitiesIn(room),
    frame: `/embed/${room.id}`,
  }
}

const aboutPlayer = (player: { readonly name: string } | undefined, { links }: LinkWords): Told | null =>
  player === undefined ? null : { title: links.player(player.name), lead: links.playerLead, type: 'profile' }

const isIn = <Names extends object>(names: Names, name: PropertyKey): name is keyof Names =>
  Object.hasOwn(names, name)

function aboutCard(id: string, { factions, typeOfCard }: LinkWords): Told | null {
  const card = cardOf(id)
  if (card === undefined) return null
  const faction = card.faction !== undefined && isIn(factions, card.faction) ? [factions[card.faction]] : []
  return { title: card.title, lead: [typeOfCard(card.type), ...faction, card.set].join(' · '), shows: [id] }
}

/** Of a deck that its address holds. Decks that are kept are for nobody but their players. */
function aboutDeck(search: string, { links }: LinkWords): Told | null {
  const code = new URLSearchParams(search).get('deck')
  if (code === null) return null
  const reading = deckOfCode(code)
  const deck = reading.ok ? reading.deck : reading.rest
  if (deck === null) return null
  const identity = cardOf(deck.identity)?.title ?? deck.identity
  return {
    title: deck.name === '' ? identity : deck.name,
    lead: links.deckLead(identity, sizeOf(deck)),
    shows: [deck.identity],
  }
}
