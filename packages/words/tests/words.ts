import type { Declaration, Trigger } from '@paydata/engine/inside/language/abilities'
import type { CostItem } from '@paydata/engine/inside/language/costs'
import type { Amount, Condition, Group, Test } from '@paydata/engine/inside/language/expressions'
import * as say from '@paydata/engine/vocabulary'

/** An example of every other word of the vocabulary, and what it says on a card of the Corp. */
const { chosen, from } = say

const ice: Group = { from: 'installed', where: [{ is: 'type', types: ['ice'] }] }

/** Every verb, on a card of the Corp. */
type Declare = Declaration['declare']

export const declarations: {
  readonly [Kind in Declare]: readonly [Extract<Declaration, { declare: Kind }>, string]
} = {
  strength: [{ declare: 'strength', of: ice, by: 1 }, 'Each installed piece of ice gets +1 strength.'],
  memory: [{ declare: 'memory', by: 1 }, '+1[mu]'],
  link: [{ declare: 'link', by: 2 }, '+2[link]'],
  handSize: [{ declare: 'handSize', who: 'runner', by: -1 }, 'The Runner gets -1 maximum hand size.'],
  clicks: [{ declare: 'clicks', who: 'you', by: 1 }, 'You get +1 allotted [click] for each of your turns.'],
  cost: [
    {
      declare: 'cost',
      of: 'install',
      cards: [{ is: 'type', types: ['program'] }],
      by: -1,
      first: { what: ['installed'] },
    },
    'The first program you install each turn costs 1[credit] less to install.',
  ],
  fewerClicks: [
    { declare: 'fewerClicks', to: 'play', cards: [say.type('event')], by: 1 },
    'Each event costs [click] less to play.',
  ],
  additionalCost: [
    { declare: 'additionalCost', to: 'run', server: ['here'], cost: [{ pay: 'clicks', amount: 1 }] },
    'As an additional cost to run this server, the Runner must spend [click].',
  ],
  alternativePayment: [
    {
      declare: 'alternativePayment',
      of: 'rez',
      cards: 'self',
      cost: {
        either: [
          [],
          [say.forfeitOf(chosen(from('corpScore', say.type('agenda')))), { pay: 'covers', amount: 10 }],
        ],
      },
    },
    'You can forfeit 1 agenda as you rez this asset to pay for 10[credit] of its rez cost.',
  ],
  requirement: [
    { declare: 'requirement', cards: 'self', by: 1 },
    'This asset gets +1 advancement requirement.',
  ],
  points: [{ declare: 'points', cards: 'self', by: 1 }, 'This asset is worth 1 additional agenda point.'],
  subtype: [
    { declare: 'subtype', of: 'self', gains: ['ai'], loses: ['virus'] },
    'This asset gains AI and loses virus.',
  ],
  gains: [
    { declare: 'gains', of: ice, ability: say.subroutine(say.endRun()), order: 'after' },
    'Each installed piece of ice gains “[sub] End the run.” after its other subroutines.',
  ],
  losesAbilities: [
    { declare: 'losesAbilities', of: 'encountered' },
    'While the Runner is encountering a piece of ice, it loses all abilities.',
  ],
  cannot: [{ declare: 'cannot', act: 'trash', cards: 'self' }, 'This asset cannot be trashed.'],
  must: [
    { declare: 'must', act: 'trash', cards: 'self' },
    'The Runner must trash this asset on access, if able.',
  ],
  recurring: [{ declare: 'recurring', amount: 2 }, '2[recurring-credit]'],
  spend: [
    { declare: 'spend', for: [{ to: ['trace'] }] },
    'You can spend hosted credits during trace attempts.',
  ],
  canAdvance: [{ declare: 'canAdvance' }, 'You can advance this asset.'],
  canHost: [
    { declare: 'canHost', where: [{ is: 'type', types: ['program'] }], cards: 1 },
    'This asset can host 1 program.',
  ],
  mayInstallFaceup: [
    { declare: 'mayInstallFaceup', cards: [say.type('agenda')] },
    'You may install agendas faceup.',
  ],
  installedFaceup: [{ declare: 'installedFaceup' }, 'Install this asset faceup.'],
  poolKept: [{ declare: 'poolKept' }, 'You cannot lose or spend credits from your credit pool.'],
  inPool: [{ declare: 'inPool' }, 'Hosted credits are considered to be in your credit pool.'],
  mostX: [{ declare: 'mostX', amount: 5 }, 'X must be equal to or less than 5.'],
  choosesDamage: [
    { declare: 'choosesDamage', who: 'you', kind: 'net', cards: 1, first: 'turn', optional: true },
    'The first time the Runner suffers net damage each turn, you may look at the grip and choose the first card it trashes.',
  ],
  prolong: [
    { declare: 'prolong', effectsOn: 'strength', of: 'host', until: say.untilTurnEnds },
    'Effects on the strength of host card that would end sooner last for the remainder of the turn.',
  ],
  value: [
    { declare: 'value', of: { effect: 'damage', kind: 'meat', by: 'you' }, by: 1 },
    'The amount of meat damage is increased by 1.',
  ],
  skipStep: [{ declare: 'skipStep', step: 'mandatoryDraw', who: 'corp' }, 'You skip the mandatory draw.'],
  asInHand: [
    { declare: 'asInHand', cards: from('hosted') },
    'You can play or install hosted cards as if they were in HQ.',
  ],
  hostedMemoryFree: [
    { declare: 'hostedMemoryFree' },
    'The memory costs of hosted programs do not count against your memory limit.',
  ],
  interfaceOnly: [
    { declare: 'interfaceOnly', with: [{ is: 'hostsCard', tests: [say.type('program')] }] },
    'This asset can only interface with ice hosting a program.',
  ],
  installOnly: [
    { declare: 'installOnly', on: [{ is: 'type', types: ['ice'] }] },
    'Install only on a piece of ice.',
  ],
  onlyIf: [
    { declare: 'onlyIf', act: 'score', condition: { if: 'tagged' } },
    'Score this asset only if the Runner is tagged.',
  ],
  revealWhileAccessed: [
    { declare: 'revealWhileAccessed', from: 'rnd' },
    'While the Runner is accessing this asset in R&D, they must reveal it.',
  ],
  access: [
    { declare: 'access', server: 'rnd', by: 1 },
    'Whenever the Runner breaches R&D, they access 1 additional card.',
  ],
  accessOnly: [{ declare: 'accessOnly', card: 'self' }, 'The Runner accesses only this asset.'],
  accessAtMost: [{ declare: 'accessAtMost', cards: 1 }, 'The Runner cannot access more than 1 card.'],
  staysInPlay: [
    { declare: 'staysInPlay', until: { at: 'turnBegins', of: 'corp' } },
    'This asset is not trashed until your next turn begins.',
  ],
  remotes: [{ declare: 'remotes', most: 3 }, 'Limit 3 remote servers.'],
  replace: [
    {
      declare: 'replace',
      effect: 'draw',
      who: 'you',
      withIt: { instead: 'resolve', does: [say.gainCredits(1)] },
    },
    'If you would draw cards, instead gain 1[credit].',
  ],
  considered: [
    { declare: 'considered', of: 'self', counter: 'advancement', amount: 1 },
    'This asset is considered to have 1 additional advancement counter.',
  ],
  active: [{ declare: 'active', in: 'archives' }, 'This asset is active while it is in Archives.'],
}

