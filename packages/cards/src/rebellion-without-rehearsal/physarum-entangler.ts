import {
  bypass,
  card,
  cardIs,
  credits,
  encountered,
  ifSo,
  installOnlyOn,
  mayPay,
  not,
  on,
  propertyOf,
  subtype,
  trash,
  type,
  when,
} from '@paydata/engine/vocabulary'

export const physarumEntangler = card(
  'physarum_entangler',
  installOnlyOn(type('ice')),
  when(
    encountered('host'),
    ifSo(cardIs('host', not(subtype('barrier'))), [
      mayPay([credits(propertyOf('subroutines', 'host'))], { then: [bypass()] }),
    ]),
  ),
  when(on({ what: ['purged'] }), trash('self')),
)
