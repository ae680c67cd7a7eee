import type { Definition, Game } from '@paydata/engine'
import { defineCards, newGame } from '@paydata/engine'
import type { Printed } from '@paydata/engine/inside/language/abilities'
import * as say from '@paydata/engine/vocabulary'
import type { Dice } from './random-player.ts'
import { diceOf } from './random-player.ts'

/** Plain cards that move hidden cards about in every way the rules know, for tests of what each viewer is told. */
type Facts = Partial<Printed> & Pick<Printed, 'side' | 'type'>

const define = (is: string, printed: Facts, ...abilities: say.CardText['abilities']): Definition => ({
  ...say.card(is, ...abilities),
  printed: { title: is, cost: 0, ...printed },
})

const corp = { side: 'corp' } as const
const runner = { side: 'runner' } as const
const operation = { ...corp, type: 'operation' } as const
const event = { ...runner, type: 'event' } as const
const inHand = say.from('hq')
const inGrip = say.from('grip')

const corpCards: readonly Definition[] = [
  define('plain agenda', { ...corp, type: 'agenda', advancement: 3, points: 2 }),
  define(
    'drawing agenda',
    { ...corp, type: 'agenda', advancement: 2, points: 1 },
    say.when(say.scored, say.draw(2)),
    say.when(say.on({ what: ['stolen'], card: 'self' }), say.badPublicity(1)),
  ),
  define(
    'campaign',
    { ...corp, type: 'asset', cost: 1, trash: 2 },
    say.when(say.turnBegins('you'), say.gainCredits(1)),
  ),
  define(
    'trap',
    { ...corp, type: 'asset', trash: 0 },
    say.when(say.accessed(), say.mayPay([say.credits(1)], { then: [say.damage('net', 2)] })),
    say.always({ declare: 'revealWhileAccessed', from: 'rnd' }),
  ),
  define('ambush', { ...corp, type: 'asset', trash: 1 }, say.always(say.canAdvance)),
  define('upgrade', { ...corp, type: 'upgrade', trash: 3 }),
  define(
    'wall',
    { ...corp, type: 'ice', cost: 1, strength: 1, subtypes: ['barrier'] },
    say.subroutine(say.endRun()),
  ),
  define(
    'hunter',
    { ...corp, type: 'ice', cost: 1, strength: 2, subtypes: ['sentry'] },
    say.subroutine(say.giveTags(1)),
    say.subroutine(say.damage('net', 1)),
  ),
  define(
    'reading',
    { ...corp, type: 'asset', trash: 2 },
    say.always(say.choosesDamage('you', { cards: 1, optional: true })),
  ),
  define(
    'guarded agenda',
    { ...corp, type: 'agenda', advancement: 3, points: 2 },
    say.always(say.additionalCost('steal', [say.credits(2)], { cards: 'self' })),
  ),
  define(
    'lurker',
    { ...corp, type: 'ice', cost: 1, strength: 1 },
    say.when(say.on({ what: ['serverApproached'] }), say.may([say.rez('self')])),
    say.subroutine(say.trace(2, { ifSuccessful: [say.giveTags(1)] })),
    say.subroutine(say.psi(), say.ifSo(say.isNot(say.bidsMatch), [say.endRun()])),
  ),
  define(
    'guard',
    { ...corp, type: 'upgrade', cost: 1, trash: 1 },
    say.when(say.would({ effect: 'expose' }, say.cardIs('self', say.isUnrezzed)), say.may([say.rez('self')])),
    say.interruptFor([say.trashThis], [say.prevent(1, { effect: 'expose' })]),
  ),
  define('sentencing', operation, say.onlyIf('play', say.isTagged), say.play(say.damage('meat', 2))),
  define('income', operation, say.play(say.gainCredits(5))),
  define(
    'digging',
    operation,
    say.play(say.search('rnd', [say.type('ice')], 'it'), say.addTo(say.the('it'), 'hand', { reveal: true })),
  ),
  define('burying', operation, say.play(say.addTo(say.chosen(inHand), 'bottomOfDeck'), say.draw(1))),
  define('topping', operation, say.play(say.addTo(say.upToCards(2, inHand), 'topOfDeck'))),
  define(
    'recycling',
    operation,
    say.play(say.addTo(say.upToCards(3, say.from('archives')), 'shuffledIntoDeck')),
  ),
  define('fetching', operation, say.play(say.addTo(say.chosen(say.from('archives')), 'hand'))),
  define(
    'building',
    operation,
    say.play(
      say.install(say.upToCards(1, say.from('archives', say.type('agenda', 'asset', 'ice', 'upgrade')))),
    ),
  ),
  define('arranging', operation, say.play(say.arrange(3, 'rnd'))),
  define(
    'reordering',
    operation,
    say.play(
      say.swap(
        say.chosen(say.from('ice'), 'a'),
        say.chosen(say.from('ice', say.not(say.same(say.the('a')))), 'b'),
      ),
    ),
  ),
  define(
    'exchanging',
    operation,
    say.play(say.swap(say.chosen(say.from('ice'), 'a'), say.chosen(say.from('hq', say.type('ice')), 'b'))),
  ),
  define('dumping', operation, say.play(say.trash(say.all(inHand)), say.draw(3))),
  define('spying', operation, say.play(say.reveal(say.all(inGrip)), say.trash(say.chosen(inGrip)))),
  define('frisking', operation, say.play(say.look(say.all(inGrip)))),
  define('folding', operation, say.play(say.derez(say.chosen(say.from('installed', say.isRezzed))))),
]

