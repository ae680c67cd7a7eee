import type { Person, RefusedRequest, RequestOutcome, Role } from '@paydata/protocol'
import { mayBeTold } from '../notices/may-be-told.ts'
import { call, unreached } from '../online/http.ts'
import { hasDecksHere } from '../store/places.ts'
import { noteNamed } from './named.ts'
import { useMe } from './who.ts'

/** The decks of this browser are kept with the player at the server. What does it is loaded only if there are any. */
function takeDecksAlong(): void {
  if (hasDecksHere()) import('../decks/kept.ts').then(kept => kept.keepInSync()).catch(reportError)
}

/** Sets the player. If it is another one than before, the page connects anew, as a connection belongs to one player. */
async function setPlayer(me: Person | null, role: Role | null, unread: boolean): Promise<void> {
  const before = useMe.getState().me
  useMe.setState({ server: 'there', me, role, unread })
  noteNamed(me === null ? 'nobody' : 'named')
  if (before?.id === me?.id) return
  takeDecksAlong()
  const { reconnect } = await import('../online/line.ts')
  reconnect()
}

export async function learnWhoIAm(): Promise<void> {
  const answered = await call('whoAmI', {})
  if (answered.ok) {
    const { me, role, unread, announcements } = answered
    // Servers of earlier releases announce nothing.
    useMe.setState({ server: 'there', me, role, unread, announcements: announcements ?? [] })
    noteNamed(me === null ? 'nobody' : 'named')
    if (me === null) return
    takeDecksAlong()
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
  await setPlayer(answered.me, known.ok ? known.role : null, known.ok && known.unread)
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
  await beToldStill()
  return answered
}
/** Makes the code by which the player comes back without the password, and shows it. */
export async function makeRecovery(password: string): Promise<RequestOutcome> {
  const answered = await call('makeRecovery', { password })
  if (answered.ok) useMe.setState({ recovery: answered.recovery })
  return answered
}
export async function claim(password: string): Promise<RequestOutcome> {
  const answered = await inNewSession(await call('claim', { password }))
  if (answered.ok) await makeRecovery(password)
  return answered
}
/** Comes back by the code, with a new password; the next code is shown. */
export async function recover(name: string, recovery: string, newPassword: string): Promise<RequestOutcome> {
  const answered = await call('recover', { name, recovery, newPassword })
  if (!answered.ok) return answered
  useMe.setState({ recovery: answered.recovery })
  await beToldStill()
  return finishSignIn(answered)
}
export const changePassword = async (password: string, newPassword: string): Promise<RequestOutcome> =>
  inNewSession(await call('changePassword', { password, newPassword }))
export const signOutElsewhere = async (): Promise<RequestOutcome> =>
  inNewSession(await call('signOutElsewhere', {}))

/** Does something about notices, where the browser lets the page tell its player anything. */
async function atNotices(
  act: (telling: typeof import('../notices/telling.ts')) => Promise<void>,
): Promise<void> {
  if (mayBeTold()) await import('../notices/telling.ts').then(act).catch(reportError)
}

/** Whoever was told something at this browser is told still, in the session that they have now. */
const beToldStill = (): Promise<void> => atNotices(telling => telling.beToldStill())

/** Whoever uses this browser next is not told of the games of somebody else. */
const beToldNoMore = (): Promise<void> => atNotices(telling => telling.beToldNoMore())

async function finishSignOut(answered: RequestOutcome): Promise<RequestOutcome> {
  if (!answered.ok) return answered
  await setPlayer(null, null, false)
  return answered
}
export async function signOut(): Promise<RequestOutcome> {
  await beToldNoMore()
  return finishSignOut(await call('signOut', {}))
}
export async function signOutEverywhere(): Promise<RequestOutcome> {
  await beToldNoMore()
  return finishSignOut(await call('signOutEverywhere', {}))
}
export async function deleteMe(): Promise<RequestOutcome> {
  const { me } = useMe.getState()
  const answered = await call('deleteMe', {})
  if (answered.ok && me !== null && hasDecksHere()) {
    const { forgetDecks } = await import('../decks/kept.ts')
    await forgetDecks(me.id)
  }
  return finishSignOut(answered)
}
