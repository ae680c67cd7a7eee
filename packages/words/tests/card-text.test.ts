import type { Ability, Printed } from '@paydata/engine/inside/language/abilities'
import type { CardType, Side } from '@paydata/engine/inside/state/names'
import {
  additionalCost,
  addTo,
  all,
  always,
  boosts,
  bound,
  breaks,
  canAdvance,
  cannot,
  chosen,
  clickBreak,
  clicks,
  costChange,
  counters,
  countersOn,
  countOf,
  credits,
  damage,
  derez,
  draw,
  emptied,
  encountered,
  endRun,
  firstTime,
  firstTimeWould,
  forfeitOf,
  from,
  gainClicks,
  gainCredits,
  gains,
  giveTags,
  host,
  ifSo,
  install,
  interruptFor,
  inZone,
  isRezzed,
  isTagged,
  lasting,
  later,
  link,
  load,
  look,
  loseCredits,
  may,
  mayInsteadOfBreaching,
  mayPay,
  memory,
  on,
  oneOf,
  onlyIf,
  paid,
  persistent,
  placeCounters,
  play,
  prevent,
  protecting,
  recurring,
  requirement,
  reveal,
  rezzed,
  run,
  running,
  runSuccessful,
  scored,
  search,
  strength,
  subroutine,
  subtype,
  takeCredits,
  takeTagsOf,
  the,
  threat,
  times,
  together,
  trace,
  trash,
  trashThis,
  turnBegins,
  turnEnds,
  type,
  untilRunEnds,
  upToCards,
  wasBound,
  when,
  whileSo,
  would,
  X,
} from '@paydata/engine/vocabulary'
import { expect, test } from 'vitest'
import { cardText } from '../src/in-english.ts'

const printed = (side: Side, kind: CardType, subtypes: readonly string[] = []): Printed => ({
  title: 'A card',
  side,
  type: kind,
  subtypes,
})

const event = printed('runner', 'event')
const program = printed('runner', 'program')
const resource = printed('runner', 'resource')
const operation = printed('corp', 'operation')
const ice = printed('corp', 'ice')
const asset = printed('corp', 'asset')
const agenda = printed('corp', 'agenda')

const lines = (facts: Printed, ...abilities: readonly Ability[]): string[] =>
  cardText({ is: 'a_card', printed: facts, abilities })

const aProgram = chosen(from('installed', type('program')))
const lost = bound('lost')

