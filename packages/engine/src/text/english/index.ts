import { abilities } from './abilities.ts'
import { conditions, triggers, until } from './conditions.ts'
import { costs, purposes } from './costs.ts'
import { declarations } from './declarations.ts'
import { effects } from './effects.ts'
import { events, happenings } from './events.ts'
import { capital, sentence, statement, told, whole } from './grammar.ts'
import { instructions } from './instructions.ts'
import { labels } from './labels.ts'
import { log } from './log.ts'
import { figures, nouns } from './nouns.ts'
import { offers } from './offers.ts'
import { prompts } from './prompts.ts'
import { flow } from './steps.ts'

/** All the words of the game in English. Another language is another record of this shape. */
export const english = {
  abilities,
  conditions,
  triggers,
  until,
  costs,
  purposes,
  declarations,
  effects,
  events,
  happenings,
  instructions,
  figures,
  nouns,
  offers,
  flow,
  labels,
  log,
  prompts,
  whole,
  sentence,
  statement,
  told,
  capital,
  lowered: (text: string): string => text.charAt(0).toLowerCase() + text.slice(1),
}

export type Catalogue = typeof english
