// A server that does not write its log, to be compared with one that does. It is of no other use.
import { readConfig } from '../config.ts'
import { newLogger } from '../logger.ts'
import { openLog } from '../matches/log.ts'
import { start } from '../server.ts'

const configured = readConfig([], process.env)
if (configured.is !== 'config') throw new Error('These settings cannot be used.')
const { config } = configured
/** Rooms are written, as without them there are no games. */
const forgetful: typeof openLog = (...given) => {
  const log = openLog(...given)
  return {
    ...log,
    append: batch =>
      batch.besides === null ? Promise.resolve() : log.append({ ...batch, rows: [], snapshot: null }),
  }
}
const running = await start(config, newLogger(config), { openLog: forgetful })
process.once('SIGTERM', () => void running.close())
