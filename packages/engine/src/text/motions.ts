import type { AddTo } from '../instructions/add-to.ts'
import type { Search } from '../instructions/index.ts'
import type { Install } from '../instructions/install.ts'
import type { Play } from '../instructions/play.ts'
import type { Rez } from '../instructions/rez.ts'
import type { Amount, Cards, Group, Test } from '../language/expressions.ts'
import type { Side, Zone } from '../state/names.ts'
import { quantity } from './amounts.ts'
import type { Owner } from './english/instructions.ts'
import { cards, one, testsNoun } from './groups.ts'
import type { Passage, Phrase, Reading } from './phrases.ts'
import { serverName, zoneName } from './places.ts'
import { person } from './reading.ts'

const corpZones: readonly Zone[] = ['hq', 'rnd', 'archives', 'corpScore', 'root', 'ice']
const runnerZones: readonly Zone[] = ['grip', 'stack', 'heap', 'rig']
const corpTypes: readonly string[] = ['agenda', 'asset', 'ice', 'operation', 'upgrade']

function ownerOfGroup(group: Group): Side | null {
  const from = typeof group.from === 'object' && 'top' in group.from ? group.from.of : group.from
  if (from === 'corpHand') return 'corp'
  for (const zone of corpZones) if (zone === from) return 'corp'
  for (const zone of runnerZones) if (zone === from) return 'runner'
  for (const test of group.where) {
    if (test.is === 'side') return test.side
    if (test.is === 'type') return test.types.every(type => corpTypes.includes(type)) ? 'corp' : 'runner'
  }
  return null
}

/** Whose cards they are, as far as the text says: they go to zones of their owner (CR 8.2.1a). */
function ownerOf(r: Reading, of: Cards): Owner {
  let side: Side | null = null
  if (of === 'self') side = r.side
  else if (of === 'encountered' || of === 'approached' || of === 'accessed') side = 'corp'
  else if (typeof of === 'object') {
    if ('choose' in of) side = ownerOfGroup(of.choose)
    else if ('all' in of) side = ownerOfGroup(of.all)
    else if ('random' in of) side = ownerOfGroup(of.of)
    else {
      const named = r.names.get(of.the)
      if (named !== undefined && 'choice' in named) side = ownerOfGroup(named.choice.choose)
      else side = r.side
    }
  }
  return { side, person: side === null ? null : person(r, side) }
}

export function addToPhrase(r: Reading, i: AddTo): Phrase {
  const say = r.say.instructions
  const who = person(r, i.by)
  const these = cards(r, i.cards, who)
  const added = say.addTo(who, i.reveal ? r.say.nouns.it : these, i.to, ownerOf(r, i.cards))
  const phrase = i.reveal ? say.reveals(who, these, added) : added
  return i.facedown === true ? say.facedown(phrase) : phrase
}

/** "paying 3[credit] less", "ignoring all costs". */
function priceOf(r: Reading, change: Amount, ignore: Install['ignore']): readonly string[] {
  const { terms } = r.say.instructions
  if (ignore === 'all') return [terms.ignoringAll]
  if (ignore !== 'nothing') return [terms.ignoringCredits]
  if (change === 0) return []
  if (typeof change === 'number' && change < 0) return [terms.less(quantity(r, -change))]
  if (
    typeof change === 'object' &&
    change.amount === 'times' &&
    typeof change.by === 'number' &&
    change.by < 0
  ) {
    return [terms.less(quantity(r, { ...change, by: -change.by }))]
  }
  return [terms.more(quantity(r, change))]
}

/** That a card is of any type the Corp installs goes without saying. */
const isInstallable = (test: Test): boolean => test.is === 'type' && test.types.length === 4

const plainly = (of: Cards): Cards =>
  typeof of === 'object' && 'choose' in of
    ? { ...of, choose: { ...of.choose, where: of.choose.where.filter(test => !isInstallable(test)) } }
    : of

export function installPhrase(r: Reading, i: Install, oneByOne = false): Phrase {
  const say = r.say.instructions
  const { terms } = say
  const who = person(r, i.by)
  const more = [
    ...(oneByOne ? [terms.oneByOne] : []),
    ...(i.face === undefined ? [] : [terms[i.face]]),
    ...(i.to === undefined
      ? []
      : [i.to === 'newRemote' ? terms.newRemote : terms.server(serverName(r, i.to))]),
    ...(i.where === undefined
      ? []
      : [
          i.where === 'innermost'
            ? terms.innermost
            : i.where === 'any'
              ? terms.anyPosition
              : terms.inward(one(r, i.where.inwardFrom)),
        ]),
    ...(i.onto === undefined ? [] : [terms.onto(one(r, i.onto))]),
    ...priceOf(r, i.change, i.rez === 'ignoringAllCosts' ? 'all' : i.ignore),
    ...(i.totalLess === undefined ? [] : [terms.totalLess(quantity(r, i.totalLess))]),
  ]
  const card = cards(r, plainly(i.card), who)
  return i.rez === undefined ? say.install(who, card, more) : say.installAndRez(who, card, more)
}

export function playPhrase(r: Reading, i: Play): Phrase {
  return r.say.instructions.play(
    cards(r, i.card),
    priceOf(r, i.change, i.costs === 'ignore' ? 'all' : 'nothing'),
  )
}

export function rezPhrase(r: Reading, i: Rez): Phrase {
  const who = person(r, i.by)
  const phrase = r.say.instructions.rez(who, cards(r, i.card, who))
  const price = priceOf(r, i.change, i.ignore).join('')
  return { ...phrase, plain: phrase.plain + price, third: phrase.third + price }
}

export function searchPassage(r: Reading, i: Search): Passage {
  const say = r.say.instructions
  const zone = zoneName(r, i.zone)
  const head = say.search(
    person(r, i.by),
    zone,
    quantity(r, i.most),
    testsNoun(r, i.for),
    i.names === 'different',
  )
  // CR 8.7.3: a deck is shuffled before anything is done with what was found.
  return { head: i.zone === 'rnd' || i.zone === 'stack' ? say.thenShuffle(head, zone) : head, rest: [] }
}
