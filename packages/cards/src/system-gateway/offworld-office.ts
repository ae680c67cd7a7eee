import { card, gainCredits, scored, when } from '@paydata/engine/vocabulary'

export const offworldOffice = card('offworld_office', when(scored, gainCredits(7)))
