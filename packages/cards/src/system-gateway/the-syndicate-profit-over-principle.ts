import { card } from '@paydata/engine/vocabulary'

export const theSyndicateProfitOverPrinciple = card('the_syndicate_profit_over_principle')
