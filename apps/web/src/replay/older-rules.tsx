import { say } from '../messages/say.ts'
import { olderEdition } from '../words/edition.ts'

/** The rules by which a game was played, if they are not the newest. */
export function OlderRules({ of }: { of: string | null }) {
  const older = of === null ? null : olderEdition(of)
  return older === null ? null : <span>{say.play.rulesOf(older)}</span>
}
