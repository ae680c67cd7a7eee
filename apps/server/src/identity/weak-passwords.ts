import { dictionary } from '@zxcvbn-ts/language-common'
import { RefusedError } from '../refusing.ts'

/** As the protocol demands it of every password. */
const shortest = 8

/** The passwords that most people have, in small letters; none is listed that is too short anyway. */
const common: ReadonlySet<string> = new Set(
  dictionary['passwords-common'].filter(({ length }) => length >= shortest),
)

/** Refuses a password that those who guess try first, however it is capitalized and with whatever spaces around it. */
export function mustNotBeWeak(password: string): void {
  const bare = password.normalize('NFKC').trim().toLowerCase()
  const isOneSign = new Set(bare).size <= 1
  if (bare.length < shortest || isOneSign || common.has(bare))
    throw new RefusedError('weakPassword', { because: [{ code: 'commonPassword' }] })
}
