import { card, giveTags, subroutine, trace } from '@paydata/engine/vocabulary'

export const hunter = card('hunter', subroutine(trace(3, { ifSuccessful: [giveTags(1)] })))
