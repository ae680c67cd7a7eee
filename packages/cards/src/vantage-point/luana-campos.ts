import {
  card,
  draw,
  gainCredits,
  hostBadPublicity,
  mayPay,
  takeHostedBadPublicity,
  together,
  turnBegins,
  when,
  would,
} from '@paydata/engine/vocabulary'

export const luanaCampos = card(
  'luana_campos',
  when(turnBegins('you'), mayPay([hostBadPublicity(1)], { then: [together(gainCredits(3), draw(1))] })),
  when(would({ effect: 'uninstall', card: 'self' }), takeHostedBadPublicity()),
)
