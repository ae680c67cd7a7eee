import {
  card,
  chosen,
  from,
  isOther,
  lasting,
  mayPay,
  ownedBy,
  rezzed,
  strength,
  subroutine,
  trash,
  trashOf,
  type,
  untilRunEnds,
  when,
} from '@paydata/engine/vocabulary'

export const stavka = card(
  'stavka',
  when(
    rezzed(),
    mayPay([trashOf(chosen(from('installed', ownedBy('corp'), isOther)))], {
      then: [lasting(untilRunEnds, [strength('self', 5)])],
    }),
  ),
  subroutine(trash(chosen(from('installed', type('program'))))),
  subroutine(trash(chosen(from('installed', type('program'))))),
)
