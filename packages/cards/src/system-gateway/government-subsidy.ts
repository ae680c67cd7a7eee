import { card, gainCredits, play } from '@paydata/engine/vocabulary'

export const governmentSubsidy = card('government_subsidy', play(gainCredits(15)))
