import { card, changeServer, clicks, inEditions, paid, run, when, would } from '@paydata/engine/vocabulary'

export const sneakdoorBeta = card(
  'sneakdoor_beta',
  paid(
    [clicks()],
    [run(['archives'], [], { during: [when(would({ effect: 'success' }), changeServer('hq'))] })],
  ),
  inEditions(
    ['2012', '2013', '2017'],
    paid(
      [clicks()],
      [
        run(['archives'], [], {
          while: [{ declare: 'replace', effect: 'success', withIt: { instead: 'server', server: 'hq' } }],
        }),
      ],
    ),
  ),
)