const cards: readonly (readonly [string, string[], readonly string[]])[] = [
  ['money', lines(operation, play(gainCredits(9))), ['Gain 9[credit].']],
  ['clicks', lines(operation, play(gainClicks(2))), ['Gain [click][click].']],
  [
    'a breaker',
    lines(
      program,
      breaks({ cost: [credits(1)], count: 1, subtype: 'barrier' }),
      boosts({ cost: [credits(1)], strength: 1 }),
    ),
    ['Interface → 1[credit]: Break 1 barrier subroutine.', '1[credit]: +1 strength.'],
  ],
  [
    'a breaker that stays strong and breaks several',
    lines(
      program,
      breaks({ cost: [credits(2)], count: 2, upTo: true, subtype: 'ai' }),
      boosts({ cost: [credits(2)], strength: 3, until: untilRunEnds }),
    ),
    [
      'Interface → 2[credit]: Break up to 2 AI subroutines.',
      '2[credit]: +3 strength for the remainder of this run.',
    ],
  ],
  [
    'ice that traces',
    lines(
      ice,
      subroutine(gainCredits(2)),
      subroutine(loseCredits(2, 'runner')),
      subroutine(trace(3, { ifSuccessful: [giveTags(1)] })),
      subroutine(endRun()),
    ),
    [
      '[sub] Gain 2[credit].',
      '[sub] The Runner loses 2[credit].',
      '[sub] Trace[3]. If successful, give the Runner 1 tag.',
      '[sub] End the run.',
    ],
  ],
  [
    'a bioroid',
    lines(ice, clickBreak(), subroutine(damage('core', 1))),
    [
      'Lose [click]: Break 1 subroutine on this ice. Only the Runner can use this ability.',
      '[sub] Do 1 core damage.',
    ],
  ],
  [
    'ice that is forfeited for',
    lines(
      ice,
      always(
        additionalCost('rez', [forfeitOf(chosen(from('corpScore', type('agenda'))))], { cards: 'self' }),
      ),
    ),
    ['As an additional cost to rez this ice, forfeit 1 agenda.'],
  ],
  [
    'ice that grows',
    lines(ice, always(canAdvance, strength('self', countersOn('advancement')))),
    ['You can advance this ice. It gets +1 strength for each hosted advancement counter.'],
  ],
  [
    'a campaign',
    lines(
      asset,
      when(rezzed(), load(9, 'credit')),
      when(emptied, together(trash('self'), draw(1))),
      when(turnBegins('you'), takeCredits(3)),
    ),
    [
      'When you rez this asset, load 9[credit] onto it.',
      'When this asset is empty, trash it and draw 1 card.',
      'When your turn begins, take 3[credit] from this asset.',
    ],
  ],
  [
    'a drip',
    lines(asset, when(turnBegins('you'), gainCredits(1))),
    ['When your turn begins, gain 1[credit].'],
  ],
  [
    'a run instead of a breach',
    lines(
      event,
      play(
        run(
          ['hq'],
          [
            mayInsteadOfBreaching([
              together(loseCredits(5, 'corp', { as: 'lost' }), gainCredits(times(2, lost)), giveTags(2)),
            ]),
          ],
        ),
      ),
    ),
    [
      'Run HQ. If successful, instead of breaching HQ, you may force the Corp to lose 5[credit], then you gain 2[credit] for each credit lost this way and take 2 tags.',
    ],
  ],
  [
    'prevention',
    lines(
      resource,
      interruptFor([trashThis], [prevent(1, { effect: 'tags' })]),
      when(
        firstTimeWould('turn', { effect: 'damage', kind: 'net' }),
        mayPay([credits(1)], { then: [prevent(1, { effect: 'damage', kind: 'net' })] }),
      ),
    ),
    [
      '[interrupt] → [trash]: Prevent 1 tag.',
      '[interrupt] → The first time each turn you would suffer net damage, you may pay 1[credit] to prevent 1 net damage.',
    ],
  ],
  [
    'a console',
    lines(
      printed('runner', 'hardware', ['console']),
      always(memory(1), link(1)),
      always(memory(2, type('program'))),
    ),
    ['+1[mu], +1[link]', '+2[mu] that can only be used for programs.', 'Limit 1 console per player.'],
  ],
  [
    'recurring credits',
    lines(
      resource,
      recurring(2, { to: ['use'], where: [subtype('icebreaker')] }),
      recurring(1, { to: ['removeTag'] }),
    ),
    [
      '2[recurring-credit] Use these credits to pay for using icebreakers.',
      '1[recurring-credit] You can spend hosted credits to take the basic action to remove 1 tag.',
    ],
  ],
  [
    'conditions and costs of an action',
    lines(
      resource,
      paid([clicks(1), credits(1)], [draw(2)], { onlyIf: isTagged, limit: 'turn' }),
      paid([forfeitOf(chosen(from('runnerScore', type('agenda'))))], [gainCredits(9)]),
      paid([counters('power')], [draw(1)]),
    ),
    [
      'Once per turn → [click], 1[credit]: Draw 2 cards. Use this ability only if you are tagged.',
      'Forfeit 1 agenda: Gain 9[credit].',
      'Hosted power counter: Draw 1 card.',
    ],
  ],
  [
    'punishment',
    lines(operation, onlyIf('play', isTagged), play(damage('meat', 4))),
    ['Play only if the Runner is tagged.', 'Do 4 meat damage.'],
  ],
  [
    'an agenda with a choice',
    lines(
      agenda,
      when(scored, may([placeCounters('agenda', 1)], {})),
      paid([counters('agenda')], [oneOf([[gainCredits(2)], [draw(2)]])]),
    ),
    [
      'When you score this agenda, you may place 1 agenda counter on it.',
      'Hosted agenda counter: Gain 2[credit] or draw 2 cards.',
    ],
  ],
  [
    'what the Runner must decide',
    lines(ice, when(encountered(), oneOf([[takeTagsOf(1)], [endRun()]], { who: 'runner' }))),
    ['When the Runner encounters this ice, they must take 1 tag or end the run.'],
  ],
  [
    'unless somebody pays',
    lines(ice, subroutine(mayPay([credits(3)], { who: 'runner', otherwise: [endRun()] }))),
    ['[sub] End the run unless the Runner pays 3[credit].'],
  ],
  [
    'a search',
    lines(
      event,
      play(search('stack', [subtype('icebreaker')], 'found'), addTo(the('found'), 'hand', { reveal: true })),
    ),
    [
      'Search your stack for 1 icebreaker, reveal it, and add it to your grip. (Shuffle your stack right after searching it.)',
    ],
  ],
  [
    'an installation for less',
    lines(
      event,
      play(install(chosen(from('grip', type('program', 'hardware'))), { change: -3 })),
      play(install(upToCards(1, from('stack', type('program'))), { ignore: 'all' })),
    ),
    [
      'Install 1 program or piece of hardware from your grip, paying 3[credit] less.',
      'Install 1 program from your stack or none, ignoring all costs.',
    ],
  ],
  [
    'the first time each turn',
    lines(resource, when(firstTime('turn', runSuccessful(['hq'])), gainCredits(2))),
    ['The first time each turn you make a successful run on HQ, gain 2[credit].'],
  ],
  [
    'prices, requirements and prohibitions',
    lines(
      printed('corp', 'upgrade', ['region']),
      always(costChange('rez', [type('ice')], -1)),
      always(requirement([type('agenda')], -1)),
      always(cannot('jackOut', { who: 'runner' })),
      always(cannot('prevent', { who: 'runner' })),
      always(cannot('prevent', { who: 'runner', cards: [type('program')] })),
      persistent(always(additionalCost('steal', [credits(5)]))),
    ),
    [
      'The rez cost of each piece of ice is lowered by 1[credit].',
      'Each agenda gets -1 advancement requirement.',
      'The Runner cannot jack out.',
      'The Runner cannot prevent effects.',
      'The Runner cannot prevent effects on programs.',
      'Persistent → As an additional cost to steal an agenda, the Runner must pay 5[credit].',
      'Limit 1 region per server.',
    ],
  ],
  [
    'while something is so, and threat',
    lines(
      program,
      whileSo(isTagged, strength('self', 2)),
      threat(4, when(turnBegins('you'), draw(1))),
      always(strength(from('installed', subtype('icebreaker')), countOf(from('heap')))),
    ),
    [
      'While you are tagged, this program gets +2 strength.',
      'Threat 4 → When your turn begins, draw 1 card.',
      'All installed icebreakers get +1 strength for each card in your heap.',
    ],
  ],
  [
    'subroutines that are gained in an order to be chosen',
    lines(
      ice,
      when(encountered(), lasting(untilRunEnds, [gains('self', subroutine(endRun()), { order: 'chosen' })])),
    ),
    [
      'When the Runner encounters this ice, it gains “[sub] End the run.” in the order of your choice for the remainder of this run.',
    ],
  ],
  [
    'X, and cards that are chosen first',
    lines(
      asset,
      paid(
        [X(), trashThis],
        [
          lasting(untilRunEnds, [strength(the('ice'), bound('X'))], {
            on: chosen(from('installed', type('ice')), 'ice'),
          }),
        ],
      ),
      paid([clicks(1)], [trash(aProgram)]),
      paid([clicks(1)], [look({ all: from({ top: 3, of: 'rnd' }) })]),
    ),
    [
      'X[credit], [trash]: Choose 1 installed piece of ice. That ice gets +X strength for the remainder of this run.',
      '[click]: Trash 1 installed program.',
      '[click]: Look at the top 3 cards of R&D.',
    ],
  ],
]

