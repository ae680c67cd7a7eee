import { card, clickBreak, damage, endRun, subroutine } from '@paydata/engine/vocabulary'

export const viktor10 = card('viktor_1_0', clickBreak(), subroutine(damage('core', 1)), subroutine(endRun()))
