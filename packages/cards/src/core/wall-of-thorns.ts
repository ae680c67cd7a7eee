import { card, damage, endRun, subroutine } from '@paydata/engine/vocabulary'

export const wallOfThorns = card('wall_of_thorns', subroutine(damage('net', 2)), subroutine(endRun()))
