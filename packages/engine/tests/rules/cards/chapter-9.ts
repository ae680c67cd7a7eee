import type { Definition } from '../../../src/index.ts'
import { defineCards } from '../../../src/index.ts'
import type { Ability, Declaration, Printed } from '../../../src/language/abilities.ts'
import type { Replaced } from '../../../src/language/patterns.ts'
import {
  additionalCost,
  addTo,
  all,
  always,
  atLeast,
  breaks,
  canAdvance,
  card,
  changeExpected,
  chooseCards,
  chooseServer,
  chosen,
  clicks,
  costChange,
  counters,
  countersOn,
  countOf,
  credits,
  damage,
  draw,
  encountered,
  endRun,
  from,
  gainCredits,
  gains,
  gainsSubtypes,
  giveTags,
  has,
  install,
  installed,
  installOnlyOn,
  interfaceFor,
  interruptFor,
  isOther,
  isRezzed,
  lasting,
  link,
  may,
  mayPay,
  on,
  oneOf,
  paid,
  persistent,
  play,
  prevent,
  removeTags,
  repeat,
  requirement,
  reveal,
  run,
  same,
  search,
  setStrength,
  state,
  strength,
  subroutine,
  subtype,
  takeTagsOf,
  the,
  times,
  together,
  trace,
  trash,
  trashOf,
  trashThis,
  turnBegins,
  type,
  untilEncounterEnds,
  untilTurnEnds,
  wasFullyBroken,
  when,
  whileAccessing,
  whileActive,
  whileSo,
  would,
} from '../../../src/vocabulary.ts'

const made = (printed: Printed, ...abilities: readonly Ability[]): Definition => ({
  ...card(printed.title.toLowerCase().replaceAll(' ', '_'), ...abilities),
  printed,
})
const resource = (title: string): Printed => ({ title, side: 'runner', type: 'resource', cost: 0 })
const event = (title: string): Printed => ({ title, side: 'runner', type: 'event', cost: 0 })
const operation = (title: string): Printed => ({ title, side: 'corp', type: 'operation', cost: 0 })
const asset = (title: string, cost = 0): Printed => ({
  title,
  side: 'corp',
  type: 'asset',
  cost,
  trash: 1,
})
const ice = (title: string, value = 1, ...subtypes: string[]): Printed => ({
  title,
  side: 'corp',
  type: 'ice',
  cost: 0,
  strength: value,
  subtypes,
})
const program = (title: string, value = 1, ...subtypes: string[]): Printed => ({
  title,
  side: 'runner',
  type: 'program',
  cost: 0,
  memory: 1,
  strength: value,
  subtypes,
})

/** "Net damage instead of …": an effect of that kind is replaced wherever it is expected. */
const replacing = (withIt: Extract<Replaced, { effect: 'damage' }>['withIt']): Declaration => ({
  declare: 'replace',
  effect: 'damage',
  kind: 'net',
  withIt,
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
  made(resource('Stopper'), interruptFor([trashThis], [prevent(1, { effect: 'subroutine' })])),
  made(resource('Tag Shield'), interruptFor([trashThis], [prevent(1, { effect: 'tags' })])),
  made(resource('Tag Watcher'), when(on({ what: ['tagsTaken'] }), gainCredits(1))),
  made(resource('Full Reward'), when(on({ what: ['encounterEnded'] }, wasFullyBroken('it')), gainCredits(3))),
])

