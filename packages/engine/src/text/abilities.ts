import type { Ability, Declaration, Definition, PaidAbility, StaticAbility } from '../language/abilities.ts'
import { never } from '../state/bug.ts'
import { quantity } from './amounts.ts'
import { conditionText } from './conditions.ts'
import { costText, spendingText } from './costs.ts'
import { declarationText, replacementPassage, spendText } from './declarations.ts'
import type { Catalogue } from './english/index.ts'
import { english } from './english/index.ts'
import { proseOf, sentencesOf } from './passages.ts'
import type { Reading } from './phrases.ts'
import { readingOf } from './reading.ts'
import { isInterrupt, triggeredPassage } from './triggers.ts'

/** Symbols that stand without a sentence: "+1[mu]", "2[recurring-credit]". */
const isSymbol = (declaration: Declaration): boolean =>
  declaration.declare === 'recurring' ||
  (declaration.declare === 'memory' && declaration.for === undefined && typeof declaration.by === 'number') ||
  (declaration.declare === 'link' && typeof declaration.by === 'number')

function declaredText(r: Reading, ability: StaticAbility, declaration: Declaration): string {
  if (declaration.declare !== 'spend') return declarationText(r, declaration)
  const recurring = ability.declares.find(each => each.declare === 'recurring')
  if (recurring?.declare !== 'recurring') return spendText(r, declaration, 'hosted')
  return spendText(r, declaration, recurring.amount === 1 ? 'one' : 'these')
}

function staticText(r: Reading, ability: StaticAbility): string {
  const say = r.say.abilities
  if (ability.while !== undefined) {
    const texts = ability.declares.map(each => declaredText(r, ability, each))
    return say.sentence(say.while(conditionText(r, ability.while), r.say.nouns.and(texts)))
  }
  if (ability.declares.every(each => isSymbol(each))) {
    return say.symbols(ability.declares.map(each => declarationText(r, each)))
  }
  const sentences = ability.declares.flatMap(declaration => {
    const text = declaredText(r, ability, declaration)
    const rest = declaration.declare === 'replace' ? replacementPassage(r, declaration).rest : []
    // Recurring credits are a symbol that the sentence about their use follows.
    const stands = isSymbol(declaration) && declaration.declare === 'recurring'
    return [stands ? text : say.sentence(text), ...rest]
  })
  return say.line(sentences)
}

function paidText(r: Reading, ability: PaidAbility): string {
  const say = r.say.abilities
  const spending = spendingText(r, ability.cost)
  const parts = [
    say.paid(costText(r, ability.cost), proseOf(r, ability.does)),
    ...(ability.cheaper === undefined
      ? []
      : [say.cheaper(quantity(r, ability.cheaper.by), conditionText(r, ability.cheaper.if))]),
    ...(spending === null ? [] : [spending]),
    ...(ability.onlyIf === undefined ? [] : [say.onlyIf(conditionText(r, ability.onlyIf))]),
    ...(ability.onlyBy === undefined ? [] : [say.onlyBy[ability.onlyBy]]),
  ]
  const text = parts.join('')
  const limited = ability.limit === undefined ? text : say.oncePer(ability.limit, text)
  return ability.flag === undefined ? limited : `${say.flag[ability.flag]}${limited}`
}

function formText(r: Reading, ability: Ability): string {
  const say = r.say.abilities
  switch (ability.form) {
    case 'static':
      return staticText(r, ability)
    case 'paid':
      return paidText(r, ability)
    case 'play':
      return proseOf(r, ability.does)
    case 'subroutine':
      return say.subroutine(proseOf({ ...r, inSubroutine: true }, ability.does))
    case 'when': {
      const text = say.line(sentencesOf(r, triggeredPassage(r, ability)))
      const limited = ability.limit === undefined ? text : say.oncePerTrigger(ability.limit, text)
      return isInterrupt(ability.when) ? `${say.flag.interrupt}${limited}` : limited
    }
    default:
      return never(ability)
  }
}

/** One ability in one line. */
export function abilityText(r: Reading, ability: Ability): string {
  const say = r.say.abilities
  const text = formText(r, ability)
  const persists = ability.persistent === true ? say.persistent(text) : text
  return ability.threat === undefined ? persists : say.threat(ability.threat, persists)
}

/** The lines of a card's text, rendered from what the card does. */
export function cardText({ printed, abilities }: Definition, catalogue: Catalogue = english): string[] {
  const r = readingOf(printed, abilities, catalogue)
  const say = catalogue.abilities
  return [
    ...abilities.map(ability => abilityText(r, ability)),
    ...(printed.subtypes?.includes('console') === true ? [say.limitConsole] : []),
    ...(printed.subtypes?.includes('region') === true ? [say.limitRegion] : []),
    ...(printed.limit === undefined ? [] : [say.limitDeck(printed.limit)]),
  ]
}
