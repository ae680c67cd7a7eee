import type { Text } from '../../phrasing/text.ts'
import { t } from '../../phrasing/text.ts'
import { list } from './grammar.ts'
import type { Phrase } from './phrases.ts'
import { allowed, fixed, inEach, joinedPhrases } from './phrases.ts'

/** After "darfst": what the reader does then is told apart, lest it seem that the other one did it. */
function offered(parts: readonly Phrase[]): Text {
  const mine = parts.findIndex(part => part.who === 'you')
  const others = parts.filter((_, i) => i < mine).map(part => allowed('you', part))
  const [next, ...rest] = parts.filter((_, i) => i >= mine)
  const isMine = mine > 0 && next !== undefined && rest.every(part => part.who === 'you')
  if (!isMine)
    return list(
      parts.map(part => allowed('you', part)),
      'und',
    )
  const own = [next.pronoun, ...rest.map(part => part.finite)]
  return t`${list(others, 'und')}, dann ${list(own, 'und')}`
}

/** What somebody does one after the other; who does it is named once. */
export function together(parts: readonly Phrase[]): Phrase {
  const [first, ...rest] = parts
  if (first === undefined) return fixed('nichts')
  if (rest.every(part => part.who === first.who)) return joinedPhrases(first.who, parts, 'und')
  const all = inEach(first.who, form => list([first[form], ...rest.map(part => part.told)], 'und'))
  return { ...all, offered: offered(parts) }
}
