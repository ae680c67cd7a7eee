import { card, recurring } from '@paydata/engine/vocabulary'

export const nbnMakingNews = card('nbn_making_news', recurring(2, { to: ['trace'] }))
