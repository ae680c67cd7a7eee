import {
  card,
  chosen,
  endRun,
  from,
  gains,
  lasting,
  mayPay,
  on,
  ownedBy,
  running,
  strength,
  subroutine,
  subtype,
  the,
  trashOf,
  type,
  untilRunEnds,
  when,
} from '@paydata/engine/vocabulary'

export const thunderboltArmamentsPeaceThroughPower = card(
  'thunderbolt_armaments_peace_through_power',
  when(
    on({ what: ['rezzed'], card: [type('ice'), subtype('ap', 'destroyer')] }, running()),
    lasting(
      untilRunEnds,
      [
        strength(the('chosen'), 1),
        gains(
          the('chosen'),
          subroutine(
            mayPay([trashOf(chosen(from('installed', ownedBy('runner'))))], {
              who: 'runner',
              otherwise: [endRun()],
            }),
          ),
          { order: 'after' },
        ),
      ],
      { on: 'it' },
    ),
  ),
)
