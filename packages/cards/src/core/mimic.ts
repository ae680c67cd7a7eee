import { breaks, card, credits } from '@paydata/engine/vocabulary'

export const mimic = card('mimic', breaks({ cost: [credits(1)], count: 1, subtype: 'sentry' }))
