import type { Text } from '../../phrasing/text.ts'
import { t } from '../../phrasing/text.ts'
import type { Case, Gender, Word } from './grammar.ts'
import { relatives } from './grammar.ts'
import { card, types } from './names.ts'

const genders = { m: 'er', f: 'sie', n: 'es' } as const
/** "It" without a noun to agree with: a card. */
const pronouns: Readonly<Record<Case, string>> = {
  nominative: 'sie',
  accusative: 'sie',
  dative: 'ihr',
  genitive: 'von ihr',
}
export const plurals: Readonly<Record<Case, string>> = {
  nominative: 'sie',
  accusative: 'sie',
  dative: 'ihnen',
  genitive: 'von ihnen',
}
export const byGender: Readonly<Record<Word['gender'], Readonly<Record<Case, string>>>> = {
  m: { nominative: genders.m, accusative: 'ihn', dative: 'ihm', genitive: 'von ihm' },
  f: pronouns,
  n: { nominative: genders.n, accusative: 'es', dative: 'ihm', genitive: 'von ihm' },
}

type At = Readonly<{ word: Word; clause: (key: Gender, isYou: boolean) => Text }>
/** What the Runner is at: "das ICE, mit dem du konfrontiert bist". */
export const met: Readonly<Record<'encountered' | 'approached' | 'accessed', At>> = {
  encountered: {
    word: types.ice,
    clause: (key, isYou) =>
      t`mit ${relatives.dative[key]} ${isYou ? 'du konfrontiert bist' : 'der Runner konfrontiert ist'}`,
  },
  approached: {
    word: types.ice,
    clause: (key, isYou) =>
      t`${relatives.dative[key]} ${isYou ? 'du dich näherst' : 'der Runner sich nähert'}`,
  },
  accessed: {
    word: card,
    clause: (key, isYou) =>
      t`auf ${relatives.accusative[key]} ${isYou ? 'du zugreifst' : 'der Runner zugreift'}`,
  },
}

const ordinals = ['erst', 'zweit', 'dritt', 'viert', 'fünft', 'sechst']
export const ordinal = (nth: number): string => ordinals[nth] ?? `${nth + 1}t`
