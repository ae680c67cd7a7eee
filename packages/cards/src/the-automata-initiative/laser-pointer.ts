import { bypass, card, encountered, mayPay, subtype, trashThis, type, when } from '@paydata/engine/vocabulary'

export const laserPointer = card(
  'laser_pointer',
  when(
    encountered([type('ice'), subtype('ap', 'destroyer', 'observer')]),
    mayPay([trashThis], { then: [bypass()] }),
  ),
)
