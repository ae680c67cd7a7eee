import { z } from 'zod'
import { earlierName, password, person, playerName } from './names.ts'

export const me = person
export const named = z.strictObject({ name: playerName })
export const withPassword = z.strictObject({ password })
/** A password that was set before, by whatever rule. */
const setBefore = z.string().max(200)
export const signIn = z.strictObject({ name: earlierName, password: setBefore })
export const newPassword = z.strictObject({ password: setBefore, newPassword: password })
/** With which a player comes back who has forgotten the password. It is shown once. */
export const recoveryCode = z.string().max(60)
export const recovering = z.strictObject({
  name: earlierName,
  recovery: recoveryCode,
  newPassword: password,
})
/** The password of the player, to be sure that it is them. */
export const shown = z.strictObject({ password: setBefore })
export const nothing = z.strictObject({})
