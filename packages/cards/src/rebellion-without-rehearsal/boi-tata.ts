import { boosts, breaks, card, credits, happened, isInstalled, ownedBy } from '@paydata/engine/vocabulary'

const cheaper = {
  by: 1,
  if: happened('thisTurn', { what: ['trashed'], by: 'you', card: [isInstalled, ownedBy('runner')] }),
}

export const boiTata = card(
  'boi_tata',
  breaks({ cost: [credits(2)], count: 2, upTo: true, subtype: 'sentry', cheaper }),
  boosts({ cost: [credits(3)], strength: 3, cheaper }),
)
