import {
  card,
  chosen,
  endRun,
  exists,
  from,
  install,
  isNot,
  isOther,
  may,
  protecting,
  strength,
  subroutine,
  type,
  whileSo,
} from '@paydata/engine/vocabulary'

export const scatterField = card(
  'scatter_field',
  whileSo(isNot(exists(from('installed', type('ice'), protecting(['here']), isOther))), strength('self', 4)),
  subroutine(may([install(chosen(from('hq', type('agenda', 'asset', 'ice', 'upgrade'))))])),
  subroutine(endRun()),
)
