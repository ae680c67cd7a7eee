// The thread that reads the lists of decks that players paste. The worst of them take longer than other players should wait.
import { constants, setPriority } from 'node:os'
import { readDeck } from '@paydata/decks'
import { answerAll } from './answering.ts'

// One player waits for it, and all others for the replies. Linux gives each thread a priority of its own.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

answerAll(
  (list: string) => readDeck(list),
  () => undefined,
)
