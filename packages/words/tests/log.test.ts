import type { SeenCard, SeenOccurrence } from '@paydata/engine/inside/fields/types'
import type { Viewer } from '@paydata/engine/inside/state/names'
import type { What } from '@paydata/engine/inside/state/occurrences'
import { expect, test } from 'vitest'
import { logLine } from '../src/in-english.ts'
import { tags, wordsOf } from '../src/languages.ts'
import { logLine as lineIn } from '../src/tree/index.ts'
import { inEach } from '../testing/expected.ts'

const seen: SeenCard = { id: 3, definition: 'ice_wall', title: 'Ice Wall', before: null }
const unseen: SeenCard = { id: null, definition: null, title: null, before: null }
const nobody = { card: null, path: null }

const happened = (what: What, more: Partial<SeenOccurrence> = {}): SeenOccurrence => ({
  what,
  by: 'corp',
  card: seen,
  server: 'hq',
  protects: false,
  host: null,
  amount: 2,
  kind: null,
  cause: nobody,
  ...more,
})

const languages = await Promise.all(tags.map(wordsOf))
/** A line in each language. */
const linesOf = (seen: SeenOccurrence, viewer: Viewer) =>
  languages.map(language => lineIn(seen, viewer, language))

/** What a spectator reads of everything that can happen. */
const all: Readonly<Record<What, string | null>> = {
  gameBegan: 'The game begins.',
  mulligan: 'The Corp takes a mulligan.',
  kept: 'The Corp keeps their starting hand.',
  turnStarted: null,
  turnBegan: 'The Corp’s turn (2) begins.',
  actionPhaseEnded: null,
  turnEnded: 'The Corp’s turn ends.',
  actionTaken: null,
  actionFinished: null,
  clicksGained: null,
  clicksLost: 'The Corp loses [click][click].',
  clicksSpent: 'The Corp spends [click][click].',
  creditsGained: 'The Corp gains 2[credit].',
  creditsLost: 'The Corp loses 2[credit].',
  creditsSpent: 'The Corp spends 2[credit].',
  fundFilled: 'The Runner gets 2[credit] for bad publicity.',
  spentOutsidePool: null,
  fundSpent: null,
  fundEmptied: null,
  drawn: 'The Corp draws 2 cards.',
  discarded: 'The Corp discards Ice Wall.',
  placed: null,
  putBack: 'Ice Wall is put back.',
  installed: 'The Corp installs Ice Wall in the root of HQ.',
  uninstalled: null,
  played: 'The Corp plays Ice Wall.',
  playResolved: null,
  rezzed: 'The Corp rezzes Ice Wall in the root of HQ.',
  derezzed: 'Ice Wall is derezzed.',
  turnedFaceup: 'Ice Wall is turned faceup.',
  turnedFacedown: 'Ice Wall is turned facedown.',
  flipped: 'The Corp flips to Ice Wall.',
  identitySet: 'The Corp secretly sets their identity.',
  exposed: 'Ice Wall in the root of HQ is exposed.',
  revealed: 'The Corp reveals Ice Wall.',
  lookedAt: 'The Corp looks at Ice Wall.',
  trashed: 'The Corp trashes Ice Wall.',
  moved: 'Ice Wall moves to Archives.',
  setAside: null,
  removedFromGame: 'Ice Wall is removed from the game.',
  forfeited: 'The Corp forfeits Ice Wall.',
  scored: 'The Corp scores Ice Wall.',
  stolen: 'The Corp steals Ice Wall.',
  addedToScoreArea: 'Ice Wall is added to the Corp’s score area.',
  converted: 'Ice Wall becomes an agenda worth 2 agenda points.',
  hosted: 'Ice Wall is hosted on a card in the root of HQ.',
  swapped: 'Ice Wall is swapped.',
  arranged: 'The Corp arranges the top 2 cards of R&D.',
  advanced: 'The Corp advances Ice Wall in the root of HQ.',
  countersPlaced: '2 virus counters are placed on Ice Wall.',
  countersRemoved: '2[credit] are removed from Ice Wall.',
  emptied: 'Ice Wall is empty.',
  purged: 'The Corp purges 2 virus counters.',
  damageSuffered: 'The Runner suffers 2 net damage.',
  damagePrevented: '2 meat damage is prevented.',
  tagsTaken: 'The Runner takes 2 tags.',
  tagsRemoved: 'The Runner removes 2 tags.',
  badPublicityTaken: 'The Corp takes 2 bad publicity.',
  badPublicityRemoved: 'The Corp removes 2 bad publicity.',
  traceInitiated: 'A trace of base strength 2 begins.',
  traceStrengthSet: 'The trace strength is 2.',
  linkStrengthSet: 'The link strength is 2.',
  traceSuccessful: 'The trace is successful.',
  traceUnsuccessful: 'The trace is unsuccessful.',
  bidsRevealed: 'The Corp spends 2[credit] secretly.',
  runAnnounced: null,
  runBegan: 'The Runner runs HQ.',
  attackedServerChanged: 'The attacked server is now HQ.',
  runnerMoved: null,
  runSuccessful: 'The run on HQ is successful.',
  runUnsuccessful: 'The run on HQ is unsuccessful.',
  runEnded: 'The run ends.',
  jackedOut: 'The Runner jacks out.',
  iceApproached: 'The Runner approaches Ice Wall.',
  iceEncountered: 'The Runner encounters Ice Wall.',
  encounterEnded: null,
  subroutineBroken: 'The Runner breaks a subroutine on Ice Wall.',
  subroutineResolved: 'A subroutine on Ice Wall resolves.',
  iceFullyBroken: 'The Runner fully breaks Ice Wall.',
  iceBypassed: 'The Runner bypasses Ice Wall.',
  icePassed: 'The Runner passes Ice Wall.',
  allIcePassed: null,
  serverApproached: 'The Runner approaches HQ.',
  serverCreated: null,
  serverGone: 'HQ is gone.',
  breachBegan: 'The Runner breaches HQ.',
  breachEnded: null,
  accessed: 'The Runner accesses Ice Wall from HQ.',
  accessEnded: null,
  searched: 'The Corp searches R&D.',
  shuffled: 'The Corp shuffles R&D.',
  abilityUsed: 'The Corp uses Ice Wall.',
  abilityTriggered: null,
  markIdentified: 'The mark is HQ.',
  metAgain: 'The Corp resolves the “when scored” abilities of Ice Wall.',
  chosen: 'The Corp chooses Ice Wall in the root of HQ.',
  strengthChanged: null,
  effectEnded: null,
  prevented: 'Trashing Ice Wall is prevented.',
  would: null,
  gameEnded: 'The Corp wins on agenda points.',
}

