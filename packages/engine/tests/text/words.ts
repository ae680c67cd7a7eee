import type { Instruction, VerbName } from '../../src/instructions/index.ts'
import type { Declaration, Trigger } from '../../src/language/abilities.ts'
import type { CostItem } from '../../src/language/costs.ts'
import type { Amount, Condition, Group, Test } from '../../src/language/expressions.ts'
import * as say from '../../src/vocabulary.ts'

/** An example of every word of the vocabulary, and what it says on a card of the Corp. */
const { chosen, from } = say

const aProgram: Group = { from: 'installed', where: [{ is: 'type', types: ['program'] }] }

const ice: Group = { from: 'installed', where: [{ is: 'type', types: ['ice'] }] }

/** Every verb, on a card of the Corp. */
export const verbs: { readonly [Name in VerbName]: readonly [Extract<Instruction, { do: Name }>, string] } = {
  gainCredits: [say.gainCredits(2), 'Gain 2[credit].'],
  loseCredits: [say.loseCredits('all', 'runner'), 'The Runner loses all credits in their credit pool.'],
  takeCredits: [say.takeCredits('all'), 'Take all credits from this asset.'],
  gainClicks: [say.gainClicks(1, 'you', 'nextTurn'), 'You get +1 allotted [click] for your next turn.'],
  loseClicks: [say.loseClicks(1, 'runner'), 'The Runner loses [click].'],
  draw: [say.draw(2), 'Draw 2 cards.'],
  damage: [say.damage('net', 3), 'Do 3 net damage.'],
  giveTags: [say.giveTags(2), 'Give the Runner 2 tags.'],
  removeTags: [say.removeTags('all'), 'Remove all tags.'],
  badPublicity: [say.badPublicity(1), 'Take 1 bad publicity.'],
  placeCounters: [
    say.placeCounters('advancement', 1, chosen(ice)),
    'Place 1 advancement counter on 1 installed piece of ice.',
  ],
  removeCounters: [say.removeCounters('virus', 'all'), 'Remove all hosted virus counters.'],
  moveCounters: [
    say.moveCounters('power', 1, 'self', chosen(ice)),
    'Move 1 power counter from this asset to 1 installed piece of ice.',
  ],
  advance: [say.advance(chosen(ice)), 'Advance 1 installed piece of ice.'],
  purge: [say.purge(), 'Purge virus counters.'],
  charge: [say.charge('self'), 'Charge this asset.'],
  trash: [say.trash(chosen(aProgram)), 'Trash 1 installed program.'],
  addTo: [
    say.addTo(chosen(from('archives')), 'shuffledIntoDeck', { reveal: true }),
    'Reveal 1 card from Archives and shuffle it into R&D.',
  ],
  shuffle: [say.shuffle(), 'Shuffle R&D.'],
  forfeit: [say.forfeit(chosen(from('corpScore', say.type('agenda')))), 'Forfeit 1 agenda.'],
  rez: [say.rez(chosen(ice), { ignore: 'all' }), 'Rez 1 installed piece of ice, ignoring all costs.'],
  derez: [say.derez('self'), 'Derez this asset.'],
  expose: [say.expose(chosen(from('installed', say.isUnrezzed))), 'Expose 1 card.'],
  reveal: [say.reveal(say.random(1, from('grip'))), 'Reveal 1 card from the grip at random.'],
  look: [say.look(say.all(from('grip'))), 'Look at all cards in the grip.'],
  arrange: [say.arrange(5, 'rnd'), 'Look at the top 5 cards of R&D and arrange them in any order.'],
  arrangeIce: [say.arrangeIce(ice), 'Rearrange all installed ice.'],
  search: [say.search('rnd', [say.type('operation')], 'found'), 'Search R&D for 1 operation. Shuffle R&D.'],
  install: [
    say.install(chosen(from('hq')), { to: 'newRemote', rez: 'ignoringAllCosts' }),
    'Install and rez 1 card from HQ in a new remote server, ignoring all costs.',
  ],
  play: [
    say.playCard(chosen(from('hq', say.type('operation'))), { costs: 'ignore' }),
    'Play 1 operation from HQ, ignoring all costs.',
  ],
  swap: [say.swap(chosen(ice, 'two', 2), say.the('two')), 'Swap 2 installed pieces of ice.'],
  turnFace: [say.turnFace('self', 'down'), 'Turn this asset facedown.'],
  host: [say.host(chosen(from('hq')), 'self', 'facedown'), 'Host 1 card from HQ facedown on this asset.'],
  becomeAgenda: [
    say.becomeAgenda('self', 1),
    'Add this asset to your score area as an agenda worth 1 agenda point.',
  ],
  becomeCondition: [
    say.becomeCondition('encountered'),
    'Install this asset on the encountered ice as a hosted condition counter.',
  ],
  run: [
    say.run(['hq', 'rnd'], [say.gainCredits(2)]),
    'The Runner runs HQ or R&D. If successful, gain 2[credit].',
  ],
  endRun: [say.endRun(), 'End the run.'],
  jackOut: [say.jackOut(), 'The Runner jacks out.'],
  moveRunner: [
    say.moveRunner({ outermostOf: 'archives' }),
    'The Runner moves to the outermost position of Archives.',
  ],
  moveIce: [say.moveIce('self', 'rnd'), 'Move this asset to the outermost position protecting R&D.'],
  changeServer: [say.changeServer('here'), 'Change the attacked server to this server.'],
  encounter: [say.encounter('self'), 'The Runner encounters this asset.'],
  bypass: [say.bypass(), 'Bypass the encountered ice.'],
  breakSubroutines: [say.breakSubroutines('all', { subtype: 'sentry' }), 'Break all sentry subroutines.'],
  resolveWhen: [say.resolveWhen('scored', 'self'), 'Resolve the “when scored” abilities of this asset.'],
  resolveSubroutine: [
    say.resolveSubroutine('encountered'),
    'Resolve the first subroutine on the encountered ice.',
  ],
  breach: [say.breach('hq'), 'The Runner breaches HQ.'],
  access: [say.access(say.the('nothing')), 'The Runner accesses the chosen card.'],
  endActionPhase: [say.endActionPhase(), 'Your action phase ends.'],
  trace: [
    say.trace(2, { ifUnsuccessful: [say.endRun()], inAnyCase: [say.draw(1)] }),
    'Trace[2]. If unsuccessful, end the run. Whether or not it is successful, draw 1 card.',
  ],
  psi: [
    say.psi(),
    'You and the Runner secretly spend 0[credit], 1[credit], or 2[credit]. Reveal spent credits.',
  ],
  identifyMark: [say.identifyMark(), 'Identify your mark.'],
  sabotage: [say.sabotage(3), 'Sabotage 3.'],
  lasting: [
    say.lasting(say.untilTurnEnds, [say.handSize(2)]),
    'You get +2 maximum hand size for the remainder of the turn.',
  ],
  later: [
    say.later(say.when(say.turnEnds('you'), say.gainCredits(3))),
    'When your discard phase ends, gain 3[credit].',
  ],
  prevent: [say.prevent('all', { effect: 'damage', kind: 'net' }), 'Prevent all net damage.'],
  changeExpected: [
    say.changeExpected({ effect: 'damage', kind: 'net' }, { add: 1 }),
    'Increase the amount of net damage by 1.',
  ],
  may: [
    say.may([say.draw(1)], { who: 'runner', otherwise: [say.giveTags(1)] }),
    'The Runner may have you draw 1 card. If they do not, give the Runner 1 tag.',
  ],
  mayPay: [say.mayPay([say.credits(2)], { then: [say.draw(1)] }), 'You may pay 2[credit] to draw 1 card.'],
  branch: [
    say.ifSo(say.isTagged, [say.damage('meat', 1)], [say.giveTags(1)]),
    'If the Runner is tagged, do 1 meat damage. Otherwise, give the Runner 1 tag.',
  ],
  oneOf: [say.oneOf([[say.draw(1)], [say.gainCredits(1)]]), 'Draw 1 card or gain 1[credit].'],
  again: [say.again(), 'Repeat this process.'],
  repeat: [say.repeat(2, [say.draw(1)]), 'Draw 1 card twice.'],
  chooseCards: [say.chooseCards(chosen(ice)), 'Choose 1 installed piece of ice.'],
  chooseNumber: [say.chooseNumber('n', 3), 'Choose a number from 0 to 3.'],
  chooseServer: [say.chooseServer('s', 'remote'), 'Choose a remote server.'],
  chooseWord: [say.chooseWord('w', ['event', 'program']), 'Choose event or program.'],
  together: [
    say.together(say.gainCredits(2), say.draw(1), say.giveTags(1)),
    'Gain 2[credit], draw 1 card, and give the Runner 1 tag.',
  ],
  win: [say.win(), 'Win the game.'],
}

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
    'Lower the install cost of the first program you install each turn by 1[credit].',
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
    'Effects on the strength of its host that would end sooner last for the remainder of the turn.',
  ],
  value: [
    { declare: 'value', of: { effect: 'damage', kind: 'meat', by: 'you' }, by: 1 },
    'The amount of meat damage is increased by 1.',
  ],
  skipStep: [{ declare: 'skipStep', step: 'mandatoryDraw', who: 'corp' }, 'You skip the mandatory draw.'],
  hostedMemoryFree: [
    { declare: 'hostedMemoryFree' },
    'The memory costs of hosted programs do not count against your memory limit.',
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
  remotes: [{ declare: 'remotes', most: 3 }, 'The Corp cannot have more than 3 remote servers.'],
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
  counters: [
    { pay: 'counters', counter: 'power', amount: 2, from: 'self' },
    '2 hosted power counters: Draw 1 card.',
  ],
  damage: [{ pay: 'damage', damage: 'net', amount: 1 }, 'Suffer 1 net damage: Draw 1 card.'],
  takeTags: [{ pay: 'takeTags', amount: 1 }, 'Take 1 tag: Draw 1 card.'],
  removeTags: [{ pay: 'removeTags', amount: 2 }, 'Remove 2 tags: Draw 1 card.'],
  takeBadPublicity: [{ pay: 'takeBadPublicity', amount: 1 }, 'Take 1 bad publicity: Draw 1 card.'],
  host: [
    { pay: 'host', cards: chosen(from('hq')), on: 'self', face: 'faceup' },
    'Host 1 card from HQ on this asset: Draw 1 card.',
  ],
  derez: [
    { pay: 'derez', cards: chosen(from('installed', say.type('ice'), say.isRezzed)) },
    'Derez 1 installed piece of ice: Draw 1 card.',
  ],
  reveal: [
    { pay: 'reveal', cards: chosen(from('hq', say.type('agenda'))) },
    'Reveal 1 agenda from HQ: Draw 1 card.',
  ],
  covers: [{ pay: 'covers', amount: 3 }, 'Pay 3[credit] less: Draw 1 card.'],
}

