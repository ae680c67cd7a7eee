import { placeOfAccess } from '../queries/allowed/accessing.ts'
import { cardAt, isAlive } from '../queries/facts/look.ts'
import { canTell } from '../queries/facts/sight.ts'
import { at } from '../state/bug.ts'
import type { CardState } from '../state/cards.ts'
import { cloneGame } from '../state/clone.ts'
import type { Frame, Vars } from '../state/frames.ts'
import type { Game, ListZone } from '../state/game.ts'
import { newStamps } from '../state/game.ts'
import type { Ref, Side } from '../state/names.ts'
import type { Mention, Occurrence } from '../state/occurrences.ts'
import { nameFor, sees } from '../view/names.ts'
import { namesAbility } from '../view/occurrences.ts'
import type { Numbering } from './numbering.ts'
import { isWithoutOrder, lookedThrough, numberingFor } from './numbering.ts'
import { unseenOwn } from './recall.ts'

/**
 * A game as a side that is asked something knows it: plain JSON, and the same bytes for all games that the side cannot
 * tell from each other. It cannot be played, as cards are missing in it: `imagine` puts some there.
 */
export interface Known {
  readonly side: Side
  /** What the side does not know is blank: titles of cards, what others call them, chance. */
  readonly game: Game
  /** What its own cards are among those that it does not see, which lie in its deck. */
  readonly own: readonly string[]
}

/** What a side knows of a game in which it is asked something; nothing while an ability of an unseen card is in progress. */
export function knownTo(game: Game, side: Side): Known | undefined {
  if (game.waiting.every(question => question.for !== side) || isUnclear(game, side)) return undefined
  const nameOf = (n: number): number => nameFor(side, cardAt(game, n)) ?? 0
  const numbers = numberingFor(game, side, nameOf)
  const { order, to, zones } = numbers
  const renumbered = (n: number): number => at(to, n)
  const faces = new Set(lookedThrough(game, side))
  const isKnown = (n: number): boolean => faces.has(n) || sees(game, side, cardAt(game, n))
  const cards = order.map((n, card) => asKnown(game, cardAt(game, n), card, side, to))
  const known: Game = {
    ...cloneGame(game),
    cards,
    titles: order.map(n => (isKnown(n) ? at(game.titles, n) : '')),
    servers: game.servers.map(({ id, root, ice }) => ({
      id,
      root: root.map(renumbered),
      ice: ice.map(each => ({ id: each.id, ice: each.ice === null ? null : renumbered(each.ice) })),
    })),
    stamps: newStamps(),
    table: game.table.map(renumbered),
    occurred: [],
    random: { seed: '', drawn: 0, fixed: [] },
    named: { corp: 0, runner: 0, public: 0, [side]: game.named[side] },
    asked: { corp: 1, runner: 1, [side]: game.asked[side] },
    ...withRefs(game, side, numbers, cards),
    ...new Remembered(game, side, numbers).records(),
  }
  for (const zone of Object.keys(zones) as ListZone[]) known.zones[zone] = zones[zone].map(renumbered)
  known.corp.identity = renumbered(game.corp.identity)
  known.runner.identity = renumbered(game.runner.identity)
  return { side, game: known, own: unseenOwn(game, side) }
}

/** Whether something is in progress that the side does not know. */
function isUnclear(game: Game, side: Side): boolean {
  const isUnknown = (source: Ref | null): boolean =>
    source !== null && source.card >= 0 && !sees(game, side, cardAt(game, source.card))
  return game.frames.some(
    frame =>
      (frame.kind === 'ability' && isUnknown(frame.source)) ||
      // A bid that the other has made, or is paying, is still a secret (CR 10.14.2).
      (frame.kind === 'procedure' && frame.of === 'psi' && frame.vars.corpBid !== undefined) ||
      frame.answer !== null ||
      frame.otherAnswer !== null ||
      ('pending' in frame && frame.pending.some(({ source }) => isUnknown(source))),
  )
}

/** The first life of all objects there are; what they were before has less. */
const present = 1
/** No object was ever that. */
const forgotten = -9

