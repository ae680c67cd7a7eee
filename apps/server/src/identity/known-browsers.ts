import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { parseCookie } from 'cookie'
import type { Config } from '../config.ts'
import type { Store } from '../store/open.ts'
import { secretNamed } from '../store/secrets.ts'
import { cookieFor, nameOfCookie } from './cookies.ts'
import type { Player } from './players.ts'

/** A browser that several people use remembers as many of them, so that its cookie stays small. */
const mostPlayers = 5

/**
 * The browsers that were signed in as a player before, and still are known after a sign-out: whoever guesses that player's password
 * elsewhere does not keep them from signing in. When the password is changed, only the browser that changed it is known.
 */
export interface KnownBrowsers {
  /** A name for the browser that these cookies come from; null if it was never signed in as this player. */
  nameOf(cookies: string | undefined, player: Player): string | null
  /** The cookie by which the browser is known as one that was signed in as this player. */
  remember(cookies: string | undefined, player: Player): string
}

/** What a browser was given when it was signed in as a player. */
interface Remembered {
  readonly player: string
  readonly browser: string
  readonly signature: string
}

export async function openKnownBrowsers(
  store: Store,
  config: Pick<Config, 'SECURE_COOKIES'>,
): Promise<KnownBrowsers> {
  const key = await secretNamed(store, 'browsers')
  const sign = ({ id, password }: Player, browser: string): string =>
    createHmac('sha256', key)
      .update(JSON.stringify([id, browser, password]))
      .digest('base64url')

  function isSigned({ browser, signature }: Remembered, player: Player): boolean {
    const given = Buffer.from(signature)
    const right = Buffer.from(sign(player, browser))
    return given.length === right.length && timingSafeEqual(given, right)
  }

  return {
    nameOf(cookies, player) {
      const known = rememberedIn(cookies).find(each => each.player === player.id && isSigned(each, player))
      return known?.browser ?? null
    },
    remember(cookies, player) {
      const browser = randomBytes(12).toString('base64url')
      const own = { player: player.id, browser, signature: sign(player, browser) }
      const others = rememberedIn(cookies).filter(each => each.player !== player.id)
      const all = [own, ...others].slice(0, mostPlayers)
      return cookieFor(config, 'browser', all.map(each => Object.values(each).join('.')).join('~'))
    },
  }
}

const rememberedIn = (cookies: string | undefined): readonly Remembered[] =>
  // Whoever writes a cookie of their own has no more signatures checked than the server gives.
  (parseCookie(cookies ?? '')[nameOfCookie.browser] ?? '').split('~', mostPlayers).map(each => {
    const [player = '', browser = '', signature = ''] = each.split('.')
    return { player, browser, signature }
  })
