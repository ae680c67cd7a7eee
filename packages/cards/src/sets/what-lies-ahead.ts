import facts from '../../data/what-lies-ahead.json' with { type: 'json' }
import { whatLiesAhead } from '../what-lies-ahead/index.ts'
import { cardSet } from './card-set.ts'

export const whatLiesAheadSet = /* @__PURE__ */ cardSet('what-lies-ahead', whatLiesAhead, facts)
