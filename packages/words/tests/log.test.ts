import type { SeenCard, SeenOccurrence } from '@paydata/engine/inside/fields/types'
import type { Viewer } from '@paydata/engine/inside/state/names'
import type { What } from '@paydata/engine/inside/state/occurrences'
import { expect, test } from 'vitest'
import { german } from '../src/german/game/index.ts'
import { logLine } from '../src/in-english.ts'
import { logLine as germanLine } from '../src/tree/index.ts'

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
    return [logLine(trashed, viewer), germanLine(trashed, viewer, german)]
  }
  for (const by of ['corp', 'runner'] as const) {
    expect(said(by, 'corp')).toEqual(['The Runner loses Ice Wall.', 'Der Runner verliert Ice Wall.'])
    expect(said(by, 'runner')).toEqual(['You lose Ice Wall.', 'Du verlierst Ice Wall.'])
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
  expect(logLine(happened('creditsSpent', { amount: 5, card: null, cause }), 'corp')).toBe(
    'You spend 5[credit] for Hedge Fund.',
  )
  expect(germanLine(happened('creditsSpent', { amount: 5, card: null, cause }), 'corp', german)).toBe(
    'Du gibst 5[credit] für Hedge Fund aus.',
  )
})

test('in German a reason stands before what ends the sentence: a prefix, or a participle', () => {
  const cause = { card: { ...seen, id: 4, definition: 'data_dealer', title: 'Data Dealer' }, path: null }
  const line = (what: What, more: Partial<SeenOccurrence> = {}) =>
    germanLine(happened(what, { ...more, cause }), 'corp', german)
  expect(line('forfeited')).toBe('Du gibst Ice Wall wegen Data Dealer auf.')
  expect(line('revealed')).toBe('Du deckst Ice Wall wegen Data Dealer auf.')
  expect(line('discarded')).toBe('Du wirfst Ice Wall wegen Data Dealer ab.')
  expect(line('advanced')).toBe('Du treibst Ice Wall in der Wurzel von HQ wegen Data Dealer voran.')
  expect(line('derezzed')).toBe('Ice Wall wird wegen Data Dealer derezzt.')
  expect(line('countersPlaced', { kind: 'virus' })).toBe(
    '2 Virusmarker werden auf Ice Wall wegen Data Dealer gelegt.',
  )
  expect(line('iceEncountered')).toBe('Der Runner wird mit Ice Wall wegen Data Dealer konfrontiert.')
  expect(line('installed')).toBe('Du installierst Ice Wall in der Wurzel von HQ wegen Data Dealer.')
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
    return [logLine(prevented, 'spectator'), germanLine(prevented, 'spectator', german)]
  }
  expect(said('tags')).toEqual(['1 tag is prevented.', '1 Markierung wird verhindert.'])
  expect(said('tags', 2)).toEqual(['2 tags are prevented.', '2 Markierungen werden verhindert.'])
  expect(said('trash')).toEqual([
    'Trashing Ice Wall is prevented.',
    'Die Zerstörung von Ice Wall wird verhindert.',
  ])
  expect(said('subroutine')).toEqual([
    'Resolving a subroutine on Ice Wall is prevented.',
    'Die Abhandlung einer Subroutine auf Ice Wall wird verhindert.',
  ])
})

test('CR 9.6.14d: the log names in German what abilities wait for', () => {
  expect(germanLine(happened('metAgain', { kind: 'scored' }), 'spectator', german)).toBe(
    'Der Konzern handelt die „wenn gepunktet“-Fähigkeiten von Ice Wall ab.',
  )
})

test('the log tells what a card is hosted on, as far as it is seen', () => {
  const host: SeenCard = { id: 4, definition: 'enigma', title: 'Enigma', before: null }
  expect(logLine(happened('hosted', { host, protects: true }), 'spectator')).toBe(
    'Ice Wall is hosted on Enigma.',
  )
  expect(logLine(happened('hosted', { host: unseen, protects: true }), 'spectator')).toBe(
    'Ice Wall is hosted on unrezzed ice protecting HQ.',
  )
  expect(germanLine(happened('hosted', { host: unseen, protects: true }), 'spectator', german)).toBe(
    'Ice Wall wird auf ungerezztem ICE vor HQ gehostet.',
  )
})
