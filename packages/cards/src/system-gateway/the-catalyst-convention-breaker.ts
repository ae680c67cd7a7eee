import { card } from '@paydata/engine/vocabulary'

export const theCatalystConventionBreaker = card('the_catalyst_convention_breaker')
