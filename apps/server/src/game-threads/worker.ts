// A thread that has games. Those who play are connected to another one.
import { workerData } from 'node:worker_threads'
import { noteFaults } from '../faults.ts'
import { newLogger } from '../logger.ts'
import { surroundingsOf } from '../surroundings.ts'
import { runGames } from './running.ts'

const { port, ...told } = workerData
const logger = newLogger(told.config)
noteFaults(process, logger, async () => undefined)
runGames(port, told, logger, surroundingsOf(told.config.THREADS))
