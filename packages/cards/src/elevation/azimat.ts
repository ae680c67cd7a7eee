import { card, recurring } from '@paydata/engine/vocabulary'

export const azimat = card('azimat', recurring(2, { to: ['trash'] }))
