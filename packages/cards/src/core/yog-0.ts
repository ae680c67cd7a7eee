import { breaks, card, credits } from '@paydata/engine/vocabulary'

export const yog0 = card('yog_0', breaks({ cost: [credits(0)], count: 1, subtype: 'code gate' }))
