// The thread that paints the pictures beside links. Each takes a few hundredths of a second, for which no player should wait.
import { constants, setPriority } from 'node:os'
import { answerAll } from './answering.ts'
import { paintedHere } from './painting.ts'

if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

answerAll(paintedHere, () => undefined)
