import { card, changeServer, clicks, paid, run, when, would } from '@paydata/engine/vocabulary'

export const sneakdoorBeta = card(
  'sneakdoor_beta',
  paid(
    [clicks()],
    [run(['archives'], [], { during: [when(would({ effect: 'success' }), changeServer('hq'))] })],
  ),
)
