import { rareCards } from '@paydata/scenario'
import type { CardText, Definition, Printed, Setup, Side } from '../../src/index.ts'
import { defineCards } from '../../src/index.ts'
import * as v from '../../src/vocabulary.ts'

/** A card named after what it does; its title is its id. */
const plain = (text: CardText, printed: Omit<Printed, 'title'>): Definition => ({
  ...text,
  printed: { title: text.is, ...printed },
})

const inAnyServer = v.from('installed', v.ownedBy('corp'))
const oneOfTheirCards = v.chosen(v.from('installed', v.ownedBy('runner')), 'trashed')

const corp: readonly Definition[] = [
  plain(v.card('corp', v.when(v.firstTime('turn', { what: ['installed'], by: 'you' }), v.gainCredits(1))), {
    side: 'corp',
    type: 'identity',
  }),
  plain(v.card('funds', v.play(v.gainCredits(9))), { side: 'corp', type: 'operation', cost: 5 }),
  plain(v.card('bribe', v.play(v.gainCredits(6), v.badPublicity(1))), {
    side: 'corp',
    type: 'operation',
    cost: 0,
  }),
  plain(
    v.card(
      'hunt',
      v.onlyIf('play', v.isTagged),
      v.play(v.oneOf([[v.damage('meat', 4)], [v.trash(oneOfTheirCards)]])),
    ),
    { side: 'corp', type: 'operation', cost: 1 },
  ),
  plain(v.card('recycle', v.play(v.addTo(v.upToCards(2, v.from('archives')), 'shuffledIntoDeck'))), {
    side: 'corp',
    type: 'operation',
    cost: 0,
  }),
  plain(v.card('plan', v.play(v.arrange(3, 'rnd'), v.draw(1))), { side: 'corp', type: 'operation', cost: 1 }),
  plain(v.card('wall', v.subroutine(v.endRun())), {
    side: 'corp',
    type: 'ice',
    subtypes: ['barrier'],
    cost: 3,
    strength: 3,
  }),
  plain(v.card('blade', v.subroutine(v.damage('net', 3)), v.subroutine(v.damage('core', 1))), {
    side: 'corp',
    type: 'ice',
    subtypes: ['sentry'],
    cost: 4,
    strength: 3,
  }),
  plain(
    v.card(
      'riddle',
      v.subroutine(v.loseClicks(1, 'runner')),
      v.subroutine(v.psi(), v.ifSo(v.isNot(v.bidsMatch), [v.endRun()])),
      v.clickBreak(),
    ),
    { side: 'corp', type: 'ice', subtypes: ['code gate', 'bioroid'], cost: 2, strength: 2 },
  ),
  plain(
    v.card(
      'hound',
      v.when(v.encountered(), v.gainCredits(1)),
      v.subroutine(
        v.trace(2, { ifSuccessful: [v.giveTags(1)], ifUnsuccessful: [v.loseCredits(1, 'runner')] }),
      ),
    ),
    { side: 'corp', type: 'ice', subtypes: ['sentry', 'tracer'], cost: 1, strength: 4 },
  ),
  plain(v.card('treadmill', v.subroutine(v.moveRunner({ outermostOf: 'attacked' }))), {
    side: 'corp',
    type: 'ice',
    subtypes: ['barrier'],
    cost: 4,
    strength: 1,
  }),
  plain(v.card('press', v.play(v.gainCredits(1), v.again(), v.badPublicity(1))), {
    side: 'corp',
    type: 'operation',
    cost: 3,
  }),
  plain(
    v.card(
      'reader',
      v.always(v.choosesDamage('you', { kind: 'net', cards: 1, first: 'turn', optional: true })),
    ),
    { side: 'corp', type: 'asset', cost: 0, trash: 3 },
  ),
  plain(
    v.card(
      'campaign',
      v.when(v.rezzed(), v.load(9, 'credit')),
      v.when(v.emptied, v.trash('self')),
      v.when(v.turnBegins('you'), v.takeCredits(3)),
    ),
    { side: 'corp', type: 'asset', cost: 2, trash: 3 },
  ),
  plain(
    v.card(
      'trap',
      v.always(v.canAdvance),
      v.when(v.accessed(v.cardIs('self', v.inZone('root'))), v.damage('net', v.countersOn('advancement'))),
    ),
    { side: 'corp', type: 'asset', cost: 0, trash: 0 },
  ),
  plain(
    v.card(
      'ambush',
      v.when(v.accessed(), v.mayPay([v.credits(4)], { then: [v.giveTags(1), v.damage('net', 3)] })),
    ),
    { side: 'corp', type: 'asset', cost: 0, trash: 0 },
  ),
  plain(
    v.card(
      'guard',
      v.always(
        v.strength(v.from('ice', v.protecting(['here'])), 1),
        v.additionalCost('steal', [v.credits(2)], { server: ['here'] }),
      ),
      v.paid([v.trashThis], [v.derez(v.chosen(inAnyServer, 'derezzed'))]),
    ),
    { side: 'corp', type: 'upgrade', cost: 1, trash: 2, unique: true },
  ),
  plain(
    v.card(
      'project',
      v.when(v.scored, v.gainCredits(7)),
      v.when(v.on({ what: ['stolen'], card: 'self' }), v.loseCredits(2, 'corp')),
    ),
    {
      side: 'corp',
      type: 'agenda',
      advancement: 3,
      points: 1,
    },
  ),
  plain(
    v.card(
      'archive',
      v.when(v.scored, v.placeCounters('agenda', 2)),
      v.paid([v.counters('agenda')], [v.search('rnd', [], 'found'), v.addTo(v.the('found'), 'hand')]),
    ),
    { side: 'corp', type: 'agenda', advancement: 4, points: 2 },
  ),
  plain(v.card('takeover', v.when(v.scored, v.forfeit(v.upToCards(1, v.from('corpScore'))))), {
    side: 'corp',
    type: 'agenda',
    advancement: 5,
    points: 3,
  }),
]

