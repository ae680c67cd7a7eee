import { card, gainClicks, play } from '@paydata/engine/vocabulary'

export const bioticLabor = card('biotic_labor', play(gainClicks(2)))
