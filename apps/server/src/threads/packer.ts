// The thread that packs finished games. To replay one takes longer than other players should wait.
import { constants, setPriority } from 'node:os'
import { defineAllCards } from '@paydata/cards'
import { defineOlderEditions } from '@paydata/engine/editions'
import type { Ended } from '../seen/packing.ts'
import { packGame } from '../seen/packing.ts'
import { answerAll } from './answering.ts'

// Nobody waits for it: players' replies go first. Linux gives each thread a priority of its own, other systems only the process.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW)

defineAllCards()
defineOlderEditions()
answerAll(
  (ended: Ended) => packGame(ended),
  () => undefined,
)
