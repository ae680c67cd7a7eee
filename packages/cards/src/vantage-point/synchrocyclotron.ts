import { always, card, fewerClicks, subtype, type } from '@paydata/engine/vocabulary'

const doubleOperation = [type('operation'), subtype('double')]

export const synchrocyclotron = card(
  'synchrocyclotron',
  always(fewerClicks('play', doubleOperation, 1, { what: ['played'], by: 'you', card: doubleOperation })),
)
