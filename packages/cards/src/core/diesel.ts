import { card, draw, play } from '@paydata/engine/vocabulary'

export const diesel = card('diesel', play(draw(3)))
