import {
  accessMore,
  always,
  breachOf,
  card,
  cardIs,
  credits,
  exists,
  from,
  host,
  hostsAtMost,
  ifSo,
  lasting,
  mayPay,
  not,
  on,
  ownedBy,
  trashThis,
  type,
  untilBreachEnds,
  when,
  whileAccessing,
} from '@paydata/engine/vocabulary'

export const cupellation = card(
  'cupellation',
  always(hostsAtMost(1)),
  whileAccessing([credits(1)], [host('accessed')], { onlyIf: cardIs('accessed', not(type('agenda'))) }),
  when(
    on(breachOf(['hq'])),
    ifSo(exists(from('hosted', ownedBy('corp'))), [
      mayPay([credits(1), trashThis], { then: [lasting(untilBreachEnds, [accessMore('hq', 2)])] }),
    ]),
  ),
)
