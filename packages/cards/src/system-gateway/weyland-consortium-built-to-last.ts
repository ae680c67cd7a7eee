import { card, countersOn, gainCredits, onHad, when } from '@paydata/engine/vocabulary'

export const weylandConsortiumBuiltToLast = card(
  'weyland_consortium_built_to_last',
  when(
    onHad({ what: ['advanced'], by: 'you' }, { of: countersOn('advancement', 'it'), atMost: 0 }),
    gainCredits(2),
  ),
)
