import type { Awaited, One, Pattern, Servers, Side, Test, What, Who } from '@paydata/engine/language'
import { termIn } from '@paydata/engine/language'
import { serversName, zoneName } from './places.ts'
import type { Reading } from './reading.ts'
import { person } from './reading.ts'
import { one } from './references.ts'
import { asIce, testsNoun } from './traits.ts'
import type { Event, Expected, Person, Thing } from './tree.ts'

/** Ice meets the Runner on the way, and nothing else does. */
export const metOnTheWay: ReadonlySet<What> = new Set<What>([
  'iceApproached',
  'iceEncountered',
  'encounterEnded',
  'icePassed',
  'iceBypassed',
])

/** What is trashed where it is installed does something only if it was rezzed (CR 9.1.8g). */
const isRezzed = (r: Reading, { what, card, from }: Pattern): boolean =>
  card === 'self' &&
  from === undefined &&
  (r.type === 'asset' || r.type === 'upgrade') &&
  what.every(each => each === 'trashed')

function named(r: Reading, card: One | readonly Test[], isIce: boolean, least?: number): Thing {
  if (typeof card === 'string' || 'the' in card) return one(r, card)
  const noun = testsNoun(r, card)
  if (least !== undefined) return { is: 'atLeast', least, noun: isIce ? asIce(noun) : noun }
  return { is: 'any', noun: isIce ? asIce(noun) : noun }
}

/** Only what lies facedown can be turned faceup. */
function toldOf({ card, what }: Pattern): One | readonly Test[] {
  if (card === undefined || typeof card === 'string' || 'the' in card) return card ?? []
  return what.every(each => each === 'turnedFaceup') ? [{ is: 'facedown' }, ...card] : card
}

const players = (r: Reading): Record<Side, Person> => ({
  corp: person(r, 'corp'),
  runner: person(r, 'runner'),
})

/** A card that is installed or played is so by its player, whom the text then addresses. */
function doerOf(r: Reading, { by, card, what }: Pattern): Person | null {
  if (by !== undefined) return person(r, by)
  return card === 'self' && what.every(each => each === 'installed' || each === 'played') ? 'you' : null
}

/** The encounter that has just been spoken of, or the one that follows it. */
const isThatEncounter = (r: Reading, { what, card }: Pattern): boolean =>
  (r.it === 'encountered' && card === undefined) ||
  (r.encounter === 'next' && what.every(each => each === 'encounterEnded'))

function serversOf(r: Reading, { server, serverOrRoot }: Pattern): Event['servers'] {
  const servers = serverOrRoot ?? server ?? 'any'
  return servers === 'any' ? null : serversName(r, servers)
}

/** A trigger condition in words, as happening and as past. */
export const eventOf = (r: Reading, pattern: Pattern, least?: number): Event => ({
  ...players(r),
  what: pattern.what.map(each => termIn(r.edition, each)),
  by: doerOf(r, pattern),
  card:
    (pattern.card === undefined && least === undefined) || isThatEncounter(r, pattern)
      ? null
      : isRezzed(r, pattern)
        ? { is: 'this', type: r.type, rezzed: true }
        : named(
            r,
            toldOf(pattern),
            pattern.what.every(each => metOnTheWay.has(each)),
            least,
          ),
  servers: serversOf(r, pattern),
  orServer: pattern.serverOrRoot !== undefined,
  onEach: false,
  kind: termIn(r.edition, pattern.kind ?? null),
  from: (pattern.from ?? []).map(zone => zoneName(r, zone)),
  thatRun: r.run,
  thatEncounter: isThatEncounter(r, pattern) || r.encounter === 'over',
  because: typeof pattern.because === 'object' ? null : becauseOf(r, pattern.because),
  through: typeof pattern.because === 'object' ? named(r, pattern.because, false) : null,
  withoutCredits: pattern.spending !== undefined,
  printed: pattern.subroutine !== undefined,
  duringRun: pattern.during !== undefined,
})

const becauseOf = (r: Reading, because: 'self' | 'basicAction' | undefined): Event['because'] =>
  because === 'self' ? one(r, 'self') : (because ?? null)

/** What an interrupt or a replacement looks at. */
export interface Awaiting {
  readonly effect: Awaited
  readonly by?: Who
  readonly card?: One | readonly Test[]
  readonly server?: Servers
  readonly kind?: string
}

export const expectedOf = (r: Reading, pattern: Awaiting): Expected => ({
  ...players(r),
  by: pattern.by === undefined ? null : person(r, pattern.by),
  card: pattern.card === undefined ? null : named(r, pattern.card, false),
  servers: pattern.server === undefined ? null : serversName(r, pattern.server),
  kind: termIn(r.edition, pattern.kind ?? null),
  thatRun: r.run,
})
