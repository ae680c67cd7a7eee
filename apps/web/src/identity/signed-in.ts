import { callerOf } from '../online/http.ts'

const callSessions = callerOf({
  mySessions: { method: 'get', path: '/api/sessions' },
  endSession: { method: 'delete', path: '/api/sessions/:session' },
})

export const mySessions = () => callSessions('mySessions', {})

/** Signs the player out at another browser, where nobody is told anything any more. */
export const endSession = (session: string) => callSessions('endSession', { session })
