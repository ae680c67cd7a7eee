// The thread that writes to SQLite. It waits for the disk, so that the main thread need not.
import { workerData } from 'node:worker_threads'
import { openFile } from '../store/file.ts'
import { performerOn } from '../store/writing.ts'
import { answerAll } from './answering.ts'

const file: string = workerData
const database = openFile(file)

answerAll(performerOn(database), () => void database.close())
