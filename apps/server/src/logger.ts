import type { Logger } from 'pino'
import pino from 'pino'
import type { Config } from './config.ts'
import { faultsTo } from './webhooks/faults.ts'
import { webhookAt } from './webhooks/webhook.ts'

type Logged = Pick<Config, 'LOG_LEVEL' | 'WEBHOOK_FAULTS'>

/** From this level on, a line says what should not happen. */
const fault = pino.levels.values.error ?? 50

/** Logs one line of JSON for each event. No line contains anything by which somebody could act as a player. */
export function newLogger({ LOG_LEVEL, WEBHOOK_FAULTS }: Logged): Logger {
  const tell = faultsTo(webhookAt(WEBHOOK_FAULTS, why => logger.warn({ why }, 'could not tell of a fault')))
  const logger: Logger = pino({
    level: LOG_LEVEL,
    base: null,
    redact: ['*.password', '*.cookie', '*.headers', '*.token', '*.secret'],
    hooks: {
      logMethod(args, method, level) {
        const said = args.find(each => typeof each === 'string')
        if (level >= fault && said !== undefined) tell(said)
        method.apply(this, args)
      },
    },
  })
  return logger
}
