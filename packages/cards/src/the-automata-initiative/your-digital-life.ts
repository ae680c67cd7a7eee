import { card, countOf, from, gainCredits, play } from '@paydata/engine/vocabulary'

export const yourDigitalLife = card('your_digital_life', play(gainCredits(countOf(from('hq')))))
