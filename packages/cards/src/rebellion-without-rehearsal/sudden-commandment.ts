import {
  card,
  chosen,
  credits,
  draw,
  from,
  gainClicks,
  ifSo,
  isNth,
  may,
  mayPay,
  not,
  play,
  playCard,
  subtype,
  threat,
  type,
} from '@paydata/engine/vocabulary'

export const suddenCommandment = card(
  'sudden_commandment',
  play(draw(2), may([playCard(chosen(from('hq', type('operation'), not(subtype('terminal')))))])),
  threat(
    3,
    play(
      ifSo(isNth('self', 1, 'thisTurn', { what: ['played'], by: 'you', card: [subtype('mandate')] }), [
        mayPay([credits(3)], { then: [gainClicks(1)] }),
      ]),
    ),
  ),
)
