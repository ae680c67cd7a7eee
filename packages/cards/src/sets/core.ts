import facts from '../../data/core.json' with { type: 'json' }
import { core } from '../core/index.ts'
import { cardSet } from './card-set.ts'

export const coreSet = /* @__PURE__ */ cardSet('core', core, facts)
