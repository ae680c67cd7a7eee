import { card, damage, isTagged, onlyIf, play } from '@paydata/engine/vocabulary'

export const scorchedEarth = card('scorched_earth', onlyIf('play', isTagged), play(damage('meat', 4)))
