import { card, clicks, gainCredits, paid } from '@paydata/engine/vocabulary'

export const magnumOpus = card('magnum_opus', paid([clicks()], [gainCredits(2)]))
