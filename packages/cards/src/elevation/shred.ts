import {
  card,
  countOf,
  firstTimeWould,
  from,
  inRootOf,
  mayPay,
  play,
  prevent,
  revealAndTrashRandom,
  run,
  when,
} from '@paydata/engine/vocabulary'

export const shred = card(
  'shred',
  play(
    run('any', [], {
      during: [
        when(
          firstTimeWould('run', { effect: 'endRun', by: 'corp' }),
          mayPay([revealAndTrashRandom(countOf(from('installed', inRootOf(['attacked']))), from('hq'))], {
            who: 'corp',
            otherwise: [prevent('all', { effect: 'endRun' })],
          }),
        ),
      ],
    }),
  ),
)
