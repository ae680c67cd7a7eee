import { badPublicity, card, gainCredits, play, together } from '@paydata/engine/vocabulary'

export const vultureFund = card('vulture_fund', play(together(gainCredits(14), badPublicity(1))))
