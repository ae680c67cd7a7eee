import type { Definition } from '../../../src/index.ts'
import { defineCards } from '../../../src/index.ts'
import type { Ability, Printed } from '../../../src/language/abilities.ts'
import {
  additionalCost,
  addTo,
  always,
  atLeast,
  breaks,
  card,
  chosen,
  clicks,
  costChange,
  countOf,
  credits,
  draw,
  encountered,
  endRun,
  expectedThat,
  from,
  gainCredits,
  gains,
  giveTags,
  has,
  interfaceFor,
  interruptFor,
  isRezzed,
  lasting,
  link,
  may,
  on,
  paid,
  play,
  prevent,
  removeTags,
  requirement,
  strength,
  subroutine,
  takeTagsOf,
  trash,
  trashThis,
  turnBegins,
  type,
  untilEncounterEnds,
  untilTurnEnds,
  wasFullyBroken,
  when,
  whileAccessing,
  whileSo,
} from '../../../src/vocabulary.ts'

export const made = (printed: Printed, ...abilities: readonly Ability[]): Definition => ({
  ...card(printed.title.toLowerCase().replaceAll(' ', '_'), ...abilities),
  printed,
})
export const resource = (title: string): Printed => ({ title, side: 'runner', type: 'resource', cost: 0 })
export const event = (title: string): Printed => ({ title, side: 'runner', type: 'event', cost: 0 })
export const operation = (title: string): Printed => ({ title, side: 'corp', type: 'operation', cost: 0 })
export const asset = (title: string, cost = 0): Printed => ({
  title,
  side: 'corp',
  type: 'asset',
  cost,
  trash: 1,
})
export const ice = (title: string, value = 1, ...subtypes: string[]): Printed => ({
  title,
  side: 'corp',
  type: 'ice',
  cost: 0,
  strength: value,
  subtypes,
})
export const program = (title: string, value = 1, ...subtypes: string[]): Printed => ({
  title,
  side: 'runner',
  type: 'program',
  cost: 0,
  memory: 1,
  strength: value,
  subtypes,
})

const gain = (amount: number) => subroutine(gainCredits(amount))
const weak = (title: string, ...abilities: readonly Ability[]) => made(ice(title, 0), ...abilities)

/** Cards for subroutines, and for what breaks, adds and stops them (CR 9.8). */
export const subroutineCards = defineCards('rules-9-subroutines', [
  weak('Two Gains', gain(1), gain(2)),
  weak('End Between', gain(1), subroutine(endRun()), gain(2)),
  weak('Self Trasher', subroutine(trash('self'), giveTags(1)), gain(2)),
  weak('Two Steps', subroutine(giveTags(1), giveTags(1))),
  weak('Picker', subroutine(draw(1), trash(chosen(from('hq'))))),
  weak('Grower', gain(1), always(gains('self', gain(2), { times: countOf(from('hq')) }))),
  weak('Early Grower', gain(1), always(gains('self', gain(2), { times: 1, order: 'before' }))),
  weak(
    'On Encounter',
    gain(1),
    when(encountered(), lasting(untilEncounterEnds, [gains('self', gain(5))])),
    always(gains('self', gain(2))),
  ),
  made(asset('Adder'), always(gains(from('ice', type('ice')), gain(3)))),
  made(asset('First Adder'), always(gains(from('ice', type('ice')), gain(4), { order: 'before' }))),
  made(
    asset('Paid Adder'),
    paid([credits(0)], [lasting(untilEncounterEnds, [gains('encountered', gain(6), { order: 'before' })])]),
  ),
  made(asset('Filler Asset')),
  made(program('Breaker', 5, 'icebreaker'), breaks({ cost: [credits(1)], count: 1 })),
  made(program('All Breaker', 5, 'icebreaker'), breaks({ cost: [credits(1)], count: 'all' })),
  made(program('Two Breaker', 5, 'icebreaker'), breaks({ cost: [credits(1)], count: 2, upTo: true })),
  made(resource('Stopper'), interruptFor([trashThis], [prevent(1, { effect: 'subroutine' })])),
  made(resource('Tag Shield'), interruptFor([trashThis], [prevent(1, { effect: 'tags' })])),
  made(resource('Tag Watcher'), when(on({ what: ['tagsTaken'] }), gainCredits(1))),
  made(resource('Full Reward'), when(on({ what: ['encounterEnded'] }, wasFullyBroken('it')), gainCredits(3))),
])

