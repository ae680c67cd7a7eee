// A server on which each commit takes some milliseconds more, as on a slow disk.
import { readConfig } from '../config.ts'
import { newLogger } from '../logger.ts'
import { start } from '../server.ts'
import { startWriter } from '../threads/writing.ts'

const configured = readConfig([], process.env)
if (configured.is !== 'config') throw new Error('These settings cannot be used.')
const { config } = configured
const at = new URL('slow-writer.js', import.meta.url)
const running = await start(config, newLogger(config), {
  startWriter: (folder, work) => startWriter(folder, work, at),
})
process.once('SIGTERM', () => void running.close())
