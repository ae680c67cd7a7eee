import { card, charge, chosen, firstTime, from, may, ownedBy, when } from '@paydata/engine/vocabulary'

export const captainPadmaIsbisterIntrepidExplorer = card(
  'captain_padma_isbister_intrepid_explorer',
  when(
    firstTime('turn', { what: ['runBegan'], server: ['rnd'] }),
    may([charge(chosen(from('installed', ownedBy('runner'))))]),
  ),
)
