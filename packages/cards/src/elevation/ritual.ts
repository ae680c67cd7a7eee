import { card, draw, has, play } from '@paydata/engine/vocabulary'

export const ritual = card('ritual', play(draw(has('you', 'clicks'))))
