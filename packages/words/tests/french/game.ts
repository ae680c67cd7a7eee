import { english } from '../../src/english/game/index.ts'
import type { Language, Told } from '../../src/tree/language.ts'
import type { Person } from '../../src/tree/tree.ts'

/** The forms of a verb: with "vous", and with a third person. */
type Verb = readonly [vous: string, third: string]

const subjects: Readonly<Record<Person, string>> = { you: 'vous', corp: 'la Corpo', runner: 'le Runner' }

const does =
  ([vous, third]: Verb, object: (told: Told) => string) =>
  (told: Told): string => {
    const who = told.by ?? told.corp
    return `${subjects[who]} ${who === 'you' ? vous : third} ${object(told)}`
  }

const counted =
  (one: string, many: string) =>
  ({ amount }: Told): string =>
    // In French, 0 and 1 are singular.
    `${amount} ${amount < 2 ? one : many}`
const credits = ({ amount }: Told): string => `${amount}[credit]`
const clicks = ({ amount }: Told): string => '[click]'.repeat(amount)
const cards = counted('carte', 'cartes')
const marks = counted('tag', 'tags')
const badPublicity = counted('mauvaise publicité', 'mauvaises publicités')

/** Ten verbs of the log in French, and all else in English: a grammar can be begun as the words of the page can. */
export const french: Language = {
  ...english,
  tag: 'fr',
  log: {
    ...english.log,
    happened: {
      ...english.log.happened,
      creditsGained: does(['recevez', 'reçoit'], credits),
      creditsLost: does(['perdez', 'perd'], credits),
      creditsSpent: does(['dépensez', 'dépense'], credits),
      clicksGained: does(['gagnez', 'gagne'], clicks),
      clicksLost: does(['sacrifiez', 'sacrifie'], clicks),
      clicksSpent: does(['utilisez', 'utilise'], clicks),
      drawn: does(['piochez', 'pioche'], cards),
      tagsTaken: does(['prenez', 'prend'], marks),
      tagsRemoved: does(['retirez', 'retire'], marks),
      badPublicityTaken: does(['subissez', 'subit'], badPublicity),
    },
  },
}
