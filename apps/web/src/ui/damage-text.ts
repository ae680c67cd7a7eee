import type { Damage } from '@paydata/protocol'
import { details } from '../messages/details.ts'

/** What is damaged of a game that is stored. */
export function damageText(found: Damage): string {
  const words = details.damage
  switch (found.what) {
    case 'entryMissing':
    case 'entryChanged':
    case 'entryUnknown':
    case 'noPosition':
    case 'otherCourse':
    case 'notAsAcknowledged':
      return words[found.what](found.entry)
    case 'endsEarly':
      return words.endsEarly(found.entry, found.acknowledged)
    case 'nothingLeft':
      return words.nothingLeft(found.acknowledged)
    case 'partMissing':
    case 'partChanged':
      return words[found.what](found.part)
    default:
      return words[found.what]
  }
}
