import type { One, Servers, Test, Who } from '../language/expressions.ts'
import type { Awaited, Pattern } from '../language/patterns.ts'
import type { Side } from '../state/names.ts'
import type { What } from '../state/occurrences.ts'
import type { Expected } from './english/effects.ts'
import { one, testsNoun } from './groups.ts'
import type { Event, Noun, Person, Reading } from './phrases.ts'
import { serversName, zoneName } from './places.ts'
import { person } from './reading.ts'

const named = (r: Reading, card: One | readonly Test[], usual = r.say.nouns.card): string =>
  typeof card === 'string' || 'the' in card ? one(r, card) : r.say.nouns.any(testsNoun(r, card, usual))

const players = (r: Reading): Record<Side, Person> => ({
  corp: person(r, 'corp'),
  runner: person(r, 'runner'),
})

/** A card that is installed or played is so by its player, whom the text then addresses. */
function doerOf(r: Reading, { by, card, what }: Pattern): Person | null {
  if (by !== undefined) return person(r, by)
  return card === 'self' && what.every(each => each === 'installed' || each === 'played') ? 'you' : null
}

/** What meets the Runner on the way is ice, so that the kind of card goes without saying. */
const usualCard = (r: Reading, { what }: Pattern): Noun =>
  what.every(each => metOnTheWay.has(each)) ? r.say.nouns.types.ice : r.say.nouns.card
const metOnTheWay: ReadonlySet<What> = new Set<What>([
  'iceApproached',
  'iceEncountered',
  'encounterEnded',
  'icePassed',
  'iceBypassed',
])

/** A trigger condition in words, as happening and as past. */
export function eventOf(r: Reading, pattern: Pattern): Event {
  const { say } = r
  const about = {
    ...players(r),
    by: doerOf(r, pattern),
    card: pattern.card === undefined ? null : named(r, pattern.card, usualCard(r, pattern)),
    server: pattern.server === undefined || pattern.server === 'any' ? null : serversName(r, pattern.server),
    kind: pattern.kind ?? null,
    from:
      pattern.from === undefined ? null : say.nouns.fromZones(pattern.from.map(zone => zoneName(r, zone))),
    run: r.run,
    encounter: r.it === 'encountered' && pattern.card === undefined ? say.nouns.thatEncounter : null,
  }
  const event = say.happenings.any(pattern.what.map(what => say.events[what](about)))
  if (pattern.because === undefined) return event
  const { because, basicAction } = say.happenings
  return because(event, pattern.because === 'self' ? one(r, 'self') : basicAction)
}

/** What an interrupt or a replacement looks at. */
interface Awaiting {
  readonly effect: Awaited
  readonly by?: Who
  readonly card?: One | readonly Test[]
  readonly server?: Servers
  readonly kind?: string
}

export const expectedOf = (r: Reading, pattern: Awaiting): Expected => ({
  ...players(r),
  by: pattern.by === undefined ? null : person(r, pattern.by),
  card: pattern.card === undefined ? null : named(r, pattern.card),
  server: pattern.server === undefined ? null : serversName(r, pattern.server),
  kind: pattern.kind ?? null,
  run: r.run,
})

export const wouldOf = (r: Reading, pattern: Awaiting): string =>
  r.say.effects.would[pattern.effect](expectedOf(r, pattern))