const runner: readonly Definition[] = [
  plain(v.card('runner', v.when(v.firstTime('turn', v.runSuccessful('central')), v.gainCredits(1))), {
    side: 'runner',
    type: 'identity',
    link: 1,
  }),
  plain(v.card('gamble', v.play(v.gainCredits(9))), { side: 'runner', type: 'event', cost: 5 }),
  plain(
    v.card(
      'fetch',
      v.play(
        v.search('stack', [v.type('program')], 'found'),
        v.addTo(v.the('found'), 'hand', { reveal: true }),
      ),
    ),
    {
      side: 'runner',
      type: 'event',
      cost: 0,
    },
  ),
  plain(
    v.card(
      'siphon',
      v.play(
        v.run(
          ['hq'],
          [
            v.mayInsteadOfBreaching([
              v.loseCredits(5, 'corp', { as: 'lost' }),
              v.gainCredits(v.bound('lost')),
              v.takeTagsOf(1),
            ]),
          ],
        ),
      ),
    ),
    { side: 'runner', type: 'event', subtypes: ['run'], cost: 0 },
  ),
  plain(v.card('peek', v.play(v.expose(v.upToCards(2, v.from('installed', v.isUnrezzed))), v.draw(2))), {
    side: 'runner',
    type: 'event',
    cost: 1,
  }),
  plain(
    v.card(
      'hammer',
      v.breaks({ cost: [v.credits(1)], count: 1, subtype: 'barrier' }),
      v.boosts({ cost: [v.credits(1)], strength: 1 }),
    ),
    { side: 'runner', type: 'program', subtypes: ['icebreaker', 'fracter'], cost: 2, strength: 2, memory: 1 },
  ),
  plain(
    v.card(
      'key',
      v.breaks({ cost: [v.credits(2)], count: 'all' }),
      v.when(v.on(v.runSuccessful()), v.placeCounters('virus', 1)),
      v.boosts({ cost: [v.counters('virus')], strength: 2, until: v.untilRunEnds }),
    ),
    {
      side: 'runner',
      type: 'program',
      subtypes: ['icebreaker', 'ai', 'virus'],
      cost: 3,
      strength: 1,
      memory: 2,
    },
  ),
  plain(
    v.card(
      'parasite',
      v.installOnlyOn(v.type('ice'), v.isRezzed),
      v.always(v.strength('host', v.times(-1, v.countersOn('virus')))),
      v.when(v.turnBegins('you'), v.placeCounters('virus', 1)),
    ),
    { side: 'runner', type: 'program', subtypes: ['virus'], cost: 2, memory: 1 },
  ),
  plain(
    v.card('probe', v.always(v.accessMore('rnd', 1)), v.when(v.on(v.breachOf(['rnd'])), v.gainCredits(1))),
    {
      side: 'runner',
      type: 'hardware',
      cost: 3,
    },
  ),
  plain(
    v.card(
      'console',
      v.always(v.memory(2)),
      v.recurring(2, { to: ['use'], where: [v.subtype('icebreaker')] }),
      v.oncePer('turn', v.interruptFor([v.credits(1)], [v.prevent(1, { effect: 'damage', kind: 'net' })])),
    ),
    { side: 'runner', type: 'hardware', subtypes: ['console'], cost: 4, unique: true },
  ),
  plain(v.card('decoy', v.interruptFor([v.trashThis], [v.prevent(1, { effect: 'tags' })])), {
    side: 'runner',
    type: 'resource',
    cost: 1,
  }),
  plain(v.card('ribs', v.always(v.choosesDamage('you', { cards: 2 }))), {
    side: 'runner',
    type: 'hardware',
    cost: 0,
  }),
  plain(
    v.card(
      'coach',
      v.always(v.prolong('strength', v.from('rig', v.subtype('icebreaker')), v.untilTurnEnds)),
      v.paid([v.clicks(1), v.sufferAsCost('net', 1)], [v.gainCredits(3)]),
    ),
    { side: 'runner', type: 'resource', cost: 0 },
  ),
  plain(v.card('spree', v.play(v.draw(1), v.gainCredits(1), v.may([v.again()]))), {
    side: 'runner',
    type: 'event',
    cost: 2,
  }),
  plain(
    v.card(
      'job',
      v.when(v.installed('self'), v.load(12, 'credit')),
      v.when(v.emptied, v.trash('self')),
      v.paid([v.clicks(1)], [v.takeCredits(2)]),
    ),
    { side: 'runner', type: 'resource', subtypes: ['job'], cost: 1 },
  ),
  plain(v.card('friend', v.when(v.turnBegins('you'), v.may([v.draw(1), v.loseCredits(1)]))), {
    side: 'runner',
    type: 'resource',
    subtypes: ['connection'],
    cost: 0,
    unique: true,
  }),
]

const { version } = defineCards('plain cards of the laws', [...corp, ...runner, ...rareCards])

const three = (definitions: readonly Definition[]): string[] =>
  definitions.slice(1).flatMap(({ is }) => [is, is, is])

const rare = (side: Side): string[] =>
  rareCards.filter(({ printed }) => printed.side === side).map(({ is }) => is)

/** A game in which every plain card is in the decks three times, and every rare one once. */
export const plainGame = (seed: string | number): Setup => ({
  definitions: version,
  seed: `${seed}`,
  corp: { identity: 'corp', cards: [...three(corp), ...rare('corp')] },
  runner: { identity: 'runner', cards: [...three(runner), ...rare('runner')] },
})
