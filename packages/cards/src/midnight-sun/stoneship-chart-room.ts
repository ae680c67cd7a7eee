import { card, charge, chosen, draw, from, ownedBy, paid, trashThis } from '@paydata/engine/vocabulary'

export const stoneshipChartRoom = card(
  'stoneship_chart_room',
  paid([trashThis], [draw(2)]),
  paid([trashThis], [charge(chosen(from('installed', ownedBy('runner'))))]),
)
