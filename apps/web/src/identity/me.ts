import type { Person, Refusal } from '@paydata/protocol'
import { create } from 'zustand'
import { call, unreached } from '../online/http.ts'

/** Who sits before this screen, as far as a server knows them. */
export interface MeState {
  /** Whether there is a server behind this page at all. */
  readonly server: 'unknown' | 'there' | 'none'
  readonly me: Person | null
  /** What waits for a name to be given. */
  readonly waits: (() => void) | null
}

export const useMe = create<MeState>(() => ({ server: 'unknown', me: null, waits: null }))

/** The connection says who somebody is, so it is made anew for who is somebody else. */
async function became(me: Person | null): Promise<void> {
  const before = useMe.getState().me
  useMe.setState({ server: 'there', me })
  if (before?.id === me?.id) return
  const { again } = await import('../online/line.ts')
  again()
}

export async function learnWhoIAm(): Promise<void> {
  const answered = await call('whoAmI', {})
  if (answered.ok) useMe.setState({ server: 'there', me: answered.me })
  else useMe.setState({ server: answered === unreached ? 'none' : 'there' })
}

/** Does something that needs a name, once there is one. */
export function asSomebody(act: () => void): void {
  if (useMe.getState().me !== null) act()
  else useMe.setState({ waits: act })
}

type Outcome = Promise<Refusal | null>

/** What was waiting for a name goes on. */
async function come(answered: { readonly ok: true; readonly me: Person } | Refusal): Outcome {
  if (!answered.ok) return answered
  await became(answered.me)
  const { waits } = useMe.getState()
  useMe.setState({ waits: null })
  waits?.()
  return null
}

export const beGuest = async (name: string): Outcome => come(await call('beGuest', { name }))
export const signIn = async (name: string, password: string): Outcome =>
  come(await call('signIn', { name, password }))
export const rename = async (name: string): Outcome => come(await call('rename', { name }))
export const claim = async (password: string): Outcome => come(await call('claim', { password }))

async function go(answered: { readonly ok: true } | Refusal): Outcome {
  if (!answered.ok) return answered
  await became(null)
  return null
}
export const signOut = async (): Outcome => go(await call('signOut', {}))
export const signOutEverywhere = async (): Outcome => go(await call('signOutEverywhere', {}))
export const deleteMe = async (): Outcome => go(await call('deleteMe', {}))
