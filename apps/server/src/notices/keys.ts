import webPush from 'web-push'
import { z } from 'zod'
import { readJson } from '../store/json.ts'
import type { Store } from '../store/open.ts'
import { secretNamed } from '../store/secrets.ts'

const keys = z.object({ publicKey: z.string(), privateKey: z.string() })
/** By which push services know this server (RFC 8292). With other keys nobody who has subscribed would be told anything. */
export type PushKeys = z.infer<typeof keys>

/** The keys of this server, which are made at its first start. */
export const pushKeysOf = async (store: Store): Promise<PushKeys> =>
  keys.parse(readJson(await secretNamed(store, 'push', () => JSON.stringify(webPush.generateVAPIDKeys()))))