test.each(cards)('CR 9.1.1: the text of %s says what the card does', (_name, rendered, expected) => {
  expect(rendered).toEqual(expected)
})

test('CR 9.3.2: a card may say when it can be played', () => {
  expect(lines(event, onlyIf('play', { if: 'not', condition: isTagged }))).toEqual([
    'Play only if you are not tagged.',
  ])
})

test('what a player has done whom the text does not address is told as theirs', () => {
  const reveals = may([reveal(chosen(from('hq', type('agenda')), 'agenda'), 'corp')], { who: 'corp' })
  const then = ifSo(wasBound('agenda'), [draw(1)])
  expect(lines(event, play(reveals, then))).toEqual([
    'The Corp may reveal 1 agenda from HQ. If they do, draw 1 card.',
  ])
  const mine = may([trash(aProgram)])
  expect(lines(event, play(mine, ifSo(wasBound('card'), [draw(1)])))[0]).toMatch(/If you do, draw 1 card[.]$/)
})

test('what may be paid for instead of a breach is offered once', () => {
  const pays = mayPay([counters('power')], { then: [draw(1)] })
  expect(lines(resource, when(on(runSuccessful(['rnd'])), mayInsteadOfBreaching([pays])))).toEqual([
    'Whenever you make a successful run on R&D, instead of breaching R&D, you may remove 1 hosted power counter to draw 1 card.',
  ])
})

