// The thread that packs finished games. To replay one takes longer than other players should wait.
import { defineAllCards } from '@paydata/cards'
import type { Ended } from '../seen/packing.ts'
import { packGame } from '../seen/packing.ts'
import { answerAll } from './answering.ts'

defineAllCards()
answerAll(
  (ended: Ended) => packGame(ended),
  () => undefined,
)
