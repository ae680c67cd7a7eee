import { card, gainCredits, play } from '@paydata/engine/vocabulary'

export const hedgeFund = card('hedge_fund', play(gainCredits(9)))
