import type { Person, Phrase } from '../phrases.ts'
import { bare, list, statement, subject, told } from './grammar.ts'

const same = (parts: readonly Phrase[]): boolean => parts.every(part => part.who === parts[0]?.who)

/** After “you may”: what the player does then is told apart, lest it seem that the other one did it. */
function offered(parts: readonly Phrase[]): string {
  const mine = parts.findIndex(part => part.who === 'you')
  const rest = parts.slice(mine)
  if (mine > 0 && same(rest)) {
    const others = parts.slice(0, mine).map(part => bare('you', part))
    const own = rest.map(part => part.plain)
    return `${list(others, 'and')}; you ${list(own, 'and')}`
  }
  return list(
    parts.map(part => bare('you', part)),
    'and',
  )
}

/** Choices, conditions and the joining of sentences. */
export const offers = {
  /** What one sentence does: "gain 2[credit] and draw 1 card". */
  together: (parts: readonly Phrase[]): Phrase => {
    const first = parts[0]
    if (first === undefined) return told('do nothing')
    if (same(parts)) {
      return {
        who: first.who,
        plain: list(
          parts.map(part => part.plain),
          'and',
        ),
        third: list(
          parts.map(part => part.third),
          'and',
        ),
      }
    }
    return {
      ...told(
        list(
          parts.map((part, i) => (i > 0 && part.who === 'you' ? `you ${part.plain}` : statement(part))),
          'and',
        ),
      ),
      offered: offered(parts),
    }
  },
  may: (who: Person, does: Phrase): Phrase => told(`${subject[who]} may ${bare(who, does)}`),
  mayIf: (condition: string, may: Phrase): Phrase => told(`if ${condition}, ${may.plain}`),
  ifYouDo: (does: Phrase): string => `If you do, ${statement(does)}.`,
  ifTheyDo: (does: Phrase): string => `If they do, ${statement(does)}.`,
  ifNot: (who: Person, does: Phrase): string =>
    `If ${who === 'you' ? 'you' : 'they'} do not, ${statement(does)}.`,
  mayPay: (who: Person, pay: Phrase): Phrase => told(`${subject[who]} may ${pay.plain}`),
  mayPayTo: (who: Person, pay: Phrase, does: Phrase): Phrase =>
    told(`${subject[who]} may ${pay.plain} to ${bare(who, does)}`),
  mustPay: (who: Person, pay: Phrase): Phrase => told(`${subject[who]} must ${pay.plain}, if able`),
  unless: (who: Person, does: Phrase, pay: Phrase): Phrase =>
    who === does.who || (who !== 'you' && statement(does).includes(subject[who]))
      ? told(`${statement(does)} unless ${who === 'you' ? 'you' : 'they'} ${pay.plain}`)
      : told(`${statement(does)} unless ${subject[who]} ${who === 'you' ? pay.plain : pay.third}`),
  ifSo: (condition: string, does: Phrase): Phrase => told(`if ${condition}, ${statement(does)}`),
  otherwise: (does: Phrase): string => `Otherwise, ${statement(does)}.`,
  oneOf: (who: Person, count: string | null, modes: readonly string[]): Phrase => {
    const how = count === null ? 'resolve 1 of the following' : `resolve ${count} of the following`
    const intro = who === 'you' ? how : `${subject[who]} must ${how.replace('resolve', 'choose')}`
    return told(`${intro}: ${modes.map(mode => `• ${mode}`).join(' ')}`)
  },
  mustOneOf: (who: Person, modes: readonly Phrase[]): Phrase =>
    told(
      `${subject[who]} must ${list(
        modes.map(mode => bare(who, mode)),
        'or',
      )}`,
    ),
  either: (modes: readonly Phrase[]): Phrase => ({
    who: 'you',
    plain: modes.map(mode => mode.plain).join(' or '),
    third: modes.map(mode => mode.third).join(' or '),
  }),
  nothing: told('nothing happens'),
  joined: (sentences: readonly string[]): string => sentences.join(' '),
}
