import {
  card,
  chosen,
  draw,
  from,
  gainCredits,
  ifSo,
  isFacedown,
  may,
  oneOf,
  placeCounters,
  together,
  trash,
  turnBegins,
  turnFace,
  wasBound,
  when,
} from '@paydata/engine/vocabulary'

export const cohortGuidanceProgram = card(
  'cohort_guidance_program',
  when(
    turnBegins('you'),
    may([
      oneOf([
        [
          trash(chosen(from('hq'), 'trashed')),
          ifSo(wasBound('trashed'), [together(gainCredits(2), draw(1))]),
        ],
        [
          turnFace(chosen(from('archives', isFacedown), 'turned'), 'up'),
          ifSo(wasBound('turned'), [placeCounters('advancement', 1, chosen(from('installed')))]),
        ],
      ]),
    ]),
  ),
)
