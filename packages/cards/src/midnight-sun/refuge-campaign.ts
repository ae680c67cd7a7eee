import { card, gainCredits, turnBegins, when } from '@paydata/engine/vocabulary'

export const refugeCampaign = card('refuge_campaign', when(turnBegins('you'), gainCredits(2)))