/** Kinds that an occurrence always has. */
const kinds: Readonly<Partial<Record<What, string>>> = {
  moved: 'archives',
  converted: 'agenda',
  arranged: 'rnd',
  countersPlaced: 'virus',
  countersRemoved: 'credit',
  damageSuffered: 'net',
  damagePrevented: 'meat',
  prevented: 'trash',
  searched: 'rnd',
  shuffled: 'rnd',
  metAgain: 'scored',
  gameEnded: 'points',
}

const names = Object.keys(all) as What[]

test.each(names)('CR 10.3.1a: the log tells of %s, or knows that it is not worth a line', what => {
  expect(logLine(happened(what, { kind: kinds[what] ?? null }), 'spectator')).toBe(all[what])
})

test('CR 3.4.2: ice is told to protect its server, also where it is not seen', () => {
  const hidden = happened('installed', { card: unseen, server: 'remote1', protects: true })
  expect(logLine(hidden, 'runner')).toBe('The Corp installs ice protecting Server 1.')
})

test('CR 10.4: what damage trashes is told as lost by the Runner, whoever trashes it', () => {
  const said = (by: 'corp' | 'runner', viewer: Viewer) => {
    const trashed = happened('trashed', { by, kind: 'damage', server: null })
    return linesOf(trashed, viewer)
  }
  for (const by of ['corp', 'runner'] as const) {
    expect(said(by, 'corp')).toEqual(inEach('The Runner loses Ice Wall.'))
    expect(said(by, 'runner')).toEqual(inEach('You lose Ice Wall.'))
    expect(said(by, 'spectator')).toEqual(said(by, 'corp'))
  }
})

test('CR 3.4.2: ice that leaves unseen is told by its place', () => {
  const gone = { ...unseen, before: { id: null, zone: 'ice' as const, server: 'archives' as const } }
  expect(logLine(happened('trashed', { card: gone }), 'runner')).toBe(
    'The Corp trashes unrezzed ice protecting Archives.',
  )
})

test('CR 8.3.2: ice is rearranged where it is, other cards are arranged from the top', () => {
  expect(logLine(happened('arranged', { kind: 'ice', amount: 3 }), 'corp')).toBe(
    'You rearrange 3 pieces of ice.',
  )
  expect(logLine(happened('arranged', { kind: 'rnd', amount: 1 }), 'corp')).toBe(
    'You arrange the top card of R&D.',
  )
})

