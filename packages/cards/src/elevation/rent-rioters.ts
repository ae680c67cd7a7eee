import { card, clicks, gainCredits, paid, trashThis } from '@paydata/engine/vocabulary'

export const rentRioters = card('rent_rioters', paid([clicks(3), trashThis], [gainCredits(9)]))
