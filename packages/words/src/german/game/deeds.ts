import type { Text } from '../../phrasing/text.ts'
import { t, whole } from '../../phrasing/text.ts'
import type { Deed, DeedName, Payment, Valued } from '../../tree/doing.ts'
import type { Person, Thing } from '../../tree/tree.ts'
import { counted, figure, quantity } from './amounts.ts'
import { preventedText, value, valueAccusative } from './effects.ts'

import { auf, list, quoted, von, zu } from './grammar.ts'
import { regular, verb } from './inflection.ts'
import { discounts, goals, prices, terms } from './moving.ts'
import {
  abilities,
  agendaPoint,
  card,
  counters,
  damages,
  rootOf,
  scoreArea,
  serversText,
  serverText,
  subroutine,
  subtypeName,
  wordName,
  zoneText,
} from './names.ts'
import { accusative, dative, isMany, thing } from './nouns.ts'
import type { Phrase } from './phrases.ts'
import { act, joinedPhrases, stated } from './phrases.ts'
import type { Deeds } from './supplies.ts'
import { supplies } from './supplies.ts'
import { together } from './together.ts'
import {
  add,
  advance,
  approach,
  avoid,
  breaks,
  choose,
  giveUp,
  install,
  installAndRez,
  move,
  play,
  prevent,
  reveal,
  rez,
  shuffle,
  trash,
} from './verbs.ts'

function subroutines({ amount, subtype, on, but }: Deed<'breakSubroutines'>): Text {
  const kind =
    subtype === null
      ? subroutine
      : {
          ...subroutine,
          one: t`${subtypeName(subtype)}-Subroutine`,
          many: t`${subtypeName(subtype)}-Subroutinen`,
        }
  const where = on === null ? '' : t` auf ${dative(on)}`
  if (amount.count === 'all') return t`alle ${but === 0 ? '' : t`bis auf ${but} `}${kind.many}${where}`
  const { count, tail } = quantity(amount)
  return t`${count} ${amount.count === 1 ? kind.one : kind.many}${where}${tail}`
}

const myself = (who: Person | null, of: 'accusative' | 'dative'): Text =>
  who === null || who === 'you' ? (of === 'dative' ? 'dir' : 'dich') : 'sich'

const valued = ({ effect, of }: Valued): Text => valueAccusative(effect, of)
const soughtText = (of: readonly Thing[]): Text =>
  list(of.length > 1 ? of.map(each => t`bis ${zu(dative(each))}`) : of.map(dative), 'und')

const access = verb('zu|greifen', 'greife', 'greift')

