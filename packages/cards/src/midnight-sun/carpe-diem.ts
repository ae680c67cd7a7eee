import { card, gainCredits, identifyMark, may, play, run } from '@paydata/engine/vocabulary'

export const carpeDiem = card('carpe_diem', play(identifyMark(), gainCredits(4), may([run('mark')])))
