// A thread that derives keys of passwords. Each fills 32 MB and a processor for a tenth of a second, so players' replies go first.
import { constants, setPriority } from 'node:os'
import { derivedHere } from '../identity/deriving.ts'
import { answerAll } from './answering.ts'

if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW)

answerAll(derivedHere, () => undefined)
