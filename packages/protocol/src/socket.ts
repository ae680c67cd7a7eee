import type { Pushed, PushName } from './pushes.ts'
import type { RequestOutcome } from './refusals.ts'
import type { Given, RequestName, Sent } from './requests.ts'

/** The answer to a request. */
export type Answered<Name extends RequestName> = RequestOutcome<Given<Name>>

/** The types of the messages in the form that Socket.IO expects, for servers and clients. */
export type ClientToServer = {
  [Name in RequestName]: (asked: Sent<Name>, answered: (answer: Answered<Name>) => void) => void
}
export type ServerToClient = { [Name in PushName]: (pushed: Pushed<Name>) => void }