export const items: {
  readonly [Kind in CostItem['pay']]: readonly [Extract<CostItem, { pay: Kind }>, string]
} = {
  clicks: [{ pay: 'clicks', amount: 2 }, '[click][click]: Draw 1 card.'],
  loseClicks: [{ pay: 'loseClicks', amount: 1 }, 'Lose [click]: Draw 1 card.'],
  credits: [{ pay: 'credits', amount: 3 }, '3[credit]: Draw 1 card.'],
  X: [{ pay: 'X', most: 4 }, 'X[credit] (no more than 4): Draw 1 card.'],
  trash: [{ pay: 'trash', cards: chosen(from('hq')) }, 'Trash 1 card from HQ: Draw 1 card.'],
  forfeit: [{ pay: 'forfeit', cards: chosen(from('corpScore')) }, 'Forfeit 1 card: Draw 1 card.'],
  remove: [{ pay: 'remove', card: 'self' }, 'Remove this asset from the game: Draw 1 card.'],
  becomeAgenda: [
    { pay: 'becomeAgenda', card: 'self', points: -1, cannot: 'forfeit' },
    'Add this asset to your score area as an agenda worth -1 agenda points with “You cannot forfeit this agenda.”: Draw 1 card.',
  ],
  counters: [
    { pay: 'counters', counter: 'power', amount: 2, from: 'self' },
    '2 hosted power counters: Draw 1 card.',
  ],
  damage: [{ pay: 'damage', damage: 'net', amount: 1 }, 'Suffer 1 net damage: Draw 1 card.'],
  takeTags: [{ pay: 'takeTags', amount: 1 }, 'Take 1 tag: Draw 1 card.'],
  removeTags: [{ pay: 'removeTags', amount: 2 }, 'Remove 2 tags: Draw 1 card.'],
  takeBadPublicity: [{ pay: 'takeBadPublicity', amount: 1 }, 'Take 1 bad publicity: Draw 1 card.'],
  hostBadPublicity: [
    { pay: 'hostBadPublicity', amount: 2, on: 'self' },
    'Host 2 of your bad publicity on this asset: Draw 1 card.',
  ],
  trashRandom: [
    { pay: 'trashRandom', cards: say.random(2, from('hq')) },
    'Reveal and trash 2 cards from HQ at random: Draw 1 card.',
  ],
  trashTop: [{ pay: 'trashTop', amount: 2, of: 'rnd' }, 'Trash the top 2 cards of R&D: Draw 1 card.'],
  addRandom: [
    { pay: 'addRandom', cards: say.random(2, from('hq')), to: 'bottomOfDeck' },
    'Add 2 cards from HQ at random to the bottom of R&D: Draw 1 card.',
  ],
  host: [
    { pay: 'host', cards: chosen(from('hq')), on: 'self', face: 'faceup' },
    'Host 1 card from HQ faceup on this asset: Draw 1 card.',
  ],
  derez: [
    { pay: 'derez', cards: chosen(from('installed', say.type('ice'), say.isRezzed)) },
    'Derez 1 installed piece of ice: Draw 1 card.',
  ],
  reveal: [
    { pay: 'reveal', cards: chosen(from('hq', say.type('agenda'))) },
    'Reveal 1 agenda from HQ: Draw 1 card.',
  ],
  addTo: [
    { pay: 'addTo', cards: chosen(from('hosted', say.ownedBy('corp')), 'two', 2), to: 'hand' },
    'Add 2 hosted Corp cards to HQ: Draw 1 card.',
  ],
  covers: [{ pay: 'covers', amount: 3 }, 'Pay 3[credit] less: Draw 1 card.'],
}

