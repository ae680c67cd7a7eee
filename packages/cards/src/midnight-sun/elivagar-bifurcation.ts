import { card, chosen, derez, from, isRezzed, may, scored, when } from '@paydata/engine/vocabulary'

export const elivagarBifurcation = card(
  'elivagar_bifurcation',
  when(scored, may([derez(chosen(from('installed', isRezzed)))])),
)
