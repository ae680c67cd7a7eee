import { card, endRun, loseClicks, subroutine } from '@paydata/engine/vocabulary'

export const enigma = card('enigma', subroutine(loseClicks(1, 'runner')), subroutine(endRun()))
