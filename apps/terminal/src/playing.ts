import type { Side } from '@paydata/engine'
import type { Turnout } from './deciding.ts'
import { decide } from './deciding.ts'
import type { Session } from './session.ts'
import { botThought, gameOf, submitThought } from './session.ts'

/** Plays until the game is over or somebody leaves. */
export async function playOn(session: Session): Promise<'over' | Exclude<Turnout, 'again'>> {
  while (gameOf(session).over === null) {
    const side = asked(session)
    if (session.bots.includes(side)) {
      submitThought(session, side, await botThought(session, side))
      continue
    }
    const turnout = await decide(session, side)
    if (turnout !== 'again') return turnout
  }
  return 'over'
}

/** The engine may ask both at once, in secret. The terminal then asks one after the other. */
export function asked(session: Session): Side {
  const [question] = gameOf(session).waiting
  if (question === undefined) throw new Error('The game is not over, but nobody is asked.')
  return question.for
}
