import {
  always,
  card,
  chosen,
  from,
  memory,
  oncePer,
  trash,
  trashOf,
  whileAccessing,
} from '@paydata/engine/vocabulary'

export const carnivore = card(
  'carnivore',
  always(memory(1)),
  oncePer('turn', whileAccessing([trashOf(chosen(from('grip'), 'cards', 2))], [trash('accessed')])),
)
