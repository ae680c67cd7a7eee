import { card, interruptFor, prevent, trashThis } from '@paydata/engine/vocabulary'

export const decoy = card('decoy', interruptFor([trashThis], [prevent(1, { effect: 'tags' })]))