export const amounts: {
  readonly [Kind in Exclude<Amount, number>['amount']]: readonly [Extract<Amount, { amount: Kind }>, string]
} = {
  bound: [{ amount: 'bound', name: 'X' }, 'Gain X[credit].'],
  count: [{ amount: 'count', of: ice }, 'Gain 1[credit] for each installed piece of ice.'],
  types: [
    { amount: 'types', of: from('archives', say.isFaceup) },
    'Gain 1[credit] for each card type among faceup cards in Archives.',
  ],
  servers: [
    { amount: 'servers', among: ['remote', 'protectedByIce'] },
    'Gain 1[credit] for each remote server that is protected by ice.',
  ],
  counters: [
    { amount: 'counters', counter: 'power', on: 'self' },
    'Gain 1[credit] for each hosted power counter.',
  ],
  times: [
    { amount: 'times', by: 2, of: { amount: 'count', of: ice } },
    'Gain 2[credit] for each installed piece of ice.',
  ],
  sum: [
    { amount: 'sum', of: [2, { amount: 'count', of: ice }] },
    'Gain 2[credit] plus 1[credit] for each installed piece of ice.',
  ],
  minus: [
    { amount: 'minus', from: 5, less: { amount: 'count', of: ice } },
    'Gain X[credit]. X is equal to 5 minus the number of installed pieces of ice.',
  ],
  least: [
    { amount: 'least', of: [3, { amount: 'has', who: 'runner', of: 'credits' }] },
    'Gain X[credit]. X is equal to the lesser of 3 and the number of [credit] in the Runner’s credit pool.',
  ],
  has: [{ amount: 'has', who: 'runner', of: 'tags' }, 'Gain 1[credit] for each tag the Runner has.'],
  property: [
    { amount: 'property', of: 'strength', card: 'encountered' },
    'Gain X[credit]. X is equal to the strength of the encountered ice.',
  ],
  occurrences: [
    { amount: 'occurrences', of: { what: ['runSuccessful'] }, since: 'lastTurn' },
    'Gain 1[credit] for each time the Runner made a successful run last turn.',
  ],
  total: [
    say.totalOf('agendaPoints', 'thisTurn', { what: ['scored'], by: 'you' }),
    'Gain X[credit]. X is equal to the sum of the printed agenda points on agendas you scored this turn.',
  ],
  itsAmount: [{ amount: 'itsAmount' }, 'Gain that many [credit].'],
}

