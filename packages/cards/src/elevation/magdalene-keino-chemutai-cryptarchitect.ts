import { card, chosen, from, install, inZone, may, onThose, type, when } from '@paydata/engine/vocabulary'

export const magdaleneKeinoChemutaiCryptarchitect = card(
  'magdalene_keino_chemutai_cryptarchitect',
  when(
    onThose('discarded', { what: ['discarded'], by: 'you' }),
    may([install(chosen(from({ the: 'discarded' }, type('program', 'hardware'), inZone('heap'))))]),
  ),
)
