import { card, clicks, gainCredits, paid } from '@paydata/engine/vocabulary'

export const melangeMiningCorp = card('melange_mining_corp', paid([clicks(3)], [gainCredits(7)]))
