// The thread that writes, with a commit that takes some milliseconds more.
import { workerData } from 'node:worker_threads'
import { openFile } from '../store/file.ts'
import { commitsIn, performerOn } from '../store/writing.ts'
import { answerAll } from '../threads/answering.ts'

const file: string = workerData
const milliseconds = Number(process.env.SLOW_DISK)
const database = openFile(file)
const perform = performerOn(database)
const clock = new Int32Array(new SharedArrayBuffer(4))

answerAll<Parameters<typeof perform>[0], ReturnType<typeof perform>>(
  task => {
    const ran = perform(task)
    if (commitsIn(task) > 0) Atomics.wait(clock, 0, 0, milliseconds)
    return ran
  },
  () => void database.close(),
)
