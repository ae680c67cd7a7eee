import { card, loseCredits, scored, when } from '@paydata/engine/vocabulary'

export const artificialCryptocrash = card('artificial_cryptocrash', when(scored, loseCredits(7, 'runner')))
