import {
  card,
  cardIs,
  chosen,
  damage,
  eitherCost,
  from,
  giveTags,
  ifSo,
  mayPay,
  met,
  on,
  ownedBy,
  subroutine,
  sufferAsCost,
  takeTagsAsCost,
  trash,
  when,
} from '@paydata/engine/vocabulary'

export const cloudEater = card(
  'cloud_eater',
  when(
    on({ what: ['encounterEnded'], card: 'self' }),
    ifSo(cardIs('self', met('thisTurn', { what: 'rezzed' })), [
      mayPay(eitherCost([takeTagsAsCost(2)], [sufferAsCost('net', 3)]), {
        who: 'runner',
        otherwise: [trash(chosen(from('installed', ownedBy('runner'))))],
      }),
    ]),
  ),
  subroutine(trash(chosen(from('installed', ownedBy('runner'))))),
  subroutine(giveTags(2)),
  subroutine(damage('net', 3)),
)
