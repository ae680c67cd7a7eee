import { card, gainCredits, play, run } from '@paydata/engine/vocabulary'

export const cleanGetaway = card('clean_getaway', play(run('any', [gainCredits(6)])))
