// A server that does not write its log, to be compared with one that does. It is of no other use.
import { readConfig } from '../config.ts'
import { newLogger } from '../logger.ts'
import { start } from '../server.ts'

const configured = readConfig([], process.env)
if (configured.is !== 'config') throw new Error('These settings cannot be used.')
const { config } = configured
const forgetful = () => ({ append: () => Promise.resolve(), waiting: () => 0, waitingFor: () => 0 })
const running = await start(config, newLogger(config), { openLog: forgetful })
process.once('SIGTERM', () => void running.close())
