import { card, endRun, subroutine } from '@paydata/engine/vocabulary'

export const wallOfStatic = card('wall_of_static', subroutine(endRun()))
