import { z } from 'zod'
import { password, person, playerName } from './names.ts'

export const me = person
export const named = z.strictObject({ name: playerName })
export const withPassword = z.strictObject({ password })
export const signIn = z.strictObject({ name: playerName, password: z.string().max(200) })
export const nothing = z.strictObject({})
