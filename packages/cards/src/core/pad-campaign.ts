import { card, gainCredits, turnBegins, when } from '@paydata/engine/vocabulary'

export const padCampaign = card('pad_campaign', when(turnBegins('you'), gainCredits(1)))
