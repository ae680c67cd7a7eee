// The thread that reads the lists of decks that players paste. The worst of them take longer than other players should wait.
import { readDeck } from '@paydata/decks'
import { answerAll } from './answering.ts'

answerAll(
  (list: string) => readDeck(list),
  () => undefined,
)
