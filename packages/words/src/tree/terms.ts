import type {
  Amount,
  Cards,
  CardsOrRandom,
  CardType,
  Group,
  Install,
  Side,
  Test,
} from '@paydata/engine/language'
import { quantity } from './amounts.ts'
import type { Deed, Owner, Term } from './doing.ts'
import { cards } from './nouns.ts'
import { ownerOfZone, serverName } from './places.ts'
import type { Reading } from './reading.ts'
import { person } from './reading.ts'
import { isInstallable, one, pronounOf } from './references.ts'

const corpTypes: readonly string[] = ['agenda', 'asset', 'ice', 'operation', 'upgrade']

const zonesOf = (side: Side): readonly unknown[] =>
  Object.entries(ownerOfZone).flatMap(([zone, owner]) => (owner === side ? [zone] : []))

function ownerOfGroup(r: Reading, group: Group): Side | null {
  if (typeof group.from === 'object' && 'the' in group.from) {
    const named = r.names.get(group.from.the)
    const result = named !== undefined && 'result' in named ? named.result : null
    if (result?.do === 'look') return sideOf(r, result.at)
    return result?.do === 'reveal' ? sideOf(r, result.cards) : null
  }
  const from = typeof group.from === 'object' && 'top' in group.from ? group.from.of : group.from
  if (from === 'corpHand') return 'corp'
  const places: readonly unknown[] = Array.isArray(from) ? from : [from]
  for (const owner of ['corp', 'runner'] as const)
    if (places.every(place => zonesOf(owner).includes(place))) return owner
  for (const test of group.where) {
    if (test.is === 'side') return test.side
    // CR 8.1.1: cards of the Runner are neither.
    if (test.is === 'rezzed' || test.is === 'unrezzed') return 'corp'
    if (test.is === 'type') return test.types.every(type => corpTypes.includes(type)) ? 'corp' : 'runner'
  }
  return null
}

/** Whose cards they are, as far as the text says: they go to zones of their owner (CR 8.2.1a). */
export function ownerOf(r: Reading, of: CardsOrRandom): Owner {
  const side = sideOf(r, of)
  return { side, person: side === null ? null : person(r, side) }
}

function sideOf(r: Reading, of: CardsOrRandom): Side | null {
  if (of === 'self') return r.side
  if (of === 'encountered' || of === 'approached' || of === 'accessed') return 'corp'
  if (typeof of !== 'object') return null
  if ('choose' in of) return ownerOfGroup(r, of.choose)
  if ('all' in of) return ownerOfGroup(r, of.all)
  if ('random' in of) return ownerOfGroup(r, of.of)
  const named = r.names.get(of.the)
  if (named !== undefined && 'choice' in named) return ownerOfGroup(r, named.choice.choose)
  return named !== undefined && 'result' in named && named.result.do === 'reveal'
    ? sideOf(r, named.result.cards)
    : r.side
}

/** "Paying 3[credit] less", "ignoring all costs". */
export function priceTerms(r: Reading, change: Amount, ignore: Install['ignore']): readonly Term[] {
  if (ignore !== 'nothing') return [{ term: 'ignoring', costs: ignore === 'all' ? ignore : 'credits' }]
  if (change === 0) return []
  if (typeof change === 'number')
    return [{ term: change < 0 ? 'less' : 'more', amount: quantity(r, Math.abs(change)) }]
  if (change.amount === 'times' && typeof change.by === 'number' && change.by < 0)
    return [{ term: 'less', amount: quantity(r, { ...change, by: -change.by }) }]
  return [{ term: 'more', amount: quantity(r, change) }]
}

const besidesAgendas: readonly CardType[] = ['asset', 'ice', 'upgrade']

/** What the Corp installs and is no agenda is said to be just that. */
const asInstalled = (test: Test): Test =>
  test.is === 'type' && besidesAgendas.every(type => test.types.includes(type)) && test.types.length === 3
    ? { is: 'not', test: { is: 'type', types: ['agenda'] } }
    : test

const rootTypes: readonly CardType[] = ['agenda', 'asset', 'upgrade']

/** What is installed in a root is any card that can be there. */
const isOfRoots = (test: Test): boolean =>
  test.is === 'type' && test.types.length === 3 && rootTypes.every(type => test.types.includes(type))

function plainly(of: Cards, to: Install['to']): Cards {
  if (typeof of !== 'object' || !('choose' in of)) return of
  const where = of.choose.where
    .filter(test => !isInstallable(test) && !(to === 'remoteRoot' && isOfRoots(test)))
    .map(asInstalled)
  return { ...of, choose: { ...of.choose, where } }
}

const isIce = (of: Cards): boolean =>
  typeof of === 'object' &&
  'choose' in of &&
  of.choose.where.some(test => test.is === 'type' && test.types.join() === 'ice')

function positionTerm(r: Reading, where: NonNullable<Install['where']>): Term {
  if (where === 'innermost') return { term: 'innermost' }
  return where === 'any' ? { term: 'anyPosition' } : { term: 'inward', of: one(r, where.inwardFrom) }
}

export function installOf(r: Reading, i: Install, oneByOne = false): Deed<'install'> {
  const who = person(r, i.by)
  const { to, where, onto, totalLess } = i
  const told = cards(r, plainly(i.card, to), who)
  return {
    say: 'install',
    who,
    cards: told,
    them: pronounOf(told),
    rez: i.rez !== undefined,
    reveal: i.reveal === true,
    terms: [
      ...(oneByOne ? [{ term: 'oneByOne' } as const] : []),
      ...(i.face === undefined ? [] : [{ term: i.face }]),
      ...(to === undefined
        ? []
        : to === 'newRemote' || to === 'remoteRoot'
          ? [{ term: to } as const]
          : [{ term: 'server', server: serverName(r, to) } as const]),
      ...(i.elsewhere === undefined
        ? []
        : [
            {
              term: isIce(i.card) ? 'protecting' : 'server',
              server: i.elsewhere.remote === true ? 'anotherRemote' : 'another',
            } as const,
          ]),
      ...(where === undefined ? [] : [positionTerm(r, where)]),
      ...(onto === undefined ? [] : [{ term: 'onto', of: one(r, onto) } as const]),
      ...priceTerms(r, i.change, i.rez === 'ignoringAllCosts' ? 'all' : i.ignore),
      ...(totalLess === undefined ? [] : [{ term: 'totalLess', amount: quantity(r, totalLess) } as const]),
    ],
  }
}
