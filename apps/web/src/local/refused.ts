import type { Refusal, WhyRefused } from '@paydata/protocol'

export const refused = (why: WhyRefused): Refusal => ({ ok: false, why, says: why })
