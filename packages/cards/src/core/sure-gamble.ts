import { card, gainCredits, play } from '@paydata/engine/vocabulary'

export const sureGamble = card('sure_gamble', play(gainCredits(9)))