export const amounts: {
  readonly [Kind in Exclude<Amount, number>['amount']]: readonly [Extract<Amount, { amount: Kind }>, string]
} = {
  bound: [{ amount: 'bound', name: 'X' }, 'Gain X[credit].'],
  count: [{ amount: 'count', of: ice }, 'Gain 1[credit] for each installed piece of ice.'],
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
    'Gain X[credit], where X is 5 minus the number of installed pieces of ice.',
  ],
  least: [
    { amount: 'least', of: [3, { amount: 'has', who: 'runner', of: 'credits' }] },
    'Gain X[credit], where X is the lesser of 3 and the number of [credit] in the Runner’s credit pool.',
  ],
  has: [{ amount: 'has', who: 'runner', of: 'tags' }, 'Gain 1[credit] for each tag the Runner has.'],
  property: [
    { amount: 'property', of: 'strength', card: 'encountered' },
    'Gain X[credit], where X is the strength of the encountered ice.',
  ],
  occurrences: [
    { amount: 'occurrences', of: { what: ['runSuccessful'] }, since: 'lastTurn' },
    'Gain 1[credit] for each time the Runner made a successful run last turn.',
  ],
  total: [
    say.totalOf('agendaPoints', 'thisTurn', { what: ['scored'], by: 'you' }),
    'Gain X[credit], where X is the sum of the printed agenda points on agendas you scored this turn.',
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
  same: [
    { if: 'same', name: 'corpBid', as: 'runnerBid' },
    'If the players spent the same number of credits, draw 1 card.',
  ],
  threat: [{ if: 'threat', level: 4 }, 'If the threat level is 4 or greater, draw 1 card.'],
  fullyBroken: [{ if: 'fullyBroken', card: 'self' }, 'If the Runner fully broke this asset, draw 1 card.'],
  resolving: [{ if: 'resolving', card: 'self' }, 'If this asset is resolving, draw 1 card.'],
}

export const tests: { readonly [Kind in Test['is']]: readonly [Extract<Test, { is: Kind }>, string] } = {
  type: [{ is: 'type', types: ['hardware'] }, 'Choose 1 hosted piece of hardware.'],
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
    'Choose 1 hosted card in or protecting the attacked server.',
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
    'Choose 1 hosted copy of a card that the Runner installed this turn.',
  ],
  hosts: [
    { is: 'hosts', counter: 'virus', atLeast: 2 },
    'Choose 1 hosted card hosting 2 or more virus counters.',
  ],
  cost: [{ is: 'cost', atMost: 4 }, 'Choose 1 hosted card with a printed cost of 4 or less.'],
  oddCost: [{ is: 'oddCost' }, 'Choose 1 hosted card with a printed cost that is an odd number.'],
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
    'When the Runner steals this asset, if the Runner is tagged, draw 1 card.',
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
