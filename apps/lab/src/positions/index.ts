import { ofCorp } from './corp.ts'
import type { Positions } from './position.ts'
import { ofRunner } from './runner.ts'

/** By their names. */
export const positions: Positions = { ...ofCorp, ...ofRunner }
