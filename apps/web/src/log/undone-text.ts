import type { Side } from '@paydata/engine'
import { say } from '../messages/say.ts'

/** That an answer was taken back, and by whom if that is known. */
export const undoneText = (by: Side | null): string =>
  by === null ? say.log.undone.somebody : say.log.undone.by(by)
