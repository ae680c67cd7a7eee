// The thread that packs games which are over: to play one again takes longer than other players may wait.
import { defineAllCards } from '@paydata/cards'
import type { Ended } from '../seen/packing.ts'
import { packGame } from '../seen/packing.ts'
import { answerAll } from './answering.ts'

defineAllCards()
answerAll(
  (ended: Ended) => packGame(ended),
  () => undefined,
)
