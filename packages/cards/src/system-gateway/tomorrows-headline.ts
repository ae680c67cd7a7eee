import { card, giveTags, scoredOrStolen, when } from '@paydata/engine/vocabulary'

export const tomorrowsHeadline = card('tomorrows_headline', when(scoredOrStolen('self'), giveTags(1)))
