import type { Logger } from 'pino'
import pino from 'pino'
import type { Config } from './config.ts'

/** One line of JSON for each thing. Nothing that anybody could take a player's place with is ever in one. */
export const newLogger = ({ LOG_LEVEL }: Pick<Config, 'LOG_LEVEL'>): Logger =>
  pino({
    level: LOG_LEVEL,
    base: null,
    redact: ['*.password', '*.cookie', '*.headers', '*.token', '*.secret'],
  })
