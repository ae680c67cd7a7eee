import { card, chosen, from, may, scoredOrStolen, swap, type, when } from '@paydata/engine/vocabulary'

export const taoSalongaTelepresenceMagician = card(
  'tao_salonga_telepresence_magician',
  when(scoredOrStolen(), may([swap(chosen(from('installed', type('ice')), 'ice', 2), 'self')])),
)
