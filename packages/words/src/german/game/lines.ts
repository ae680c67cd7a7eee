import type { Addition, CostSign, Flag, Line } from '../../tree/clauses.ts'
import { clicks, counted, figure, symbols } from './amounts.ts'
import { prose } from './clauses.ts'
import { condition, useOnly } from './conditions.ts'
import { declared } from './declarations.ts'
import { deedPhrase } from './deeds.ts'
import type { Text } from './grammar.ts'
import { capital, group, inCase, smooth, spaced } from './grammar.ts'
import { counters } from './names.ts'
import { manyText, thing } from './nouns.ts'

function sign(of: CostSign): Text {
  switch (of.sign) {
    case 'clicks':
      return clicks(of.amount)
    case 'credits':
      return symbols(of.amount, '[credit]')
    case 'X':
      return of.most === null ? 'X[credit]' : `X[credit] (höchstens ${figure(of.most)})`
    case 'trash':
      return '[trash]'
    case 'counters': {
      const kind = counters[of.counter]
      return of.amount.count === 1 && of.amount.forEach === undefined
        ? inCase(group(kind, 'gehostet'), { is: 'none' }, 'nominative', false)
        : counted(of.amount, kind, 'nominative', 'gehostet')
    }
    case 'printedCost':
      return smooth(
        `bezahle die aufgedruckten ${of.of.is === 'accessed' ? 'Rez- oder Spielkosten' : 'Kosten'} ${thing(of.of, 'genitive')}`,
      )
    case 'deed':
      return deedPhrase(of.deed).main
  }
}

/** Before a colon: "[click], 1[credit], gib 1 Agenda auf". */
function costText(cost: readonly (readonly CostSign[])[]): string {
  const ways = cost.map(items => (items.length === 0 ? '0[credit]' : items.map(sign).join(', ')))
  return capital(ways.join(' oder '))
}

function addition(of: Addition): string {
  switch (of.add) {
    case 'spendOnly':
      return `Gib für diese Fähigkeit nur Credits von ${manyText(of.from, 'dative')} aus.`
    case 'spendAtLeast':
      return `Setze diese Fähigkeit nur ein, falls du mindestens ${symbols(of.amount, '[credit]')} von ${manyText(of.from, 'dative')} ausgibst.`
    case 'cheaper':
      return `Falls ${condition(of.if)}, kostet diese Fähigkeit ${symbols(of.by, '[credit]')} weniger.`
    case 'onlyIf':
      return `Setze diese Fähigkeit nur ${useOnly(of.if)}.`
    case 'alsoBy':
      return 'Jeder Spieler kann diese Fähigkeit einsetzen.'
    case 'onlyBy':
      return `Nur der ${of.side === 'corp' ? 'Konzern' : 'Runner'} kann diese Fähigkeit einsetzen${of.if === null ? '' : `, und nur falls ${condition(of.if)}`}.`
    case 'evenIf':
      return `Der ${of.side === 'corp' ? 'Konzern' : 'Runner'} kann diese Fähigkeit auch dann einsetzen, wenn ${condition(of.if)}.`
  }
}

const limits = { turn: 'Zug', run: 'Run', encounter: 'Konfrontation', breach: 'Zugriff' }
const flags = { interface: 'Interface', access: 'Zugriff', interrupt: '[interrupt]', persistent: 'Beständig' }
function flagText(flag: Exclude<Flag, 'persists'>): string {
  if (typeof flag !== 'object') return flags[flag]
  return 'threat' in flag ? `Bedrohung ${flag.threat}` : `einmal pro ${limits[flag.oncePer]}`
}
function flagsText(of: readonly Flag[]): string {
  const words = of.filter(flag => flag !== 'persists').map(flagText)
  return words.length === 0 ? '' : `${capital(words.join(', '))} → `
}

function bodyText(line: Line): string {
  switch (line.line) {
    case 'text':
      return prose(line.sentences, line.flags.includes('persists') ? 'followed' : 'ending')
    case 'symbols':
      return spaced(line.of.map(each => declared(each).main).join(', '), prose(line.then))
    case 'dividends':
      return `Dividende ${line.counters} (Wenn du diese Agenda punktest, lege für jeden überzähligen Fortschrittsmarker ${line.counters} Agendamarker auf sie.)`
    case 'subroutine':
      return `[sub] ${prose(line.does)}`
    case 'paid':
      return [
        `${costText(line.cost)}: ${prose(line.does, line.more.length > 0 ? 'followed' : 'ending')}`,
        ...line.more.map(addition),
      ].join(' ')
    case 'limit':
      if (line.of === 'deck') return `Höchstens ${line.copies} pro Deck.`
      if (line.of === 'starterGame') return 'Nur für das Einsteigerspiel.'
      return line.of === 'console' ? 'Höchstens 1 Konsole pro Spieler.' : 'Höchstens 1 Region pro Server.'
  }
}

const persists = ' Das gilt auch in dem Run, in dem der Runner diese Karte zerstört.'

/** One line of a card. */
export const lineText = (line: Line): string =>
  `${flagsText(line.flags)}${bodyText(line)}${line.flags.includes('persists') ? persists : ''}`
