import { card, draw, firstTime, inRootOf, mayPay, trashTopOf, when } from '@paydata/engine/vocabulary'

export const lagoParanoaShelter = card(
  'lago_paranoa_shelter',
  when(
    firstTime('turn', { what: ['installed'], by: 'corp', card: [inRootOf('any')] }),
    mayPay([trashTopOf('stack')], { then: [draw(1)] }),
  ),
)
