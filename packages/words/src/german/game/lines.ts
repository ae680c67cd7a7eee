import type { Text } from '../../phrasing/text.ts'
import { capital, joined, spaced, t } from '../../phrasing/text.ts'
import type { Addition, CostSign, Flag, Line } from '../../tree/clauses.ts'
import { clicks, counted, figure, symbols } from './amounts.ts'
import { prose } from './clauses.ts'
import { condition, useOnly } from './conditions.ts'
import { declared } from './declarations.ts'
import { deedPhrase } from './deeds.ts'

import { group, inCase } from './grammar.ts'
import { counters } from './names.ts'
import { manyText, thing } from './nouns.ts'

function sign(of: CostSign): Text {
  switch (of.sign) {
    case 'clicks':
      return clicks(of.amount)
    case 'credits':
      return symbols(of.amount, '[credit]')
    case 'X':
      return of.most === null ? 'X[credit]' : t`X[credit] (höchstens ${figure(of.most)})`
    case 'trash':
      return '[trash]'
    case 'counters': {
      const kind = counters[of.counter]
      return of.amount.count === 1 && of.amount.forEach === undefined
        ? inCase(group(kind, 'gehostet'), { is: 'none' }, 'nominative', false)
        : counted(of.amount, kind, 'nominative', 'gehostet')
    }
    case 'printedCost':
      return t`bezahle die aufgedruckten ${of.of.is === 'accessed' ? 'Rez- oder Spielkosten' : 'Kosten'} ${thing(of.of, 'genitive')}`
    case 'deed':
      return deedPhrase(of.deed).main
  }
}

/** Before a colon: "[click], 1[credit], gib 1 Agenda auf". */
function costText(cost: readonly (readonly CostSign[])[]): Text {
  const ways = cost.map(items => (items.length === 0 ? '0[credit]' : joined(items.map(sign), ', ')))
  return capital(joined(ways, ' oder '))
}

function addition(of: Addition): Text {
  switch (of.add) {
    case 'spendOnly':
      return t`Gib für diese Fähigkeit nur Credits von ${manyText(of.from, 'dative')} aus.`
    case 'spendAtLeast':
      return t`Setze diese Fähigkeit nur ein, falls du mindestens ${symbols(of.amount, '[credit]')} von ${manyText(of.from, 'dative')} ausgibst.`
    case 'cheaper':
      return t`Falls ${condition(of.if)}, kostet diese Fähigkeit ${symbols(of.by, '[credit]')} weniger.`
    case 'onlyIf':
      return t`Setze diese Fähigkeit nur ${useOnly(of.if)}.`
    case 'later':
      return prose(of.does)
    case 'onceIn':
      return t`Setze diese Fähigkeit nur einmal pro ${limits[of.span]} ein.`
    case 'alsoBy':
      return 'Jeder Spieler kann diese Fähigkeit einsetzen.'
    case 'onlyBy':
      return t`Nur der ${of.side === 'corp' ? 'Konzern' : 'Runner'} kann diese Fähigkeit einsetzen${of.if === null ? '' : t`, und nur falls ${condition(of.if)}`}.`
    case 'evenIf':
      return t`Der ${of.side === 'corp' ? 'Konzern' : 'Runner'} kann diese Fähigkeit ${of.only ? 'nur' : 'auch'} dann einsetzen, wenn ${condition(of.if)}.`
  }
}

const limits = { turn: 'Zug', run: 'Run', encounter: 'Konfrontation', breach: 'Eindringen' }
const flags = { interface: 'Interface', access: 'Zugriff', interrupt: '[interrupt]', persistent: 'Beständig' }
function flagText(flag: Exclude<Flag, 'persists'>): Text {
  if (typeof flag !== 'object') return flags[flag]
  return 'threat' in flag ? t`Bedrohung ${flag.threat}` : t`einmal pro ${limits[flag.oncePer]}`
}
function flagsText(of: readonly Flag[]): Text {
  const words = of.filter(flag => flag !== 'persists').map(flagText)
  return words.length === 0 ? '' : t`${capital(joined(words, ', '))} → `
}

function bodyText(line: Line): Text {
  switch (line.line) {
    case 'text':
      return prose(line.sentences, line.flags.includes('persists') ? 'followed' : 'ending')
    case 'symbols':
      return spaced(
        joined(
          line.of.map(each => declared(each).main),
          ', ',
        ),
        prose(line.then),
      )
    case 'dividends':
      return t`Dividende ${line.counters} (Wenn du diese Agenda wertest, lege für jeden überzähligen Fortschrittsmarker ${line.counters} Agendamarker auf sie.)`
    case 'subroutine':
      return t`[sub] ${prose(line.does)}`
    case 'paid':
      return joined(
        [
          t`${costText(line.cost)}: ${prose(line.does, line.more.length > 0 ? 'followed' : 'ending')}`,
          ...line.more.map(addition),
        ],
        ' ',
      )
    case 'limit':
      if (line.of === 'deck') return t`Höchstens ${line.copies} pro Deck.`
      if (line.of === 'starterGame') return 'Nur für das Einsteigerspiel.'
      if (line.of === 'draft') return 'Nur für Drafts.'
      return line.of === 'console' ? 'Höchstens 1 Konsole pro Spieler.' : 'Höchstens 1 Region pro Server.'
  }
}

const persists = ' Das gilt auch im Run, in dem der Runner diese Karte zerstört.'

/** One line of a card. */
export const lineText = (line: Line): Text =>
  t`${flagsText(line.flags)}${bodyText(line)}${line.flags.includes('persists') ? persists : ''}`
