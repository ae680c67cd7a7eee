import type { Logger } from 'pino'
import type { Damaged } from './entries.ts'

const logged = new WeakSet<Damaged>()

/** Logs a damage once, though whoever asks for the game meanwhile is refused over it. `about` says which request found it. */
export function logDamage(logger: Logger, damage: Damaged, about: object): void {
  if (logged.has(damage)) return
  logged.add(damage)
  logger.error({ ...about, err: damage }, 'could not use a game that is damaged')
}
