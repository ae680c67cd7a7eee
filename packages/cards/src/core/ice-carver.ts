import { always, card, strength } from '@paydata/engine/vocabulary'

export const iceCarver = card('ice_carver', always(strength('encountered', -1)))
