import { card, chosen, from, install, may, on, type, when } from '@paydata/engine/vocabulary'

export const barryBazWongTriMafVeteran = card(
  'barry_baz_wong_tri_maf_veteran',
  when(
    on({ what: ['rezzed'], card: [type('ice')] }),
    may([install(chosen(from('grip', type('resource', 'hardware'))))]),
  ),
)