function asKnown(game: Game, card: CardState, number: number, side: Side, to: readonly number[]): CardState {
  // CR 9.5.5: a card that was set aside is on a host that is no more.
  const life = card.host !== null && isAlive(game, card.host) ? present : forgotten
  const host = card.host === null ? null : { card: at(to, card.host.card), life }
  const { corpId, runnerId } = card
  return {
    ...card,
    // CR 1.5.2b: which copy of an identity the other player has set is a secret while its front is up.
    back: card.owner === side || card.flipped !== 0 ? card.back : 1,
    card: number,
    life: present,
    host,
    corpId: side === 'corp' ? corpId : 0,
    runnerId: side === 'runner' ? runnerId : 0,
    publicId: 0,
  }
}

const identityOf = (game: Game, owner: Side): number => game[owner].identity

/** What is in progress and what lasts, with the new numbers. */
function withRefs(
  game: Game,
  side: Side,
  { to }: Numbering,
  cards: readonly CardState[],
): Pick<Game, 'frames' | 'waiting' | 'lingering' | 'gained' | 'idle'> {
  const refTo = ({ card: n, life }: Ref): Ref => {
    const card = cardAt(game, n)
    const isKnown = card.life === life || canTell(game, side, card)
    return isKnown
      ? { card: at(to, n), life: present + life - card.life }
      : { card: at(to, identityOf(game, card.owner)), life: forgotten }
  }
  // What has chosen an object and waits for it knows that object alone. A card that was it may have been hidden since: among the
  // cards in a hand of the other player nobody can tell which it is, nor whether it is there still, even while one of them is seen.
  const objectTo = ({ card: n, life }: Ref): Ref => {
    const card = cardAt(game, n)
    const isMixed = isWithoutOrder(card.zone) && card.owner !== side && !card.faceup
    return card.life === life && canTell(game, side, card) && !isMixed
      ? refTo({ card: n, life })
      : { card: at(to, identityOf(game, card.owner)), life: forgotten }
  }
  const keyed = (text: string): string =>
    holdsCard(text)
      ? text.replace(cardInKey, (_, before: string, n: string) => `${before}${at(to, Number(n))}`)
      : text
  const again = <T>(part: T): T => mapped(part, refTo, keyed) as T
  return {
    frames: game.frames.map(frame => placed(game, frame, again(frame), cards)),
    waiting: game.waiting.map(question => ({
      ...again(question),
      number: question.for === side ? question.number : 1,
    })),
    lingering: game.lingering.map(each => ({
      ...again(each),
      vars: mapped(each.vars, objectTo, keyed) as Vars,
    })),
    gained: game.gained.map(again),
    idle: game.idle.map(key => keyed(key).replace(/\.\d+$/, `.${present}`)),
  }
}

/** Places of a run and of an access are written anew, as numbers and lives of cards are in them. */
function placed(game: Game, before: Frame, frame: Frame, cards: readonly CardState[]): Frame {
  if (frame.kind !== 'structure' || before.kind !== 'structure') return frame
  if (frame.of === 'run') return { ...frame, vars: { ...frame.vars, loop: null } }
  if (frame.of !== 'access' || before.of !== 'access') return frame
  const isThere = placeOfAccess(cardAt(game, before.vars.card.card)) === before.vars.place
  const place = isThere ? placeOfAccess(at(cards, frame.vars.card.card)) : ''
  return { ...frame, vars: { ...frame.vars, place } }
}

/** The number of a card in a key: of an effect that a card makes, or of what is paid from one (see `CreditsKey`). */
const cardInKey = /(@|^from(?=\d+$))(\d+)/g
const holdsCard = (text: string): boolean => text.includes('@') || text.startsWith('from')

