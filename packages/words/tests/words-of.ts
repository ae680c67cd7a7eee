import type { Awaited, Heard, Preventable } from '@paydata/engine/inside/language/patterns'
import type { EffectKind } from '@paydata/engine/inside/state/frames'
import type { Zone } from '@paydata/engine/inside/state/names'
import { zoneNumber } from '@paydata/engine/inside/state/names'
import type { What } from '@paydata/engine/inside/state/occurrences'
import { imminent, value, would } from '../src/english/game/effects.ts'
import { events } from '../src/english/game/events.ts'
import { log } from '../src/english/game/log.ts'
import type { Doing } from '../src/tree/tree.ts'

/** The words of a record that has each of them. */
const wordsOf = <Word extends string>(of: Readonly<Record<Word, unknown>>): readonly Word[] =>
  Object.keys(of) as Word[]

const preventable: Readonly<Record<Preventable['effect'], true>> = {
  damage: true,
  tags: true,
  badPublicity: true,
  trash: true,
  expose: true,
  subroutine: true,
  endRun: true,
}
/** Verbs that tell what they have done. */
const doing: Readonly<Record<Doing['do'], true>> = {
  loseCredits: true,
  takeCredits: true,
  loseClicks: true,
  giveTags: true,
  removeTags: true,
  removeCounters: true,
  moveCounters: true,
  purge: true,
  forfeit: true,
  trash: true,
  addTo: true,
  damage: true,
  expose: true,
  look: true,
  play: true,
  reveal: true,
  search: true,
}

/** Every word of the language of definitions, of each kind. */
export const allOf = {
  heard: wordsOf<Heard>(events),
  happened: wordsOf<What>(log.happened),
  awaited: wordsOf<Awaited>(would),
  changeable: wordsOf(value),
  preventable: wordsOf(preventable),
  effects: wordsOf<EffectKind>(imminent),
  zones: wordsOf<Zone>(zoneNumber),
  verbs: wordsOf(doing),
}
