import {
  card,
  damage,
  from,
  ifSo,
  isNot,
  isOther,
  lasting,
  later,
  on,
  onceInThisRun,
  same,
  strength,
  subroutine,
  untilNextEncounterEnds,
  wasFullyBroken,
  when,
} from '@paydata/engine/vocabulary'

export const chum = card(
  'chum',
  subroutine(
    lasting(untilNextEncounterEnds, [strength(from('ice', same('encountered'), isOther), 2)]),
    later(
      when(
        on({ what: ['encounterEnded'], card: [isOther] }),
        ifSo(isNot(wasFullyBroken('it')), [damage('net', 3)]),
      ),
      onceInThisRun,
    ),
  ),
)
