import { agenda, event, ice, made, operation, program, resource } from '@paydata/scenario/plain'
import { defineCards } from '../../../src/index.ts'
import {
  additionalCost,
  always,
  breakSubroutines,
  chosen,
  credits,
  encounter,
  forfeitOf,
  from,
  gainClicks,
  gainCredits,
  giveTags,
  interfaceFor,
  isOther,
  isRezzed,
  isTagged,
  later,
  may,
  on,
  paid,
  placeCounters,
  play,
  resolveWhen,
  scored,
  subroutine,
  takeTagsOf,
  trash,
  trashOf,
  turnBegins,
  turnEnds,
  type,
  untilTurnEnds,
  when,
} from '../../../src/vocabulary.ts'

/** Cards that make delayed conditional abilities (CR 9.6.13). */
export const definitions = defineCards('examples-9-6-delayed', [
  made(
    event('Groove'),
    play(later(when(on({ what: ['installed'], by: 'you' }), gainCredits(1)), untilTurnEnds)),
  ),
  made(resource('First Thing')),
  made(resource('Second Thing')),
  made(resource('Third Thing')),
  made(
    resource('Hard Worker'),
    when(turnBegins('you'), may([gainClicks(1), later(when(turnEnds('you'), takeTagsOf(1)))])),
  ),
  made(resource('Fence'), paid([trashOf(chosen(from('rig', isOther), 'sold'))], [gainCredits(1)])),
  made(
    { ...program('Brief Breaker', 'icebreaker'), strength: 9 },
    interfaceFor(
      [credits(0)],
      [breakSubroutines('all'), later(when(on({ what: ['runEnded'] }), trash('self')))],
    ),
  ),
  made(ice('Tag Ice'), subroutine(giveTags(1))),
  made(operation('Meet Ice'), play(encounter(chosen(from('ice', isRezzed), 'met', 1, 'corp')))),
  made(agenda('Pilot'), when(scored, placeCounters('agenda', 1))),
  made(agenda('Research'), when({ ...scored, if: isTagged }, placeCounters('agenda', 1))),
  made(
    operation('News'),
    always(additionalCost('play', [forfeitOf(chosen(from('corpScore'), 'given'))], { cards: 'self' })),
    play(resolveWhen('scored', chosen(from('corpScore', type('agenda'))))),
  ),
])
