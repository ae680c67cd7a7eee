import { always, card, costChange, protecting, type } from '@paydata/engine/vocabulary'

export const akitaroWatanabe = card(
  'akitaro_watanabe',
  always(costChange('rez', [type('ice'), protecting(['here'])], -2)),
)