/** What each deed says. */
const deeds: Deeds = {
  ...supplies,
  advance: d => act(d.who, advance, accusative(d.cards)),
  purge: d => act(d.who, regular('löschen'), 'Virusmarker'),
  charge: d => act(d.who, verb('auf|laden', 'lade', 'lädt', 'lädst'), accusative(d.cards)),
  trash: d => act(d.who, trash, accusative(d.cards)),
  revealAndTrash: d => {
    const from = d.from === null ? '' : t` aus ${zoneText(d.from, 'dative')}`
    return together([
      act(d.who, reveal, t`${accusative(d.cards)}${from}`),
      act(d.who, trash, accusative(d.them)),
    ])
  },
  addTo: d => goals[d.to](d, d.facedown ? ' verdeckt' : ''),
  shuffle: d =>
    act(
      d.who,
      shuffle,
      t`${zoneText(d.deck, 'accusative')}${d.afterSearch ? ' gleich nach der Suche darin' : ''}`,
    ),
  forfeit: d => act(d.who, giveUp, accusative(d.cards)),
  rez: d => act(d.who, rez, t`${accusative(d.cards)}${terms(d.terms)}${discounts(d.terms)}`, prices(d.terms)),
  derez: d => act(d.who, verb('derezzen', 'derezze', 'derezzt'), accusative(d.cards)),
  expose: d => act(d.who, regular('enthüllen'), accusative(d.cards)),
  reveal: d => act(d.who, reveal, accusative(d.cards)),
  lookAt: d =>
    act(
      d.who,
      verb('an|sehen', 'sieh', 'sieht', 'siehst'),
      t`${myself(d.who, 'dative')} ${accusative(d.cards)}`,
    ),
  arrange: d => {
    const order = verb('ordnen', 'ordne', 'ordnet')
    if (!d.looks) return act(d.who, order, t`${accusative(d.cards)} beliebig`)
    const look = act(
      d.who,
      verb('an|sehen', 'sieh', 'sieht', 'siehst'),
      t`${myself(d.who, 'dative')} ${accusative(d.cards)}`,
    )
    return together([look, act(d.who, order, 'sie beliebig')])
  },
  rearrange: d => act(d.who, verb('ordnen', 'ordne', 'ordnet'), t`${accusative(d.cards)} neu`),
  search: d =>
    act(
      d.who,
      regular('durchsuchen'),
      t`${list(
        d.zones.map(zone => zoneText(zone, 'accusative')),
        'oder',
      )} nach ${soughtText(d.for)}${d.differ ? ' mit verschiedenen Namen' : ''}`,
    ),
  install: d => {
    if (d.reveal) {
      return together([
        act(d.who, reveal, accusative(d.cards)),
        act(d.who, install, t`${accusative(d.them)}${terms(d.terms)}${discounts(d.terms)}`, prices(d.terms)),
      ])
    }
    const how = t`${accusative(d.cards)}${terms(d.terms)}${discounts(d.terms)}`
    return act(d.who, d.rez ? installAndRez : install, how, prices(d.terms))
  },
  play: d =>
    act(
      d.who,
      play,
      t`${accusative(d.cards)}${d.from === null ? '' : t` aus ${zoneText(d.from, 'dative')}`}${terms(d.terms)}${discounts(d.terms)}`,
      prices(d.terms),
    ),
  swap: d =>
    act(
      d.who,
      verb('tauschen', 'tausche', 'tauscht'),
      t`${accusative(d.cards)}${d.with === null ? '' : t` mit ${dative(d.with)}`}`,
    ),
  flip: d => act(d.who, regular('um|drehen'), accusative(d.cards)),
  setIdentity: d =>
    act(
      d.who,
      regular('setzen'),
      t`geheim ${d.who === 'you' ? 'deine' : 'seine'} Identität auf ein beliebiges Exemplar ${thing(d.cards, 'genitive')}`,
    ),
  turnFace: d =>
    act(d.who, regular('drehen'), t`${accusative(d.cards)} ${d.face === 'up' ? 'offen' : 'verdeckt'}`),
  host: d =>
    act(
      d.who,
      regular('hosten'),
      t`${accusative(d.cards)}${d.face === null ? '' : d.face === 'faceup' ? ' offen' : ' verdeckt'} auf ${dative(d.on)}`,
    ),
  becomeAgenda: d =>
    act(
      d.who,
      add,
      t`${accusative(d.cards)} ${d.whose === d.who && d.whose !== 'you' ? 'seinem Punktebereich' : scoreArea(d.whose)} als Agenda im Wert von ${counted(d.points, agendaPoint, 'dative')}${d.cannot === null ? '' : t` mit ${quoted(whole('du kannst diese Agenda nicht aufgeben'))}`}`,
    ),
  becomeCondition: d =>
    act(d.who, install, t`${accusative(d.cards)} auf ${dative(d.on)} als gehosteten Zustandsmarker`),
  run: d => act(d.who, regular('durch|führen'), t`einen Run auf ${serversText(d.servers, 'accusative')}`),
  makeRun: d =>
    act(
      d.who,
      regular('durch|führen'),
      d.servers.includes('whichever')
        ? 'einen Run'
        : t`einen Run auf ${serversText(d.servers, 'accusative')}`,
    ),
  endRun: () => act(null, regular('beenden'), 'den Run'),
  jackOut: d => act(d.who, regular('aus|loggen'), myself(d.who, 'accusative')),
  moveToOutermost: d =>
    act(
      d.who,
      move,
      t`${myself(d.who, 'accusative')} auf die äußerste Position vor ${serverText(d.server, 'dative')}`,
    ),
  approachOutermost: d =>
    act(
      d.who,
      approach,
      t`${myself(d.who, 'accusative')} dem äußersten ICE vor ${serverText(d.server, 'dative')}`,
    ),
  moveToIce: d =>
    act(
      d.who,
      move,
      t`${myself(d.who, 'accusative')} ${zu(dative(d.ice))}`,
      d.then === 'approach' ? ' (Annäherung)' : ' (Konfrontation)',
    ),
  moveIce: d =>
    act(
      d.who,
      move,
      t`${accusative(d.ice)} auf die ${d.where === 'outermost' ? 'äußerste' : 'innerste'} Position vor ${serverText(d.server, 'dative')}`,
    ),
  moveToRoot: d =>
    act(
      d.who,
      move,
      t`${accusative(d.cards)} in ${
        d.protectedBy === null
          ? rootOf(d.server ?? 'that', 'accusative')
          : t`die Wurzel des Servers, den ${thing(d.protectedBy, 'nominative')} schützt`
      }`,
    ),
  changeServer: d =>
    act(
      d.who,
      verb('ändern', 'ändere', 'ändert'),
      t`den angegriffenen Server für den Rest ${d.thatRun ? 'jenes' : 'dieses'} Runs ${zu(serverText(d.to, 'dative'))}`,
    ),
  approachInstead: d =>
    act(
      d.who,
      approach,
      t`${myself(d.who, 'accusative')} stattdessen ${serversText(d.servers, 'dative')}`,
      ', das zum angegriffenen Server wird',
    ),
  encounter: d =>
    act(d.who, verb('werden', 'werde', 'wird', 'wirst'), t`mit ${dative(d.cards)} konfrontiert`),
  bypass: d => act(d.who, verb('umgehen', 'umgehe', 'umgeht'), accusative(d.cards)),
  breakSubroutines: d => act(d.who, breaks, subroutines(d)),
  resolveSubroutine: ({ who, nth, of }) =>
    act(
      who,
      regular('ab|handeln'),
      nth === 'chosen'
        ? t`1 Subroutine auf ${dative(of)}`
        : nth.count === 1
          ? t`die erste Subroutine auf ${dative(of)}`
          : t`Subroutine ${quantity(nth).count} auf ${dative(of)}${quantity(nth).tail}`,
    ),
  resolveWhen: d => act(d.who, regular('ab|handeln'), t`${abilities(d.which)} ${von(dative(d.of))}`),
  breach: d =>
    act(d.who, verb('ein|dringen', 'dringe', 'dringt'), t`in ${serverText(d.server, 'accusative')}`),
  accessCards: d => act(d.who, access, t`auf Karten aus ${serverText(d.server, 'dative')}`),
  access: d => act(d.who, access, t`${auf(accusative(d.cards))}`),
  accessMore: ({ who, amount, server }) => {
    const when =
      server === null
        ? ''
        : t`, wenn ${who === 'you' ? 'du' : 'er'} in ${serverText(server, 'accusative')} ${who === 'you' ? 'eindringst' : 'eindringt'}`
    const what = t`auf ${counted(amount, card, 'accusative', 'weiter')}`
    return act(who, access, what, when)
  },
  accessMoreFrom: ({ who, amount, server }) => {
    const from = server === null ? '' : t` aus ${serverText(server, 'dative')}`
    return act(who, access, t`auf ${counted(amount, card, 'accusative', 'weiter')}${from}`)
  },
  endActionPhase: () => stated('deine Aktionsphase', 'endet', ''),
  trace: d => {
    const { count, tail } = quantity(d.base)
    const led = act(d.who, regular('durch|führen'), t`einen Trace[${count}]`, tail)
    return d.who === 'you' ? { ...led, main: t`Trace[${count}]${tail}` } : led
  },
  psi: d => act(d.who, regular('spielen'), 'ein Psi-Spiel'),
  identifyMark: d => act(d.who, regular('bestimmen'), 'dein Ziel'),
  sabotage: d =>
    act(d.who, regular('durch|führen'), t`Sabotage ${quantity(d.amount).count}${quantity(d.amount).tail}`),
  prevent: d => act(d.who, prevent, list(d.what.map(preventedText), 'oder')),
  avoid: d => act(d.who, avoid, list(d.what.map(preventedText), 'oder')),
  increase: d =>
    act(
      d.who,
      regular('erhöhen'),
      t`${valued(d.value)} um ${quantity(d.amount).count}${quantity(d.amount).tail}`,
    ),
  reduce: d =>
    act(
      d.who,
      regular('senken'),
      t`${valued(d.value)} um ${quantity(d.amount).count}${quantity(d.amount).tail}`,
    ),
  set: d => stated(value[d.value.effect](d.value.of), 'wird', t`zu ${figure(d.to, 'dative')}`),
  addedWith: d =>
    stated(
      'sie',
      'wird',
      t`stattdessen mit ${counted(d.amount, counters[d.counter], 'dative', 'gehostet')}`,
      'hinzugefügt',
    ),
  changeKind: d => stated(value[d.value.effect](d.value.of), 'wird', t`zu ${damages[d.kind]}`),
  chooseCards: d => act(d.who, choose, accusative(d.cards)),
  chooseNumber: ({ who, least, most }) => {
    const isLess = least === 0 && typeof most === 'object' && 'minus' in most && most.minus[1] === 1
    const which =
      isLess && typeof most === 'object' && 'minus' in most
        ? t`, die kleiner ist als ${figure(most.minus[0])}`
        : t` von ${figure(least, 'dative')} bis ${figure(most, 'dative')}`
    return isLess ? act(who, choose, 'eine Zahl', which) : act(who, choose, t`eine Zahl${which}`)
  },
  chooseServer: d => act(d.who, choose, serversText(d.among, 'accusative')),
  chooseWord: d => act(d.who, choose, d.isCardType ? 'einen Kartentyp' : list(d.among.map(wordName), 'oder')),
  repeatProcess: d => act(d.who, verb('wiederholen', 'wiederhole', 'wiederholt'), 'diesen Vorgang'),
  win: d => act(d.who, verb('gewinnen', 'gewinne', 'gewinnt'), 'das Spiel'),
  isEqual: d => stated(d.letter, 'entspricht', figure(d.is, 'dative')),
  areNotInstalled: d =>
    stated(thing(d.cards, 'nominative'), isMany(d.cards) ? 'sind' : 'ist', 'nicht installiert'),
  zeroIsNotOdd: () => stated('0', 'ist', 'nicht ungerade'),
  bidsAreSecret: () =>
    stated(
      'jeder Spieler',
      'bietet',
      'heimlich 0[credit], 1[credit] oder 2[credit], deckt sein Gebot auf und gibt es aus',
    ),
  nothing: () => stated('nichts', 'geschieht', ''),
}

/** Each name of a deed has a phrase of its own, which takes just that deed. */
export function deedPhrase<Name extends DeedName>(deed: Deed<Name>): Phrase {
  const say: (d: Deed<Name>) => Phrase = deeds[deed.say]
  return say(deed)
}

export const isDeed = (clause: { readonly say: string }): clause is Deed => clause.say in deeds

/** Different ways to pay, each a list of deeds. */
export function payPhrase(pay_: Payment, who: Person): Phrase {
  const ways = pay_.map(items => together(items.map(deedPhrase)))
  return joinedPhrases(who, ways, 'oder')
}
