import { z } from 'zod'
import { earlierName, password, person, playerName } from './names.ts'

export const me = person
export const named = z.strictObject({ name: playerName })
export const withPassword = z.strictObject({ password })
/** A password that was set before, by whatever rule. */
const setBefore = z.string().max(200)
export const signIn = z.strictObject({ name: earlierName, password: setBefore })
export const newPassword = z.strictObject({ password: setBefore, newPassword: password })
export const nothing = z.strictObject({})