/** Cards for expected effects (CR 9.9), lingering effects (CR 9.10) and the bounds of instructions (CR 9.11). */
export const effectCards = defineCards('rules-9-effects', [
  made(event('Blank')),
  made(operation('Two Net'), play(damage('net', 2))),
  made(operation('Double Tag'), play(giveTags(2))),
  made(operation('Net Each Tag'), play(damage('net', has('runner', 'tags')))),
  made(asset('Net To Core'), always(replacing({ instead: 'kind', kind: 'core' }))),
  made(
    asset('Sharpener'),
    interruptFor([counters('power')], [changeExpected({ effect: 'damage' }, { add: 1 })]),
  ),
  made(asset('Corp Watch'), when(would({ effect: 'damage' }), may([gainCredits(2)]))),
  made(resource('Net Guard'), interruptFor([credits(1)], [prevent(1, { effect: 'damage', kind: 'net' })])),
  made(resource('All Guard'), interruptFor([trashThis], [prevent('all', { effect: 'damage' })])),
  made(
    resource('Would Guard'),
    when(would({ effect: 'damage', kind: 'net' }), may([prevent(1, { effect: 'damage', kind: 'net' })])),
  ),
  made(
    resource('Unpacker'),
    interruptFor(
      [trashThis],
      [prevent(1, { effect: 'damage', kind: 'net' }), install(chosen(from('grip', type('resource'))))],
    ),
  ),
  made(
    resource('Remember Ice'),
    when(installed('self'), chooseCards(chosen(from('ice', type('ice')), 'target'), whileActive)),
    when(encountered([same(the('target'))]), gainCredits(4)),
  ),
  made(
    resource('Remember Server'),
    when(turnBegins('you'), may([chooseServer('target', 'central', { remember: untilTurnEnds })])),
    when(on({ what: ['runSuccessful'], server: [{ theServer: 'target' }] }), gainCredits(4)),
  ),
  made(ice('Gate'), subroutine(endRun())),
  made(resource('Sold'), when(on({ what: ['trashed'], card: 'self' }), may([draw(1)]))),
  made(
    resource('Broker'),
    paid([clicks()], [mayPay([trashOf(chosen(from('rig', isOther), 'sold'))], { then: [gainCredits(3)] })]),
  ),
  made(
    resource('Cost Watch'),
    when(on({ what: ['trashed'], kind: 'cost', by: 'you' }), may([gainCredits(1)])),
  ),
  made(resource('Draw Watch'), when(on({ what: ['drawn'], by: 'you' }), may([gainCredits(1)]))),
  made(resource('Play Watch'), when(on({ what: ['played'], by: 'you' }), may([gainCredits(1)]))),
  made(resource('Search Watch'), when(on({ what: ['searched'], by: 'you' }), may([gainCredits(1)]))),
  made(resource('Look Watch'), when(on({ what: ['revealed'], by: 'you' }), may([gainCredits(1)]))),
  made(resource('Trace Watch'), when(on({ what: ['traceInitiated'] }), may([gainCredits(1)]))),
  made(resource('Run Watch'), when(on({ what: ['runBegan'] }), may([gainCredits(1)]))),
  made(
    resource('Install Watch'),
    when(on({ what: ['installed'], by: 'you', card: [isOther] }), may([gainCredits(1)])),
  ),
  made(event('Draw And Tag'), play(together(draw(2), takeTagsOf(1)))),
  made(event('Find'), play(search('stack', [type('resource')], 'found'), addTo(the('found'), 'hand'))),
  made(
    event('Show And Take'),
    play(reveal(all(from({ top: 1, of: 'stack' })), 'you', { as: 'shown' }), addTo(the('shown'), 'hand')),
  ),
  made(operation('Trace Tag'), play(trace(2, { ifSuccessful: [giveTags(1)] }))),
  made(event('Dash'), play(run(['hq']), takeTagsOf(1))),
  made(event('Choose One'), play(oneOf([[gainCredits(1)], [takeTagsOf(1)]]))),
  made(resource('Tag Shield'), interruptFor([trashThis], [prevent(1, { effect: 'tags' })])),
])