/** Cards for what abilities are (CR 9.1, 9.3, 9.4) and for paid abilities (CR 9.5). */
export const abilityCards = defineCards('rules-9-abilities', [
  made(resource('Plain Resource')),
  made(event('Plain Event')),
  made(ice('Plain Ice', 1, 'barrier'), subroutine(endRun())),
  made(operation('Draw Then Trash'), play(draw(1), trash(chosen(from('hq'))))),
  made(operation('Tag Then Remove'), play(giveTags(1), removeTags('all', 'runner'))),
  made(operation('Trash Two Steps'), play(trash(chosen(from('rig'), 'gone'), 'corp'), giveTags(1))),
  made(resource('Shield'), interruptFor([trashThis], [prevent(1, { effect: 'trash' })])),
  made(resource('Tag Shield'), interruptFor([trashThis], [prevent(1, { effect: 'tags' })])),
  made(resource('Tag Watcher'), when(on({ what: ['tagsTaken'] }), gainCredits(1))),
  made(resource('Use Watcher'), when(on({ what: ['abilityUsed'], by: 'you' }), draw(1))),
  made(resource('Granter'), always(gains(from('rig', type('program')), paid([trashThis], [gainCredits(2)])))),
  made(
    resource('When Granter'),
    always(gains(from('rig', type('program')), when(turnBegins('you'), gainCredits(3)))),
  ),
  made(resource('Link Granter'), always(gains(from('rig', type('program')), always(link(1))))),
  made(program('Plain Program')),
  made(program('Other Program')),
  made(event('Link Event'), play(lasting(untilTurnEnds, [link(2)]))),
  made(resource('Payer'), paid([credits(1)], [draw(1)])),
  made(resource('Optional'), when(turnBegins('you'), may([gainCredits(2)]))),
  made(resource('Mandatory'), when(turnBegins('you'), gainCredits(2))),
  made(asset('Corp Income', 1), when(turnBegins('you'), gainCredits(3))),
  made({ ...resource('Cheap Self'), cost: 3 }, always(costChange('install', 'self', -2))),
  made(asset('Cheap Rez', 3), always(costChange('rez', 'self', -2))),
  made(
    { title: 'Hard Agenda', side: 'corp', type: 'agenda', advancement: 2, points: 1 },
    always(requirement('self', 1)),
    always(additionalCost('steal', [credits(2)], { cards: 'self' })),
  ),
  made(asset('Ice Blank'), always({ declare: 'losesAbilities', of: from('ice', type('ice')) })),
  made(resource('Tagged Link'), whileSo(atLeast(has('runner', 'tags'), 1), link(1))),
  made(resource('Accessor'), whileAccessing([credits(1)], [trash('accessed')])),
  made(program('Breaker', 1, 'icebreaker'), breaks({ cost: [credits(1)], count: 1, subtype: 'barrier' })),
  made(
    program('Weak Breaker', 0, 'icebreaker'),
    breaks({ cost: [credits(1)], count: 1 }),
    interfaceFor([credits(1)], [gainCredits(5)]),
    paid([credits(1)], [lasting({ at: 'encounterEnds' }, [strength('self', 1)])]),
  ),
  made(
    resource('Weakener'),
    paid([credits(1)], [lasting({ at: 'encounterEnds' }, [strength('encountered', -1)])]),
  ),
  made(resource('Approacher'), paid([credits(1)], [trash('approached')])),
  made(resource('Recycler'), paid([credits(1)], [addTo(chosen(from('heap')), 'hand'), takeTagsOf(1)])),
  made(resource('Double Trouble'), paid([credits(1)], [takeTagsOf(1), takeTagsOf(1)])),
  made(resource('Click Action'), paid([clicks()], [gainCredits(3)])),
  made(resource('Watch Tag'), when(expectedThat({ effect: 'tags' }), may([prevent(1, { effect: 'tags' })]))),
  made(event('Take Tags'), play(takeTagsOf(2))),
  made(event('Back'), play(addTo(chosen(from('heap')), 'hand'), gainCredits(1))),
  made(resource('Rezzed Ice Link'), whileSo({ if: 'exists', group: from('ice', isRezzed) }, link(1))),
])
