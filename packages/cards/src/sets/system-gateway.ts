import facts from '../../data/system-gateway.json' with { type: 'json' }
import { systemGateway } from '../system-gateway/index.ts'
import { cardSet } from './card-set.ts'

export const systemGatewaySet = /* @__PURE__ */ cardSet('system-gateway', systemGateway, facts)