/** Cards for simultaneous effects, quantities, "must", repetition and persistence (CR 9.12), and for CR 9.6. */
export const otherCards = defineCards('rules-9-other', [
  made(event('Blank')),
  made(ice('Barrier Ice', 2, 'barrier'), subroutine(endRun())),
  made(ice('Plain Ice', 2)),
  made(ice('X Ice', 0), always(strength('self', countersOn('power')), canAdvance)),
  made(asset('Strengthen'), always(strength(from('ice', type('ice')), 2))),
  made(resource('Weaken'), always(strength(from('ice', type('ice')), -3))),
  made(resource('Set Strength'), always(setStrength(from('ice', type('ice')), 5))),
  made(asset('Barrier Paint'), always(gainsSubtypes(from('ice', type('ice')), 'barrier'))),
  made(
    resource('Barrier Remover'),
    always({ declare: 'subtype', of: from('ice', type('ice')), loses: ['barrier'] }),
  ),
  made(resource('Wall Counter'), whileSo({ if: 'exists', group: from('ice', subtype('barrier')) }, link(1))),
  made(resource('Ice Hush'), always({ declare: 'losesAbilities', of: from('ice', type('ice')) })),
  made(resource('Full Reward'), when(on({ what: ['iceFullyBroken'] }), gainCredits(3))),
  made(asset('Blank Ice'), always({ declare: 'losesAbilities', of: from('ice', type('ice')) })),
  made(
    asset('Hush Runner'),
    always({ declare: 'losesAbilities', of: from('rig', type('program', 'resource')) }),
  ),
  made(program('Husher'), installOnlyOn(type('ice')), always({ declare: 'losesAbilities', of: 'host' })),
  made(
    ice('Repeller', 2),
    always({ declare: 'losesAbilities', of: from('rig', type('program')) }),
    subroutine(endRun()),
  ),
  made(ice('Self Painter', 2), always(gainsSubtypes('self', 'bioroid')), subroutine(giveTags(1))),
  made(asset('Bioroid Grid'), always(gains(from('ice', type('ice'), subtype('bioroid')), gain(3)))),
  made(resource('Credit Watch'), when(on({ what: ['creditsGained'], by: 'you' }), draw(1))),
  made(resource('Draw Watch'), when(on({ what: ['drawn'], by: 'you' }), gainCredits(1))),
  made(event('Gain Each'), play(gainCredits(times(2, countOf(from('rig')))))),
  made(operation('Repeat Choice'), play(repeat(2, [oneOf([[gainCredits(5)], [giveTags(1)]])]))),
  made(operation('Repeat Tags'), play(repeat(2, [giveTags(1)]))),
  made(resource('Tag Watch'), when(on({ what: ['tagsTaken'] }), may([gainCredits(1)]))),
  made(
    operation('Must Choose'),
    play(
      oneOf([[mayPay([credits(2)], { who: 'runner', must: true })], [trash(chosen(from('rig')), 'runner')]], {
        who: 'runner',
        must: true,
      }),
    ),
  ),
  made(
    { ...asset('Persisting'), type: 'upgrade' as const },
    persistent(when(on({ what: ['runEnded'] }), giveTags(1))),
  ),
  made(
    { ...asset('Not Persisting'), type: 'upgrade' as const },
    when(on({ what: ['runEnded'] }), giveTags(1)),
  ),
  made(resource('Chain'), when(on({ what: ['tagsTaken'] }), mayPay([credits(1)], { then: [takeTagsOf(1)] }))),
  made(event('Take Tag'), play(takeTagsOf(1))),
  made(resource('Turn Installer'), when(turnBegins('you'), install(chosen(from('grip', type('resource')))))),
  made(resource('Turn Income'), when(turnBegins('you'), gainCredits(2))),
  made(resource('Self Trashing'), when(turnBegins('you'), together(trash('self'), gainCredits(2)), draw(1))),
  made(
    resource('Picker'),
    when(turnBegins('you'), draw(1), addTo(chosen(from('grip')), 'discard'), takeTagsOf(1)),
  ),
  made(resource('Tag Shield'), interruptFor([trashThis], [prevent(1, { effect: 'tags' })])),
])

/** Cards for what abilities are (CR 9.1, 9.3, 9.4) and for paid abilities (CR 9.5). */
export const abilityCards = defineCards('rules-9-abilities', [
  made(resource('Plain Resource')),
  made(event('Plain Event')),
  made(ice('Plain Ice', 1, 'barrier'), subroutine(endRun())),
  made(operation('Draw Then Trash'), play(draw(1), trash(chosen(from('hq'))))),
  made(operation('Tag Then Remove'), play(giveTags(1), removeTags('all'))),
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
  made(
    resource('Interrupt Granter'),
    always(
      gains(from('rig', type('program')), when(would({ effect: 'tags' }), prevent(1, { effect: 'tags' }))),
    ),
  ),
  made(
    resource('State Granter'),
    always(
      gains(
        from('rig', type('program')),
        when(state(atLeast(countersOn('power'), 2)), trash('self'), gainCredits(4)),
      ),
    ),
  ),
  made(
    resource('Brief Granter'),
    always(gains(from('rig', type('program')), when(turnBegins('you'), gainCredits(5)))),
    when(turnBegins('you'), trash('self')),
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
  made(event('Take Tags'), play(takeTagsOf(2))),
  made(event('Back'), play(addTo(chosen(from('heap')), 'hand'), gainCredits(1))),
  made(resource('Rezzed Ice Link'), whileSo({ if: 'exists', group: from('ice', isRezzed) }, link(1))),
])
