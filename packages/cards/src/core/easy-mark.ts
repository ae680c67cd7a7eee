import { card, gainCredits, play } from '@paydata/engine/vocabulary'

export const easyMark = card('easy_mark', play(gainCredits(3)))