export const conditions: {
  readonly [Kind in Condition['if']]: readonly [Extract<Condition, { if: Kind }>, string]
} = {
  tagged: [{ if: 'tagged' }, 'If the Runner is tagged, draw 1 card.'],
  atLeast: [
    { if: 'atLeast', amount: { amount: 'counters', counter: 'virus', on: 'self' }, than: 3 },
    'If there are 3 or more hosted virus counters, draw 1 card.',
  ],
  exists: [{ if: 'exists', group: ice }, 'If there is an installed piece of ice, draw 1 card.'],
  happened: [
    { if: 'happened', pattern: { what: ['runSuccessful'], server: ['hq'] }, since: 'lastTurn' },
    'If the Runner made a successful run on HQ during their last turn, draw 1 card.',
  ],
  nth: [
    { if: 'nth', nth: 2, pattern: { what: ['clicksGained'], by: 'you', during: 'run' }, since: 'thisTurn' },
    'If this is the second time you gained [click] during a run this turn, draw 1 card.',
  ],
  mayAccess: [
    { if: 'mayAccess', server: 'rnd', least: 2 },
    'If the Runner is allowed to access 2 or more cards in R&D during this breach, draw 1 card.',
  ],
  sameAction: [
    { if: 'sameAction', times: 3 },
    'If you have taken that action exactly 3 times this turn, draw 1 card.',
  ],
  not: [
    { if: 'not', condition: { if: 'exists', group: ice } },
    'If there are no installed pieces of ice, draw 1 card.',
  ],
  all: [
    { if: 'all', of: [{ if: 'tagged' }, { if: 'turnOf', who: 'you' }] },
    'If the Runner is tagged and it is your turn, draw 1 card.',
  ],
  either: [
    { if: 'either', of: [{ if: 'tagged' }, { if: 'turnOf', who: 'runner' }] },
    'If the Runner is tagged or it is the Runner’s turn, draw 1 card.',
  ],
  card: [
    { if: 'card', card: 'accessed', passes: [{ is: 'type', types: ['agenda'] }] },
    'If the accessed card is an agenda, draw 1 card.',
  ],
  running: [{ if: 'running', server: ['here'] }, 'If the run is on this server, draw 1 card.'],
  encountering: [
    { if: 'encountering', passes: [{ is: 'subtype', subtypes: ['sentry'] }] },
    'If the Runner is encountering a sentry, draw 1 card.',
  ],
  approaching: [
    { if: 'approaching', passes: [] },
    'If the Runner is approaching a piece of ice, draw 1 card.',
  ],
  turnOf: [{ if: 'turnOf', who: 'opponent' }, 'If it is the Runner’s turn, draw 1 card.'],
  bound: [{ if: 'bound', name: 'paid' }, 'If you do, draw 1 card.'],
  same: [{ if: 'same', name: 'corpBid', as: 'runnerBid' }, 'If the bids match, draw 1 card.'],
  threat: [{ if: 'threat', level: 4 }, 'If the threat level is 4 or greater, draw 1 card.'],
  fullyBroken: [{ if: 'fullyBroken', card: 'self' }, 'If the Runner fully broke this asset, draw 1 card.'],
  resolving: [{ if: 'resolving', card: 'self' }, 'If this asset is resolving, draw 1 card.'],
}

