import { defineCards } from '../../../src/index.ts'
import { runIce } from './run-ice.ts'
import { runTools } from './run-tools.ts'

export const runCards = defineCards('rules-runs', [...runIce, ...runTools])
