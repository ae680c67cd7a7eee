import {
  badPublicity,
  card,
  cardIs,
  chosen,
  from,
  ifSo,
  install,
  isRezzed,
  not,
  play,
  subtype,
  the,
  type,
} from '@paydata/engine/vocabulary'

export const reanimationProtocol = card(
  'reanimation_protocol',
  play(
    install(chosen(from('archives', type('ice')), 'ice'), { rez: 'paying', totalLess: 10 }),
    ifSo(cardIs(the('ice'), isRezzed, not(subtype('liability'))), [badPublicity(1)]),
  ),
)
