import { card, draw, play, run } from '@paydata/engine/vocabulary'

export const joyRide = card('joy_ride', play(run(['rnd'], [draw(5)])))
