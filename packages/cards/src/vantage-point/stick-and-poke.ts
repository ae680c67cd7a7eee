import {
  card,
  damage,
  draw,
  firstTime,
  gains,
  lasting,
  subroutine,
  the,
  untilEncounterEnds,
  when,
} from '@paydata/engine/vocabulary'

export const stickAndPoke = card(
  'stick_and_poke',
  when(
    firstTime('turn', { what: ['iceEncountered'] }),
    lasting(
      untilEncounterEnds,
      [gains(the('chosen'), subroutine(damage('net', 1), draw(1, 'runner')), { order: 'before' })],
      { on: 'encountered' },
    ),
  ),
)