export const tests: { readonly [Kind in Test['is']]: readonly [Extract<Test, { is: Kind }>, string] } = {
  type: [{ is: 'type', types: ['hardware'] }, 'Choose 1 hosted piece of hardware.'],
  typeNamed: [{ is: 'typeNamed', name: 'w' }, 'Choose 1 hosted card of that type.'],
  subtype: [{ is: 'subtype', subtypes: ['sentry'] }, 'Choose 1 hosted sentry.'],
  side: [{ is: 'side', side: 'runner' }, 'Choose 1 hosted Runner card.'],
  rezzed: [{ is: 'rezzed' }, 'Choose 1 hosted rezzed card.'],
  unrezzed: [{ is: 'unrezzed' }, 'Choose 1 hosted unrezzed card.'],
  faceup: [{ is: 'faceup' }, 'Choose 1 hosted faceup card.'],
  facedown: [{ is: 'facedown' }, 'Choose 1 hosted facedown card.'],
  installed: [{ is: 'installed' }, 'Choose 1 hosted installed card.'],
  advanceable: [{ is: 'advanceable' }, 'Choose 1 hosted card you can advance.'],
  unique: [{ is: 'unique' }, 'Choose 1 hosted unique card.'],
  not: [{ is: 'not', test: { is: 'type', types: ['agenda'] } }, 'Choose 1 hosted non-agenda card.'],
  either: [
    { is: 'either', tests: [{ is: 'rezzed' }, { is: 'type', types: ['agenda'] }] },
    'Choose 1 hosted card that is rezzed or an agenda.',
  ],
  protecting: [{ is: 'protecting', server: ['rnd'] }, 'Choose 1 hosted card protecting R&D.'],
  inRootOf: [{ is: 'inRootOf', server: ['here'] }, 'Choose 1 hosted card in the root of this server.'],
  atServer: [
    { is: 'atServer', server: ['attacked'] },
    'Choose 1 hosted card in the root of or protecting the attacked server.',
  ],
  samePosition: [
    { is: 'samePosition', as: 'approached' },
    'Choose 1 hosted card in the same position as the approached ice.',
  ],
  outermost: [{ is: 'outermost' }, 'Choose 1 hosted outermost card protecting a server.'],
  other: [{ is: 'other' }, 'Choose another hosted card.'],
  same: [{ is: 'same', as: 'encountered' }, 'Choose 1 hosted card that is the encountered ice.'],
  hostedOn: [{ is: 'hostedOn', host: 'self' }, 'Choose 1 hosted card.'],
  copyOf: [{ is: 'copyOf', card: 'self' }, 'Choose 1 hosted copy of this asset.'],
  copyOfAny: [
    say.copyOfAny('thisTurn', { what: ['installed'], by: 'runner' }),
    'Choose 1 hosted copy of a card the Runner installed this turn.',
  ],
  hosts: [
    { is: 'hosts', counter: 'virus', atLeast: 2 },
    'Choose 1 hosted card hosting 2 or more virus counters.',
  ],
  hostsCard: [
    { is: 'hostsCard', tests: [say.type('program'), say.subtype('trojan')] },
    'Choose 1 hosted card hosting a trojan program.',
  ],
  cost: [{ is: 'cost', atMost: 4 }, 'Choose 1 hosted card with a printed cost of 4 or less.'],
  oddCost: [{ is: 'oddCost' }, 'Choose 1 hosted card with a printed cost that is an odd number.'],
  printedPoints: [
    { is: 'printedPoints', exactly: 2 },
    'Choose 1 hosted card with a printed agenda point value equal to 2.',
  ],
  points: [{ is: 'points', atMost: 1 }, 'Choose 1 hosted card worth 1 or less agenda points.'],
  strength: [{ is: 'strength', atMost: 3 }, 'Choose 1 hosted card with 3 or less strength.'],
  in: [{ is: 'in', zones: ['hq', 'archives'] }, 'Choose 1 hosted card in HQ or Archives.'],
  met: [say.met('thisTurn', { what: 'installed' }), 'Choose 1 hosted card that was installed this turn.'],
  named: [{ is: 'named', name: 'A card' }, 'Choose 1 hosted card named A card.'],
}

export const triggers: Readonly<
  Record<'on' | 'had' | 'state' | 'would' | 'expected', readonly [Trigger, string]>
> = {
  on: [
    { on: { what: ['stolen'], card: 'self' }, if: { if: 'tagged' } },
    'When this asset is stolen, if the Runner is tagged, draw 1 card.',
  ],
  had: [
    say.onHad({ what: ['tagsTaken'] }, { of: say.has('runner', 'tags'), atMost: 0 }),
    'Whenever the Runner takes tags, draw 1 card if the Runner had no tags.',
  ],
  state: [{ state: { if: 'tagged' } }, 'When the Runner is tagged, draw 1 card.'],
  would: [
    { would: { effect: 'expose', card: 'self' }, first: 'run' },
    '[interrupt] → The first time each run this asset would be exposed, draw 1 card.',
  ],
  expected: [{ expected: { effect: 'endRun' } }, '[interrupt] → When the run would end, draw 1 card.'],
}
