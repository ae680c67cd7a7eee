import { card, endRun, gainCredits, subroutine } from '@paydata/engine/vocabulary'

export const maskirovka = card('maskirovka', subroutine(gainCredits(2)), subroutine(endRun()))
