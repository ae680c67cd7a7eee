import { card, charge, chosen, from, may, ownedBy, scoredOrStolen, when } from '@paydata/engine/vocabulary'

export const daegFirstNetCat = card(
  'daeg_first_net_cat',
  when(scoredOrStolen(), may([charge(chosen(from('installed', ownedBy('runner'))))])),
)