/** The same piece of JSON with other references to objects, and other keys that hold numbers of cards. */
function mapped(part: unknown, refTo: (ref: Ref) => Ref, keyed: (text: string) => string): unknown {
  if (typeof part === 'string') return keyed(part)
  if (typeof part !== 'object' || part === null) return part
  if (Array.isArray(part)) return part.map(each => mapped(each, refTo, keyed))
  if ('card' in part && 'life' in part && typeof part.card === 'number' && typeof part.life === 'number')
    return part.card < 0 ? part : refTo({ card: part.card, life: part.life })
  return Object.fromEntries(
    Object.entries(part).map(([key, each]) => [keyed(key), mapped(each, refTo, keyed)]),
  )
}

/** The records of what happened, as far as the side can tell today which cards it happened to. */
class Remembered {
  private readonly bit: number
  /** The objects the side had a name for, by that name. */
  private readonly objects = new Map<number, Ref>()
  private readonly done = new Map<Occurrence, Occurrence>()

  constructor(
    private readonly game: Game,
    private readonly side: Side,
    private readonly numbers: Numbering,
  ) {
    this.bit = side === 'corp' ? 1 : 2
    for (const card of game.cards) {
      const name = nameFor(side, card)
      if (name !== null) this.objects.set(name, { card: at(numbers.to, card.card), life: present })
    }
  }

  records(): Pick<Game, 'happened' | 'thisTurn' | 'lastTurn'> {
    const { happened, thisTurn, lastTurn } = this.game
    const [first, second, third] = [happened, thisTurn, lastTurn].map(record => this.backwards(record))
    return { happened: first ?? [], thisTurn: second ?? [], lastTurn: third ?? [] }
  }

  /** From the newest on, as what a card is now tells what it was. */
  private backwards(record: readonly Occurrence[]): Occurrence[] {
    return record
      .toReversed()
      .map(occurrence => this.again(occurrence))
      .reverse()
  }

  private again(occurrence: Occurrence): Occurrence {
    const known = this.done.get(occurrence) ?? this.asKnown(occurrence)
    this.done.set(occurrence, known)
    return known
  }

  private asKnown(occurrence: Occurrence): Occurrence {
    const { nth, what, by, server, amount, kind, cause, host } = occurrence
    const card = this.mention(occurrence.card)
    const isSecret = namesAbility.has(what) && occurrence.card !== null && !this.saw(occurrence.card)
    return {
      nth,
      what,
      by,
      card,
      server,
      amount,
      kind: isSecret ? null : this.keyed(kind),
      before: this.before(occurrence, card),
      host: this.mention(host),
      cause: {
        card: this.mention(cause.card),
        path: cause.card === null || this.saw(cause.card) ? cause.path : '',
      },
    }
  }

  private before({ card: was, before }: Occurrence, card: Mention | null): Occurrence['before'] {
    if (before === null || was === null || card === null) return null
    const life = card.life + before.mention.life - was.life
    const name = nameFor(this.side, before.mention)
    if (name !== null && card.life !== forgotten) this.objects.set(name, { card: card.card, life })
    const isSeen = this.saw(before.mention) || this.saw(was)
    return {
      ...before,
      requirement: isSeen ? before.requirement : 0,
      mention: { ...this.named(before.mention), card: card.card, life },
    }
  }

  private saw(mention: Mention): boolean {
    return (mention.seenBy & this.bit) !== 0
  }

  private keyed(kind: string | null): string | null {
    return kind?.replace(/@(\d+)/, (_, n: string) => `@${at(this.numbers.to, Number(n))}`) ?? null
  }

  private mention(mention: Mention | null): Mention | null {
    if (mention === null) return null
    const name = nameFor(this.side, mention)
    const object = name === null ? undefined : this.objects.get(name)
    const { owner } = cardAt(this.game, mention.card)
    const identity = at(this.numbers.to, identityOf(this.game, owner))
    return { ...this.named(mention), ...(object ?? { card: identity, life: forgotten }) }
  }

  private named(mention: Mention): Mention {
    return {
      ...mention,
      corpId: this.side === 'corp' ? mention.corpId : 0,
      runnerId: this.side === 'runner' ? mention.runnerId : 0,
      publicId: 0,
      seenBy: mention.seenBy & this.bit,
    }
  }
}
