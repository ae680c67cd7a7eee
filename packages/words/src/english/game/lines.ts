import type { Addition, Clause, CostSign, Flag, Line } from '../../tree/clauses.ts'
import { figure, hostedCounter, quantity } from './amounts.ts'
import { clausePhrase, prose } from './clauses.ts'
import { condition, useOnly } from './conditions.ts'
import { declared } from './declarations.ts'
import { deedPhrase } from './deeds.ts'
import { capital, clicks, counted, lowered, spaced, statement, symbols, whole } from './grammar.ts'
import { nounText, thing } from './nouns.ts'

function sign(of: CostSign): string {
  switch (of.sign) {
    case 'clicks':
      return clicks(quantity(of.amount))
    case 'credits':
      return symbols(quantity(of.amount), '[credit]')
    case 'X':
      return of.most === null ? 'X[credit]' : `X[credit] (no more than ${figure(of.most)})`
    case 'trash':
      return '[trash]'
    case 'counters': {
      const hosted = hostedCounter(of.counter)
      const much = quantity(of.amount)
      return much.count === '1' && much.tail === '' ? hosted.one : counted(much, hosted)
    }
    case 'printedCost':
      return `pay the printed ${of.of.is === 'accessed' ? 'rez or play ' : ''}cost of ${thing(of.of)}`
    case 'deed':
      return deedPhrase(of.deed).plain
  }
}

/** Before a colon: "[click], 1[credit], forfeit 1 agenda". */
function costText(cost: readonly (readonly CostSign[])[]): string {
  const ways = cost.map(items => (items.length === 0 ? '0[credit]' : items.map(sign).join(', ')))
  return capital(ways.join(' or '))
}

function addition(of: Addition): string {
  switch (of.add) {
    case 'spendOnly':
      return `Spend credits only from ${nounText(of.from).many} to use this ability.`
    case 'spendAtLeast':
      return `Use this ability only by spending at least ${symbols(quantity(of.amount), '[credit]')} from ${nounText(of.from).many}.`
    case 'cheaper':
      return `If ${condition(of.if)}, this ability costs ${symbols(quantity(of.by), '[credit]')} less to use.`
    case 'onlyIf':
      return `Use this ability only ${useOnly(of.if)}.`
    case 'alsoBy':
      return 'Any player can use this ability.'
    case 'onlyBy':
      return `Only the ${of.side === 'corp' ? 'Corp' : 'Runner'} can use this ability${of.if === null ? '' : `, and only if ${condition(of.if)}`}.`
    case 'evenIf':
      return `The ${of.side === 'corp' ? 'Corp' : 'Runner'} can use this ability even if ${condition(of.if)}.`
  }
}

function flagText(flag: Exclude<Flag, 'persists'>): string {
  if (typeof flag === 'object') return 'threat' in flag ? `Threat ${flag.threat}` : `Once per ${flag.oncePer}`
  return flag === 'interrupt' ? '[interrupt]' : capital(flag)
}

/** "Access, once per turn → ". */
function flagsText(flags: readonly Flag[]): string {
  const words = flags
    .filter(flag => flag !== 'persists')
    .map(flagText)
    .map((word, i) => (i === 0 ? word : lowered(word)))
  return words.length === 0 ? '' : `${words.join(', ')} → `
}

/** "End the run if the Runner is tagged": what a subroutine does comes before what only tags decide. */
function conditionLast([clause, ...rest]: readonly Clause[]): string | null {
  if (clause?.say !== 'if' || rest.length > 0) return null
  const { condition: of, then } = clause
  const isOfTags = (of.if === 'tagged' || (of.if === 'has' && of.what === 'tags')) && !of.not
  return isOfTags ? whole(`${statement(clausePhrase(then))} if ${condition(of)}`) : null
}

function bodyText(line: Line): string {
  switch (line.line) {
    case 'text':
      return prose(line.sentences, line.flags.includes('persists') ? 'followed' : 'ending')
    case 'symbols':
      return spaced(line.of.map(declared).join(', '), prose(line.then))
    case 'dividends':
      return `Dividends ${line.counters} (When you score this agenda, place ${line.counters} agenda counter${line.counters === 1 ? '' : 's'} on it for each excess advancement counter.)`
    case 'subroutine':
      return `[sub] ${conditionLast(line.does) ?? prose(line.does)}`
    case 'paid':
      return [
        `${costText(line.cost)}: ${prose(line.does, line.more.length > 0 ? 'followed' : 'ending')}`,
        ...line.more.map(addition),
      ].join(' ')
    case 'limit':
      if (line.of === 'deck') return `Limit ${line.copies} per deck.`
      if (line.of === 'starterGame') return 'Starter game only.'
      return line.of === 'console' ? 'Limit 1 console per player.' : 'Limit 1 region per server.'
  }
}

const persists = ' This applies even during the run in which the Runner trashes this card.'

/** One line of a card. */
export const lineText = (line: Line): string =>
  `${flagsText(line.flags)}${bodyText(line)}${line.flags.includes('persists') ? persists : ''}`
