import { card, interruptFor, isInstalled, prevent, trashThis, type } from '@paydata/engine/vocabulary'

export const sacrificialConstruct = card(
  'sacrificial_construct',
  interruptFor(
    [trashThis],
    [prevent(1, { effect: 'trash', card: [isInstalled, type('program', 'hardware')] })],
  ),
)
