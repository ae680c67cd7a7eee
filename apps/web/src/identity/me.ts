import type { Person, RefusedRequest, RequestOutcome } from '@paydata/protocol'
import { call, unreached } from '../online/http.ts'
import { hasDecksHere } from '../store/places.ts'
import { useMe } from './who.ts'

/** The decks of this browser are kept with the player at the server. What does it is loaded only if there are any. */
function takeDecksAlong(): void {
  if (hasDecksHere()) import('../decks/kept.ts').then(kept => kept.keepInSync()).catch(reportError)
}

/** Sets the player. If it is another one than before, the page connects anew, as a connection belongs to one player. */
async function setPlayer(me: Person | null): Promise<void> {
  const before = useMe.getState().me
  useMe.setState({ server: 'there', me })
  if (before?.id === me?.id) return
  takeDecksAlong()
  const { reconnect } = await import('../online/line.ts')
  reconnect()
}

export async function learnWhoIAm(): Promise<void> {
  const answered = await call('whoAmI', {})
  if (answered.ok) {
    useMe.setState({ server: 'there', me: answered.me })
    if (answered.me !== null) takeDecksAlong()
  } else useMe.setState({ server: answered === unreached ? 'none' : 'there' })
}

/** Does something that needs a name: at once, or after the player has given one. */
export function withName(act: () => void): void {
  if (useMe.getState().me !== null) act()
  else useMe.setState({ waits: act })
}

/** The refusal that stands for a browser which keeps no cookie: the server would not know the player again. */
export const withoutCookies: RefusedRequest = { ok: false, why: 'notSignedIn', says: '' }

/** Sets the player after a sign-in, and does what was waiting for a name. */
async function finishSignIn(answered: RequestOutcome<{ readonly me: Person }>): Promise<RequestOutcome> {
  if (!answered.ok) return answered
  const known = await call('whoAmI', {})
  if (known.ok && known.me === null) return withoutCookies
  await setPlayer(answered.me)
  const { waits } = useMe.getState()
  useMe.setState({ waits: null })
  waits?.()
  return answered
}

export const beGuest = async (name: string): Promise<RequestOutcome> =>
  finishSignIn(await call('beGuest', { name }))
export const signIn = async (name: string, password: string): Promise<RequestOutcome> =>
  finishSignIn(await call('signIn', { name, password }))
export const rename = async (name: string): Promise<RequestOutcome> =>
  finishSignIn(await call('rename', { name }))

/** Connects anew after the server has begun another session for the same player. */
async function inNewSession(answered: RequestOutcome<{ readonly me: Person }>): Promise<RequestOutcome> {
  if (!answered.ok) return answered
  useMe.setState({ server: 'there', me: answered.me })
  const { reconnect } = await import('../online/line.ts')
  reconnect()
  return answered
}
export const claim = async (password: string): Promise<RequestOutcome> =>
  inNewSession(await call('claim', { password }))
export const changePassword = async (password: string, newPassword: string): Promise<RequestOutcome> =>
  inNewSession(await call('changePassword', { password, newPassword }))
export const signOutElsewhere = async (): Promise<RequestOutcome> =>
  inNewSession(await call('signOutElsewhere', {}))

async function finishSignOut(answered: RequestOutcome): Promise<RequestOutcome> {
  if (!answered.ok) return answered
  await setPlayer(null)
  return answered
}
export const signOut = async (): Promise<RequestOutcome> => finishSignOut(await call('signOut', {}))
export const signOutEverywhere = async (): Promise<RequestOutcome> =>
  finishSignOut(await call('signOutEverywhere', {}))
export async function deleteMe(): Promise<RequestOutcome> {
  const { me } = useMe.getState()
  const answered = await call('deleteMe', {})
  if (answered.ok && me !== null && hasDecksHere()) {
    const { forgetDecks } = await import('../decks/kept.ts')
    await forgetDecks(me.id)
  }
  return finishSignOut(answered)
}
