import {
  card,
  damage,
  ifSo,
  isNot,
  lasting,
  later,
  on,
  onceInThisRun,
  strength,
  subroutine,
  the,
  untilEncounterEnds,
  wasFullyBroken,
  when,
} from '@paydata/engine/vocabulary'

export const chum = card(
  'chum',
  subroutine(
    later(
      when(
        on({ what: ['iceEncountered'] }),
        lasting(untilEncounterEnds, [strength(the('chosen'), 2)], { on: 'it' }),
        later(when(on({ what: ['encounterEnded'] }), ifSo(isNot(wasFullyBroken('it')), [damage('net', 3)]))),
      ),
      onceInThisRun,
    ),
  ),
)
