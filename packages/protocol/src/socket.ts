import type { Pushed, PushName } from './pushes.ts'
import type { Refusal } from './refusals.ts'
import type { Given, RequestName, Sent } from './requests.ts'

/** What comes back for a request. */
export type Answered<Name extends RequestName> = (Given<Name> & { readonly ok: true }) | Refusal

/** The messages as Socket.io wants to know them, for servers and clients alike. */
export type ClientToServer = {
  [Name in RequestName]: (asked: Sent<Name>, answered: (answer: Answered<Name>) => void) => void
}
export type ServerToClient = { [Name in PushName]: (pushed: Pushed<Name>) => void }
