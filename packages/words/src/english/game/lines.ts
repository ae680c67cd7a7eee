import type { Text } from '../../phrasing/text.ts'
import { capital, joined, spaced, t, whole } from '../../phrasing/text.ts'
import type { Addition, Clause, CostSign, Flag, Line } from '../../tree/clauses.ts'
import { figure, hostedCounter, quantity } from './amounts.ts'
import { clausePhrase, prose } from './clauses.ts'
import { condition, useOnly } from './conditions.ts'
import { declared } from './declarations.ts'
import { deedPhrase } from './deeds.ts'
import { clicks, counted, statement, symbols } from './grammar.ts'
import { nounText, thing } from './nouns.ts'

function sign(of: CostSign): Text {
  switch (of.sign) {
    case 'clicks':
      return clicks(quantity(of.amount))
    case 'credits':
      return symbols(quantity(of.amount), '[credit]')
    case 'X':
      return of.most === null ? 'X[credit]' : t`X[credit] (no more than ${figure(of.most)})`
    case 'trash':
      return '[trash]'
    case 'counters': {
      const hosted = hostedCounter(of.counter)
      const much = quantity(of.amount)
      return much.count === '1' && much.tail === '' ? hosted.one : counted(much, hosted)
    }
    case 'printedCost':
      return t`pay the printed ${of.of.is === 'accessed' ? 'rez or play ' : ''}cost of ${thing(of.of)}`
    case 'deed':
      return deedPhrase(of.deed).plain
  }
}

/** Before a colon: "[click], 1[credit], forfeit 1 agenda". */
function costText(cost: readonly (readonly CostSign[])[]): Text {
  const ways = cost.map(items => (items.length === 0 ? '0[credit]' : joined(items.map(sign), ', ')))
  return capital(joined(ways, ' or '))
}

function addition(of: Addition): Text {
  switch (of.add) {
    case 'spendOnly':
      return t`Spend credits only from ${nounText(of.from).many} to use this ability.`
    case 'spendAtLeast':
      return t`Use this ability only by spending at least ${symbols(quantity(of.amount), '[credit]')} from ${nounText(of.from).many}.`
    case 'cheaper':
      return t`If ${condition(of.if)}, this ability costs ${symbols(quantity(of.by), '[credit]')} less to use.`
    case 'onlyIf':
      return t`Use this ability only ${useOnly(of.if)}.`
    case 'later':
      return prose(of.does)
    case 'onceIn':
      return t`Use this ability only once per ${of.span}.`
    case 'alsoBy':
      return 'Any player can use this ability.'
    case 'onlyBy':
      return t`Only the ${of.side === 'corp' ? 'Corp' : 'Runner'} can use this ability${of.if === null ? '' : t`, and only if ${condition(of.if)}`}.`
    case 'evenIf':
      return t`The ${of.side === 'corp' ? 'Corp' : 'Runner'} can use this ability ${of.only ? 'only' : 'even'} if ${condition(of.if)}.`
  }
}

const flagWords = {
  interface: 'interface',
  access: 'access',
  interrupt: '[interrupt]',
  persistent: 'persistent',
} satisfies Record<Exclude<Flag, object | 'persists'>, string>
function flagText(flag: Exclude<Flag, 'persists'>): Text {
  if (typeof flag !== 'object') return flagWords[flag]
  return 'threat' in flag ? t`threat ${flag.threat}` : t`once per ${flag.oncePer}`
}

/** "Access, once per turn → ". */
function flagsText(flags: readonly Flag[]): Text {
  const words = flags.filter(flag => flag !== 'persists').map(flagText)
  return words.length === 0 ? '' : t`${capital(joined(words, ', '))} → `
}

/** "End the run if the Runner is tagged": what a subroutine does comes before what only tags decide. */
function conditionLast([clause, ...rest]: readonly Clause[]): Text | null {
  if (clause?.say !== 'if' || rest.length > 0) return null
  const { condition: of, then } = clause
  const isOfTags = (of.if === 'tagged' || (of.if === 'has' && of.what === 'tags')) && !of.not
  return isOfTags ? whole(t`${statement(clausePhrase(then))} if ${condition(of)}`) : null
}

function bodyText(line: Line): Text {
  switch (line.line) {
    case 'text':
      return prose(line.sentences, line.flags.includes('persists') ? 'followed' : 'ending')
    case 'symbols':
      return spaced(joined(line.of.map(declared), ', '), prose(line.then))
    case 'dividends':
      return t`Dividends ${line.counters} (When you score this agenda, place ${line.counters} agenda counter${line.counters === 1 ? '' : 's'} on it for each excess advancement counter.)`
    case 'subroutine':
      return t`[sub] ${conditionLast(line.does) ?? prose(line.does)}`
    case 'paid':
      return joined(
        [
          t`${costText(line.cost)}: ${prose(line.does, line.more.length > 0 ? 'followed' : 'ending')}`,
          ...line.more.map(addition),
        ],
        ' ',
      )
    case 'limit':
      if (line.of === 'deck') return t`Limit ${line.copies} per deck.`
      if (line.of === 'starterGame') return 'Starter game only.'
      if (line.of === 'draft') return 'Draft format only.'
      return line.of === 'console' ? 'Limit 1 console per player.' : 'Limit 1 region per server.'
  }
}

const persists = ' This applies even during the run in which the Runner trashes this card.'

/** One line of a card. */
export const lineText = (line: Line): Text =>
  t`${flagsText(line.flags)}${bodyText(line)}${line.flags.includes('persists') ? persists : ''}`
