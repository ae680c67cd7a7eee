import { stringifySetCookie } from 'cookie'
import type { Config } from '../config.ts'

export const nameOfCookie = { session: 'paydata_session', browser: 'paydata_browser' } as const

export const oneYear = 365 * 24 * 3600

/** A cookie that no script can read. */
export const cookieFor = (
  { SECURE_COOKIES }: Pick<Config, 'SECURE_COOKIES'>,
  of: keyof typeof nameOfCookie,
  value: string,
  maxAge = oneYear,
): string =>
  stringifySetCookie({
    name: nameOfCookie[of],
    value,
    maxAge,
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure: SECURE_COOKIES === 'yes',
  })
