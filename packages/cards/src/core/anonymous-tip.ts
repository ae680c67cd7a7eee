import { card, draw, play } from '@paydata/engine/vocabulary'

export const anonymousTip = card('anonymous_tip', play(draw(3)))
