import { agenda, event, ice, made, operation, program, resource } from '@paydata/scenario/plain'
import { defineCards } from '../../../src/index.ts'
import {
  addTo,
  all,
  chooseServer,
  clicks,
  counters,
  from,
  gainCredits,
  gainsSubtypes,
  install,
  lasting,
  look,
  may,
  not,
  on,
  oneOf,
  paid,
  random,
  search,
  subroutine,
  the,
  trash,
  turnBegins,
  type,
  untilEncounterEnds,
  untilTurnEnds,
  upToCards,
  when,
} from '../../../src/vocabulary.ts'

/** Cards for lingering effects (CR 9.10) and for what is an instruction of its own (CR 9.11). */
export const definitions = defineCards('examples-9-10', [
  made(
    { ...program('Painter'), subtypes: [] },
    paid(
      [counters('virus')],
      [
        oneOf([
          [lasting(untilEncounterEnds, [gainsSubtypes('encountered', 'barrier')])],
          [lasting(untilEncounterEnds, [gainsSubtypes('encountered', 'sentry')])],
        ]),
      ],
    ),
  ),
  made(ice('Gate', 'code gate'), subroutine(gainCredits(1))),
  made(
    resource('Tester'),
    when(turnBegins('you'), may([chooseServer('target', 'any', { remember: untilTurnEnds })])),
    when(on({ what: ['runSuccessful'], server: [{ theServer: 'target' }] }), gainCredits(2)),
  ),
  made(
    resource('Finder'),
    paid([clicks()], [search('stack', [type('program')], 'found'), addTo(the('found'), 'hand')]),
  ),
  made(agenda('Profiles'), when(on({ what: ['searched'], by: 'runner' }), trash(random(1, from('grip'))))),
  made(program('Plain Program')),
  made(event('Plain Event')),
  made(
    ice('Builder'),
    subroutine(
      look(all(from({ top: 5, of: 'rnd' })), { as: 'seen' }),
      install(upToCards(1, from({ the: 'seen' }, not(type('operation')))), { ignore: 'all' }),
    ),
  ),
  made(operation('Plain Operation')),
])
