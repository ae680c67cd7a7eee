import {
  anyNumber,
  card,
  chosen,
  clicks,
  credits,
  from,
  host,
  install,
  oncePer,
  paid,
  type,
} from '@paydata/engine/vocabulary'

export const madani = card(
  'madani',
  paid([clicks()], [host(anyNumber(from('grip', type('program'))))]),
  oncePer('turn', paid([credits(0)], [install(chosen(from('hosted', type('program'))))])),
)
