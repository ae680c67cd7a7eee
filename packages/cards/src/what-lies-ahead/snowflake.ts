import { bidsMatch, card, endRun, ifSo, isNot, psi, subroutine } from '@paydata/engine/vocabulary'

export const snowflake = card('snowflake', subroutine(psi(), ifSo(isNot(bidsMatch), [endRun()])))
