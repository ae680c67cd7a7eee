import { arrange, card, play } from '@paydata/engine/vocabulary'

export const precognition = card('precognition', play(arrange(5, 'rnd')))
