import {
  card,
  exists,
  from,
  gainCredits,
  ifSo,
  isFaceup,
  play,
  type,
  typesAmong,
} from '@paydata/engine/vocabulary'

export const armedAssetProtection = card(
  'armed_asset_protection',
  play(
    gainCredits(3),
    gainCredits(typesAmong(from('archives', isFaceup))),
    ifSo(exists(from('archives', isFaceup, type('agenda'))), [gainCredits(2)]),
  ),
)
