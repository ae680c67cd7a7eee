import {
  always,
  both,
  card,
  costChange,
  exists,
  from,
  handSize,
  hostedOn,
  subtype,
  type,
  whileSo,
} from '@paydata/engine/vocabulary'

export const hackerspace = card(
  'hackerspace',
  always(
    { declare: 'canHost', where: [{ is: 'unique' }, subtype('companion', 'connection'), type('resource')] },
    costChange('install', [hostedOn('self')], -1),
  ),
  whileSo(
    both(exists(from('hosted', subtype('companion'))), exists(from('hosted', subtype('connection')))),
    handSize(2),
  ),
)
