import {
  card,
  clicks,
  gainClicks,
  happened,
  ifSo,
  isNot,
  on,
  oncePer,
  paid,
  removeTags,
  run,
  runSuccessful,
  takeTagsOf,
  trashThis,
  when,
} from '@paydata/engine/vocabulary'

export const hannahWheelsPilintra = card(
  'hannah_wheels_pilintra',
  oncePer(
    'turn',
    paid(
      [clicks()],
      [
        gainClicks(1),
        run('remote', [], {
          during: [
            when(
              on({ what: ['runEnded'] }),
              ifSo(isNot(happened('thisRun', runSuccessful())), [takeTagsOf(1)]),
            ),
          ],
        }),
      ],
    ),
  ),
  paid([clicks(), trashThis], [gainClicks(2), removeTags(1)]),
)
