import {
  bound,
  card,
  encountered,
  endRun,
  gains,
  giveTags,
  has,
  lasting,
  subroutine,
  threat,
  untilRunEnds,
  when,
} from '@paydata/engine/vocabulary'

export const starlitKnight = card(
  'starlit_knight',
  threat(
    4,
    when(
      encountered(),
      lasting(untilRunEnds, [gains('self', subroutine(endRun()), { order: 'after', times: bound('tags') })], {
        fixed: { tags: has('runner', 'tags') },
      }),
    ),
  ),
  subroutine(giveTags(1)),
  subroutine(giveTags(1)),
)
