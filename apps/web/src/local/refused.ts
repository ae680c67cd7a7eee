import type { RefusedRequest, RequestRefusalCode } from '@paydata/protocol'

export const refused = (why: RequestRefusalCode): RefusedRequest => ({ ok: false, why, says: why })
