// The thread that looks for ways to break ice. To find the cheapest takes longer than other players should wait.
import { defineOlderEditions } from '@paydata/engine/editions'
import { findMacros, findPrices } from '../tables/finding.ts'
import { answerAll } from './answering.ts'
import type { Found, Search } from './finding.ts'

defineOlderEditions()
answerAll(
  ({ find, position }: Search): Found => ({
    macros: find === 'macros' ? findMacros(position) : [],
    prices: find === 'prices' ? findPrices(position) : [],
  }),
  () => undefined,
)