const runnerCards: readonly Definition[] = [
  define('studying', event, say.play(say.draw(3))),
  define('exposing', event, say.play(say.expose(say.upToCards(2, say.from('installed', say.isUnrezzed))))),
  define('sabotaging', event, say.play(say.sabotage(2))),
  define('peeking', event, say.play(say.look(say.all(say.from({ top: 3, of: 'rnd' }))))),
  define('shaming', event, say.play(say.reveal(say.all(inHand)), say.addTo(say.chosen(inHand), 'topOfDeck'))),
  define('glimpsing', event, say.play(say.reveal(say.random(2, inHand)))),
  define(
    'raiding',
    { ...event, cost: 1 },
    say.play(say.lasting(say.untilRunEnds, [say.accessMore('hq', 2)]), say.run(['hq'])),
  ),
  define(
    'mining',
    { ...event, cost: 1 },
    say.play(say.lasting(say.untilRunEnds, [say.accessMore('rnd', 2)]), say.run(['rnd'])),
  ),
  define('rummaging', event, say.play(say.run(['archives']))),
  define('throwing', event, say.play(say.trash(say.all(inGrip)), say.draw(4))),
  define(
    'seeking',
    event,
    say.play(
      say.search('stack', [say.type('program')], 'it'),
      say.addTo(say.the('it'), 'hand', { reveal: true }),
    ),
  ),
  define('recalling', event, say.play(say.addTo(say.upToCards(3, say.from('heap')), 'shuffledIntoDeck'))),
  define('hiding', event, say.play(say.install(say.chosen(inGrip), { face: 'facedown' }))),
  define('discarding', event, say.play(say.trash(say.random(1, inHand)))),
  define(
    'breaker',
    { ...runner, type: 'program', cost: 1, strength: 1, memory: 1, subtypes: ['icebreaker'] },
    say.breaks({ cost: [say.credits(1)], count: 1 }),
    say.boosts({ cost: [say.credits(1)], strength: 1 }),
  ),
  define(
    'contact',
    { ...runner, type: 'resource', cost: 1 },
    say.when(say.turnBegins('you'), say.gainCredits(1)),
  ),
  define(
    'shield',
    { ...runner, type: 'hardware' },
    say.interruptFor([say.trashThis], [say.prevent('all', { effect: 'damage' })]),
  ),
  define('ribs', { ...runner, type: 'hardware' }, say.always(say.choosesDamage('you', { kind: 'net' }))),
  define('bleeding', event, say.play(say.suffer('net', 1), say.gainCredits(4))),
  define(
    'box',
    { ...runner, type: 'hardware' },
    say.when(say.installed('self'), say.host(say.upToCards(2, inGrip), 'self', 'facedown')),
    say.paid([say.clicks(1), say.trashThis], [say.addTo(say.all(say.from('hosted')), 'hand')]),
  ),
]

export const definitions = defineCards('views', [
  define('the Corp', { ...corp, type: 'identity' }),
  define('the Runner', { ...runner, type: 'identity', link: 1 }),
  ...corpCards,
  ...runnerCards,
])

const deckOf = (pool: readonly Definition[], dice: Dice): string[] =>
  Array.from({ length: 36 }, (_, i) => pool[i < pool.length ? i : dice(pool.length)]?.is ?? '')

/** A game with random decks of these cards, at its first question. */
export function begin(seed: string): Game {
  const dice = diceOf(seed)
  return newGame({
    definitions: 'views',
    seed,
    corp: { identity: 'the Corp', cards: deckOf(corpCards, dice) },
    runner: { identity: 'the Runner', cards: deckOf(runnerCards, dice) },
  })
}
