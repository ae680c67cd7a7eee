import {
  atServer,
  card,
  chosen,
  clicks,
  credits,
  from,
  happened,
  ifSo,
  may,
  moveToRoot,
  oncePer,
  paid,
  placeCounters,
  turnBegins,
  when,
} from '@paydata/engine/vocabulary'

export const theHoloMan = card(
  'the_holo_man',
  when(turnBegins('you'), may([moveToRoot('self', 'another')])),
  oncePer(
    'turn',
    paid(
      [clicks(), credits(4)],
      [
        ifSo(
          happened('thisTurn', { what: ['installed'], by: 'you', from: ['hq'] }),
          [placeCounters('advancement', 2, chosen(from('installed', atServer(['here']))))],
          [placeCounters('advancement', 3, chosen(from('installed', atServer(['here']))))],
        ),
      ],
    ),
  ),
)
