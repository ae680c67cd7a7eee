import { agenda, asset, ice, made, operation, program, resource } from '@paydata/scenario/plain'
import { defineCards } from '../../../src/index.ts'
import {
  breaks,
  bypass,
  counters,
  credits,
  eitherOf,
  encountering,
  endActionPhase,
  endRun,
  gainCredits,
  gains,
  giveTags,
  happened,
  ifSo,
  isRezzed,
  isTagged,
  lasting,
  on,
  onlyIf,
  ownedBy,
  paid,
  play,
  strength,
  subroutine,
  subtype,
  takeTagsAsCost,
  trashThis,
  untilEncounterEnds,
  untilRunEnds,
  when,
} from '../../../src/vocabulary.ts'

const strong = (title: string, value: number, ...subtypes: readonly string[]) => ({
  ...ice(title, ...subtypes),
  strength: value,
})

/** Cards for paid abilities (CR 9.5) and play abilities (CR 9.7). */
export const definitions = defineCards('examples-9-5', [
  made(
    agenda('Bioroid Drill'),
    paid([counters('agenda')], [lasting(untilRunEnds, [gains('approached', subroutine(endRun()))])], {
      onlyIf: { if: 'approaching', passes: [isRezzed, subtype('bioroid')] },
    }),
  ),
  made(ice('Bioroid', 'bioroid')),
  made(ice('Barrier', 'barrier')),
  made(
    resource('Tag For Weakness'),
    paid([takeTagsAsCost(1)], [lasting(untilEncounterEnds, [strength('encountered', -2)])]),
  ),
  made(strong('Weak Gate', 1, 'code gate'), subroutine(gainCredits(1))),
  made(strong('Strong Gate', 4, 'code gate'), subroutine(gainCredits(1))),
  made(strong('Weak Wall', 1, 'barrier'), subroutine(gainCredits(1))),
  made(
    program('Gate Opener', 'icebreaker', 'decoder'),
    breaks({ cost: [credits(0)], count: 1, subtype: 'code gate' }),
    paid([trashThis], [bypass()], { onlyIf: encountering(subtype('code gate')) }),
  ),
  made(
    operation('Reprisal'),
    onlyIf(
      'play',
      eitherOf(
        happened('lastTurn', { what: ['stolen'], by: 'runner' }),
        happened('lastTurn', { what: ['trashed'], by: 'runner', card: [ownedBy('corp')] }),
      ),
    ),
    when(on({ what: ['playResolved'], card: 'self' }), endActionPhase()),
    play(giveTags(2)),
    play(ifSo(isTagged, [gainCredits(3)])),
  ),
  made(asset('Plain Asset')),
])
