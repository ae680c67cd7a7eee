// A thread of its own, so that it can be ended when a fault keeps it from coming to an end.
import { parentPort, workerData } from 'node:worker_threads'
import type { Job, Result } from './crew.ts'
import { expectOutside } from './expect.ts'
import { Runner } from './runner.ts'

const runner = new Runner(workerData, expectOutside)
const report = (result: Result): void => parentPort?.postMessage(result)

parentPort?.on('message', async (job: Job) => {
  if (job.is === 'record') report({ is: 'recorded', tests: await runner.record(job.file) })
  else report({ is: 'tried', seen: await runner.firstToSee(job.number, job.tests) })
})
