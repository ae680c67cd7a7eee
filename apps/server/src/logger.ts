import type { Logger } from 'pino'
import pino from 'pino'
import type { Config } from './config.ts'

/** Logs one line of JSON for each event. No line contains anything by which somebody could act as a player. */
export const newLogger = ({ LOG_LEVEL }: Pick<Config, 'LOG_LEVEL'>): Logger =>
  pino({
    level: LOG_LEVEL,
    base: null,
    redact: ['*.password', '*.cookie', '*.headers', '*.token', '*.secret'],
  })
