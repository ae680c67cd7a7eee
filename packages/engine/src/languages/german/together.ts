import type { Phrase } from './grammar.ts'
import { allowed, fixed, list } from './grammar.ts'

/** After "darfst": what the reader does then is told apart, lest it seem that the other one did it. */
function offered(parts: readonly Phrase[]): string {
  const mine = parts.findIndex(part => part.who === 'you')
  const others = parts.slice(0, mine).map(part => allowed('you', part))
  const [next, ...rest] = parts.slice(mine)
  const isMine = mine > 0 && next !== undefined && rest.every(part => part.who === 'you')
  if (!isMine)
    return list(
      parts.map(part => allowed('you', part)),
      'und',
    )
  const [, verb = '', ...object] = next.told.split(' ')
  const own = [`${verb} du ${object.join(' ')}`, ...rest.map(part => part.told.replace(/^du /, ''))]
  return `${list(others, 'und')}, dann ${list(own, 'und')}`
}

/** What somebody does one after the other; who does it is named once. */
export function together(parts: readonly Phrase[]): Phrase {
  const [first, ...rest] = parts
  if (first === undefined) return fixed('nichts')
  const isSame = rest.every(part => part.who === first.who)
  const both = (start: string, next: (phrase: Phrase) => string): string =>
    list([start, ...rest.map(next)], 'und')
  if (isSame) {
    return {
      who: first.who,
      main: both(first.main, part => part.third),
      inverted: both(first.inverted, part => part.third),
      infinitive: both(first.infinitive, part => part.infinitive),
      zu: both(first.zu, part => part.zu),
      third: both(first.third, part => part.third),
      told: both(first.told, part => part.third),
    }
  }
  return {
    who: first.who,
    offered: offered(parts),
    main: both(first.main, part => part.told),
    inverted: both(first.inverted, part => part.told),
    infinitive: both(first.infinitive, part => part.told),
    zu: both(first.zu, part => part.told),
    third: both(first.third, part => part.told),
    told: both(first.told, part => part.told),
  }
}
