import { card, insteadOfBreaching, play, run, sabotage } from '@paydata/engine/vocabulary'

export const chastushka = card('chastushka', play(run(['hq'], [insteadOfBreaching([sabotage(4)])])))