test('cards that an instruction remembers are told by what it did, and are taken from where they went', () => {
  const trashes = trash(all(from({ top: 4, of: 'stack' })), 'you', { as: 'trashed' })
  const of = from({ remembered: 'trashed' }, type('program'), inZone('heap'))
  expect(lines(event, play(trashes, may([install(chosen(of))])))).toEqual([
    'Trash the top 4 cards of your stack. You may install 1 program trashed this way from your heap.',
  ])
})

test('all cards of two places are those of both', () => {
  expect(lines(event, play(addTo(all(from(['grip', 'heap'])), 'shuffledIntoDeck')))).toEqual([
    'Shuffle all cards in your grip and your heap into your stack.',
  ])
})

test('what waits for the end of the turn says which turn that is, and speaks of a server that was attacked', () => {
  const derezzes = derez(chosen(from('installed', type('ice'), isRezzed, protecting(['attacked']))))
  const waits = later(when(turnEnds('any'), derezzes))
  expect(lines(agenda, when(on({ what: ['runBegan'] }), draw(1), waits))).toEqual([
    'Whenever a run begins, draw 1 card. When this turn’s discard phase ends, derez 1 piece of ice protecting that server.',
  ])
})

test('a run that the text has begun begins and ends once', () => {
  const begins = when(on({ what: ['runBegan'] }), draw(1), later(when(on({ what: ['runEnded'] }), draw(2))))
  expect(lines(event, play(run('any', [], { during: [begins] })))).toEqual([
    'Run any server. When that run begins, draw 1 card. When that run ends, draw 2 cards.',
  ])
})

test('what waits for the end of a run is told after the limit that speaks of the run', () => {
  const waits = later(when(on({ what: ['runEnded'] }), trash('self')))
  expect(lines(resource, paid([credits(1)], [draw(1), waits], { onlyIf: running() }))).toEqual([
    '1[credit]: Draw 1 card. Use this ability only during a run. When that run ends, trash this resource.',
  ])
  expect(lines(resource, paid([credits(1)], [draw(1), waits]))).toEqual([
    '1[credit]: Draw 1 card. When this run ends, trash this resource.',
  ])
})

test('a card that is moved before it would be accessed is moved instead', () => {
  const access = would({ effect: 'access', server: ['archives'] })
  expect(lines(program, when(access, may([host('accessed')])))).toEqual([
    '[interrupt] → When you would access a card in Archives, you may host it on this program instead.',
  ])
  expect(lines(program, when(access, may([draw(1)])))).toEqual([
    '[interrupt] → When you would access a card in Archives, you may draw 1 card.',
  ])
})
