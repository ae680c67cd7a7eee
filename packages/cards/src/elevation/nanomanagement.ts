import { card, gainClicks, play } from '@paydata/engine/vocabulary'

export const nanomanagement = card('nanomanagement', play(gainClicks(2)))