test('CR 8.2.1a: a card that an effect moves is told to come to the root of its new server', () => {
  const before = { id: null, zone: 'root' as const, server: 'remote1' as const }
  const moved = happened('moved', { kind: 'root', server: 'rnd', card: { ...seen, before } })
  expect(logLine(moved, 'runner')).toBe('Ice Wall moves to the root of R&D.')
  expect(logLine({ ...moved, server: 'remote2' }, 'runner')).toBe('Ice Wall moves to Server 2.')
})

test('CR 1.21: a card the viewer does not see is not named', () => {
  const hidden = happened('installed', { card: unseen, server: 'remote1' })
  expect(logLine(hidden, 'runner')).toBe('The Corp installs a card in Server 1.')
  const gone = { ...unseen, before: { id: null, zone: 'root' as const, server: 'remote1' } }
  expect(logLine(happened('trashed', { card: gone }), 'runner')).toBe(
    'The Corp trashes a facedown card in Server 1.',
  )
  expect(logLine(happened('iceApproached', { card: unseen }), 'runner')).toBe(
    'You approach unrezzed ice protecting HQ.',
  )
  expect(logLine(happened('icePassed', { card: unseen }), 'runner')).toBe(
    'You pass unrezzed ice protecting HQ.',
  )
})

test('the viewer is addressed, and a card that made it happen is named', () => {
  const cause = { card: { ...seen, id: 4, title: 'Hedge Fund' }, path: 'hedge_fund/0/does' }
  const gained = happened('creditsGained', { amount: 9, card: null, cause })
  expect(logLine(gained, 'corp')).toBe('You gain 9[credit] because of Hedge Fund.')
  expect(logLine(gained, 'runner')).toBe('The Corp gains 9[credit] because of Hedge Fund.')
  expect(linesOf(happened('creditsSpent', { amount: 5, card: null, cause }), 'corp')).toEqual(
    inEach('You spend 5[credit] for Hedge Fund.'),
  )
})

test('CR 10.8.6c: what is spent on a trace is not said to be spent for the card', () => {
  const cause = { card: { id: 2, definition: 'sea_source', title: 'SEA Source', before: null }, path: null }
  const spent = happened('creditsSpent', { amount: 2, card: null, kind: 'trace', cause })
  expect(logLine(spent, 'corp')).toBe('You spend 2[credit] on the trace of SEA Source.')
})

test('CR 10.3.1: what follows by the rules is not laid to the card that came before', () => {
  const cause = {
    card: { id: 2, definition: 'project_junebug', title: 'Project Junebug', before: null },
    path: null,
  }
  expect(logLine(happened('serverGone', { server: 'remote4', card: null, cause }), 'corp')).toBe(
    'Server 4 is gone.',
  )
  const ended = happened('gameEnded', { by: 'corp', kind: 'flatline', card: null, cause })
  expect(logLine(ended, 'runner')).toBe('The Corp wins by flatlining the Runner.')
})

test('CR 8.4.2, 8.7.2: what comes to a hand from where it was set aside is named for a player who sees it', () => {
  const before = { id: null, zone: 'setAside' as const, server: null }
  const drawn = happened('moved', { by: 'runner', kind: 'grip', card: { ...seen, before } })
  expect(logLine(drawn, 'runner')).toBe('You add Ice Wall to your grip.')
  expect(logLine({ ...drawn, card: { ...unseen, before } }, 'corp')).toBe(
    'The Runner adds a card to the grip.',
  )
})

test('CR 9.9.5: the log tells what is prevented, and on which card', () => {
  const said = (kind: string, amount = 1) => {
    const prevented = happened('prevented', { kind, amount, ...(kind === 'tags' && { card: null }) })
    return linesOf(prevented, 'spectator')
  }
  expect(said('tags')).toEqual(inEach('1 tag is prevented.'))
  expect(said('tags', 2)).toEqual(inEach('2 tags are prevented.'))
  expect(said('trash')).toEqual(inEach('Trashing Ice Wall is prevented.'))
  expect(said('subroutine')).toEqual(inEach('Resolving a subroutine on Ice Wall is prevented.'))
})

test('CR 9.6.14d: the log names what abilities wait for', () => {
  expect(linesOf(happened('metAgain', { kind: 'scored' }), 'spectator')).toEqual(
    inEach('The Corp resolves the “when scored” abilities of Ice Wall.'),
  )
})

test('the log tells what a card is hosted on, as far as it is seen', () => {
  const host: SeenCard = { id: 4, definition: 'enigma', title: 'Enigma', before: null }
  expect(logLine(happened('hosted', { host, protects: true }), 'spectator')).toBe(
    'Ice Wall is hosted on Enigma.',
  )
  expect(linesOf(happened('hosted', { host: unseen, protects: true }), 'spectator')).toEqual(
    inEach('Ice Wall is hosted on unrezzed ice protecting HQ.'),
  )
})
