import { addTo, card, may, not, on, search, the, type, when } from '@paydata/engine/vocabulary'

export const malapertDataVault = card(
  'malapert_data_vault',
  when(
    on({ what: ['scored'], by: 'you', server: ['here'] }),
    may([search('rnd', [not(type('agenda'))], 'found'), addTo(the('found'), 'hand', { reveal: true })]),
  ),
)
