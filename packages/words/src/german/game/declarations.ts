import type { Awaited, Purpose, Replacement, TermOf } from '@paydata/engine/language'
import type { Text } from '../../phrasing/text.ts'
import { spaced, t, withAside } from '../../phrasing/text.ts'
import type { Declared, DeclaredName, Instead, Use } from '../../tree/clauses.ts'
import type { Amount, Expected, Person, Thing, Trait } from '../../tree/tree.ts'
import { forbidden, inOrderTo } from './acts.ts'
import { clicks, counted, figure, quantity, units } from './amounts.ts'
import { clausePhrase } from './clauses.ts'
import { condition, during, ending, endsInClause } from './conditions.ts'
import { payPhrase } from './deeds.ts'
import { insteadOf, value, would } from './effects.ts'

import { auf, inCase, list, names, quoted, subject, von } from './grammar.ts'
import { lineText } from './lines.ts'
import {
  card,
  damageName,
  damages,
  inZone,
  passives,
  rootsOf,
  server,
  serversText,
  serverText,
  subtypeName,
} from './names.ts'
import {
  accusative,
  aText,
  belonging,
  dative,
  eachText,
  groupOf,
  isMany,
  manyText,
  theFirst,
  thing,
} from './nouns.ts'
import type { Phrase } from './phrases.ts'
import { after, allowed, fixed, modal, stated } from './phrases.ts'

const isLess = ({ count, less }: Amount): boolean => less === true || (typeof count === 'number' && count < 0)
const size = ({ count, ...rest }: Amount): Text =>
  quantity({ count: typeof count === 'number' ? Math.abs(count) : count, ...rest }).count
const tail = (amount: Amount): Text => quantity(amount).tail
const signed = (amount: Amount): Text => t`${isLess(amount) ? '-' : '+'}${size(amount)}`
const changed = (amount: Amount, unit: '' | '[credit]'): Text =>
  t`${size(amount)}${unit} ${isLess(amount) ? 'gesenkt' : 'erhöht'}`
const by = (amount: Amount, unit: '' | '[credit]' = ''): Text =>
  amount.forEach !== undefined
    ? t`${quantity(amount).purpose} um ${changed(amount, unit)}`
    : t`um ${changed(amount, unit)}${tail(amount)}`
const nominative = (of: Thing): Text => thing(of, 'nominative')

/** Cards do something: "dieses ICE erhält", "alle Icebreaker erhalten". */
const all = (of: Thing, one: string, many: string, rest: Text): Phrase =>
  stated(nominative(of), isMany(of) ? many : one, rest)
const get = (who: Person, rest: Text): Phrase =>
  stated(subject(who), who === 'you' ? 'erhältst' : 'erhält', rest)
const doingTo =
  (noun: string, what = 'Karten') =>
  ({ cards }: Use): Text =>
    t`das ${noun} von ${cards === null ? what : manyText(cards, 'dative')}`
const purposes: Readonly<Record<TermOf<Purpose>, (use: Use) => Text>> = {
  install: doingTo('Installieren'),
  play: doingTo('Spielen'),
  rez: doingTo('Rezzen'),
  use: doingTo('Einsetzen'),
  trash: doingTo('Zerstören'),
  steal: doingTo('Stehlen', 'Agenden'),
  score: doingTo('Werten', 'Agenden'),
  run: () => 'Runs',
  trace: () => 'Traces',
  bid: () => 'heimliches Ausgeben',
  removeTag: () => withAside('die Grundaktion', ', 1 Markierung zu entfernen'),
  removingTags: () => 'das Entfernen von Markierungen',
  advance: doingTo('Vorantreiben'),
  trashResource: () => 'das Zerstören von Ressourcen',
  access: () => 'das Zugreifen auf Karten',
  jackOut: () => 'das Ausloggen',
  nested: () => 'Effekte',
}
const spendable = { one: 'diesen Credit', these: 'diese Credits', hosted: 'gehostete Credits' }

function spend({ uses, credits }: Declared<'spend'>): Phrase {
  const told = uses.flatMap(use => use.to.map(purpose => purposes[purpose](use)))
  const what = t`${spendable[credits]}${told.length === 0 ? '' : t` für ${list(told, 'oder')}`}`
  return stated('du', 'kannst', t`${what} ausgeben`)
}

const places: Readonly<Record<Declared<'active'>['in'], string>> = {
  runnerScore: 'im Punktebereich des Runners',
  hq: 'in HQ',
  grip: 'in deinem Griff',
  archives: 'im Archiv',
  heap: 'in deiner Halde',
}

function choosesDamage({ who, runner, kind, first, cards, looks, may }: Declared<'choosesDamage'>): Phrase {
  const suffers = t`${subject(runner)} ${first ? 'zum ersten Mal in jedem Zug ' : ''}${damageName(kind)} ${runner === 'you' ? 'erleidest' : 'erleidet'}`
  const which =
    cards === null ? 'die Karten' : cards === 1 ? 'die erste Karte' : t`die ersten ${cards} Karten`
  const look = looks ? t`${who === 'you' ? 'dir' : 'sich'} den Griff ansehen und ` : ''
  const verb = may ? (who === 'you' ? 'darfst' : 'darf') : who === 'you' ? 'musst' : 'muss'
  const choice = t`${look}${which} wählen, die ${runner === 'you' ? 'du zerstörst' : 'er zerstört'}`
  return after(t`${first ? 'wenn' : 'immer wenn'} ${suffers},`, stated(subject(who), verb, choice))
}

type MovedTo = Extract<Replacement, { instead: 'move' }>['to']
const movedTo: Readonly<Record<MovedTo, (host: Thing) => Text>> = {
  removed: () => 'aus dem Spiel entfernt',
  setAside: () => 'beiseitegelegt',
  hosted: host => t`auf ${dative(host)} gehostet`,
  hand: () => 'der Hand ihres Besitzers hinzugefügt',
  topOfDeck: () => 'oben auf das Deck ihres Besitzers gelegt',
  bottomOfDeck: () => 'unter das Deck ihres Besitzers gelegt',
  facedown: () => 'verdeckt umgedreht',
}

function replaced(effect: TermOf<Awaited>, expected: Expected, instead: Instead): Phrase {
  const who = expected.by ?? 'you'
  const head = expected.firstAction
    ? t`wenn ${subject(who)} zum ersten Mal in jedem Zug die Grundaktion ${who === 'you' ? 'ausführst' : 'ausführt'}, um 1 Karte zu ziehen,`
    : t`falls ${would[effect](expected, '')},`
  switch (instead.to) {
    case 'nothing':
      return after(head, stated('nichts', 'geschieht', 'stattdessen'))
    case 'do': {
      const does = clausePhrase(instead.does)
      const doing = effect === 'access' ? undefined : insteadOf[effect]?.(expected)
      if (doing !== undefined) return fixed(t`${doing}, ${does.inverted}`, t`${does.inverted}, ${doing}`)
      return does.who === 'you' && does.with !== undefined
        ? after(head, does.with('stattdessen'))
        : after(t`${head} stattdessen:`, fixed(does.told))
    }
    case 'may': {
      const doing = insteadOf[effect]?.(expected)
      const may = allowed('you', clausePhrase(instead.does))
      return doing === undefined
        ? after(head, stated('du', 'darfst', t`stattdessen ${may}`))
        : fixed(t`${doing}, darfst du ${may}`, t`darfst du, ${doing}, ${may}`)
    }
    case 'subroutine':
      return after(
        head,
        stated(
          'sie',
          'wird',
          t`stattdessen als ${quoted(t`[sub] ${clausePhrase(instead.does).main}`)} abgehandelt`,
        ),
      )
    case 'kind':
      return after(head, stated('es', 'ist', t`stattdessen ${damages[instead.kind]}`))
    case 'amount':
      return after(head, stated('die Menge', 'ist', t`stattdessen ${figure(instead.amount)}`))
    case 'server':
      return effect === 'success'
        ? after(
            head,
            stated(
              'er',
              'gilt',
              t`stattdessen als erfolgreicher Run auf ${serverText(instead.server, 'accusative')}`,
            ),
          )
        : after(head, stated('es', 'ist', t`stattdessen ${serverText(instead.server, 'nominative')}`))
    default:
      return after(
        head,
        stated(
          'sie',
          instead.may ? 'darf' : 'wird',
          t`stattdessen ${movedTo[instead.to](instead.host)}${instead.may ? ' werden' : ''}`,
        ),
      )
  }
}

const each = (cards: Thing): Text =>
  cards.is === 'kind' ? eachText(cards.noun, 'nominative') : nominative(cards)
const deedNouns = {
  install: 'Installationskosten',
  rez: 'Rez-Kosten',
  play: 'Spielkosten',
  trash: 'Zerstörungskosten',
}
const du = { install: 'installierst', rez: 'rezzt', play: 'spielst', trash: 'zerstörst' }
const er = { install: 'installiert', rez: 'rezzt', play: 'spielt', trash: 'zerstört' }
/** "Jeder so installierten Karte": what this card says it can host. */
function hostedHere({ of, cards }: Declared<'cost'>): Text | null {
  if (of !== 'install' || cards.is !== 'kind') return null
  const isHosted = (each: Trait): boolean => each.trait === 'quality' && each.quality === 'hosted'
  const { traits } = cards.noun
  if (!traits.some(isHosted)) return null
  const { words, ...it } = groupOf({ ...cards.noun, traits: traits.filter(each => !isHosted(each)) }, false)
  const adjectives = ['so installiert', ...it.adjectives]
  return inCase({ ...it, words, adjectives }, { is: 'each' }, 'genitive', false)
}
const ofCards = (cards: Thing): Text =>
  cards.is === 'kind' ? t`${von(dative(cards))}` : thing(cards, 'genitive')

/** Who cannot do what: "der Runner", "kann", "Agenden", "nicht stehlen". */
export function cannotParts(d: Declared<'cannot'>) {
  const [about, ...not] = forbidden[d.act](d)
  const who = d.again === true ? 'er' : subject(d.who)
  return { who, can: d.who === 'you' ? 'kannst' : 'kann', about, not }
}

/** What is continuously true, without its full stop. */
const declarations: { readonly [Name in DeclaredName]: (d: Declared<Name>) => Phrase } = {
  strength: d => all(d.of, 'erhält', 'erhalten', t`${signed(d.by)} Stärke${tail(d.by)}`),
  setStrength: d => all(d.of, 'hat', 'haben', t`${figure(d.to, 'accusative')} Stärke`),
  boost: d => fixed(t`${signed(d.by)} Stärke${tail(d.by)}`),
  memory: d =>
    fixed(
      t`${isLess(d.by) ? '-' : '+'}${size(d.by)}[mu]${tail(d.by)}${d.for === null ? '' : t`, nur für ${manyText(d.for, 'accusative')}`}`,
    ),
  link: d => fixed(t`${isLess(d.by) ? '-' : '+'}${size(d.by)}[link]${tail(d.by)}`),
  handSize: d => get(d.who, t`${isLess(d.by) ? '-' : '+'}${size(d.by)} maximale Handgröße${tail(d.by)}`),
  clicks: d =>
    get(
      d.who,
      t`${signed(d.by)} zugeteilte [click] in jedem ${d.who === 'you' ? 'deiner' : 'seiner'} Züge${tail(d.by)}`,
    ),
  cost: d =>
    stated(t`die ${deedNouns[d.of]} ${hostedHere(d) ?? ofCards(d.cards)}`, 'sind', by(d.by, '[credit]')),
  firstCost: d => {
    const card = inCase(theFirst(d.noun), { is: 'the' }, 'genitive', false)
    const clause = t`${relativeOf(d.noun)} ${subject(d.who)} in jedem Zug ${d.who === 'you' ? du[d.of] : er[d.of]}`
    return stated(withAside(t`die ${deedNouns[d.of]} ${card}`, t`, ${clause}`), 'sind', by(d.by, '[credit]'))
  },
  fewerClicks: d => {
    const name = d.first
      ? withAside(
          inCase(theFirst(d.noun), { is: 'the' }, 'nominative', false),
          t`, ${relativeOf(d.noun)} ${subject(d.who)} in jedem Zug ${d.who === 'you' ? du.play : er.play}`,
        )
      : eachText(d.noun, 'nominative')
    return stated(name, 'kostet', t`beim Spielen ${clicks(d.by)} weniger`)
  },
  additionalCost: d => {
    const pay = payPhrase(d.pay, d.who)
    const head = t`als zusätzliche Kosten, um ${inOrderTo(d)},`
    const paying = (rest: Text): Phrase => modal(d.who, false, 'musst', 'muss', rest)
    const first = after(head, d.who === 'you' ? pay : paying(pay.infinitive))
    const { inverted, pronoun } =
      d.who === 'you' ? (pay.with?.(head) ?? first) : paying(t`${head} ${pay.infinitive}`)
    return { ...first, inverted, pronoun }
  },
  alternativePayment: d =>
    after(
      t`um ${inOrderTo({ to: d.to, cards: d.cards, servers: null, orRoot: false })},`,
      modal(d.who, false, 'darfst', 'darf', payPhrase(d.pay, d.who).infinitive),
    ),
  printedX: d => stated('X', 'entspricht', figure(d.is, 'dative')),
  requirement: d =>
    stated(
      each(d.cards),
      'erhält',
      t`${isLess(d.by) ? '-' : '+'}${size(d.by)} Fortschrittsanforderung${tail(d.by)}`,
    ),
  points: d =>
    stated(
      each(d.cards),
      'ist',
      t`${size(d.by)} ${size(d.by) === '1' ? 'Agendapunkt' : 'Agendapunkte'} ${isLess(d.by) ? 'weniger' : 'mehr'} wert${tail(d.by)}`,
    ),
  subtypes: d => {
    const gained = d.gains.map(subtypeName)
    const lost = d.loses.map(subtypeName)
    const named = (of: readonly string[]): Text =>
      t`${of.length === 1 ? 'den Untertyp' : 'die Untertypen'} ${list(of, 'und')}`
    const many = isMany(d.of)
    const get_ = gained.length > 0 ? (many ? 'erhalten' : 'erhält') : many ? 'verlieren' : 'verliert'
    const rest =
      gained.length > 0 && lost.length > 0
        ? t`${named(gained)} und ${many ? 'verlieren' : 'verliert'} ${named(lost)}`
        : named([...gained, ...lost])
    return stated(nominative(d.of), get_, rest)
  },
  gains: d => {
    const { order, corp, copies } = d
    const many =
      copies === null
        ? ''
        : t`${quantity(copies).count} ${copies.count === 1 ? 'Exemplar' : 'Exemplare'} von `
    const where =
      order === null
        ? ''
        : order === 'chosen'
          ? t` in einer Reihenfolge nach ${corp === 'you' ? 'deiner Wahl' : t`Wahl ${names[corp].genitive}`}`
          : t` ${order === 'before' ? 'vor' : 'nach'} allen anderen Subroutinen`
    return all(
      d.of,
      'erhält',
      'erhalten',
      t`${many}${quoted(lineText(d.ability))}${where}${copies === null ? '' : tail(copies)}`,
    )
  },
  losesAbilities: d => all(d.of, 'verliert', 'verlieren', 'alle Fähigkeiten'),
  mustRun: d => modal(d.who, false, 'musst', 'muss', '[click] für einen Run ausgeben, wenn möglich'),
  mustTrash: d =>
    modal(
      d.who,
      false,
      'musst',
      'muss',
      t`beim Zugriff ${accusative(d.cards)} ${d.byCost ? 'gegen Bezahlung ' : ''}zerstören, wenn möglich`,
    ),
  cannot: d => {
    const { who, can, about, not } = cannotParts(d)
    return stated(who, can, about, spaced(...not))
  },
  runsCannotSucceed: d =>
    stated(
      t`Runs${d.servers === null ? '' : t` auf ${serversText(d.servers, 'accusative')}`}`,
      'können',
      'nicht für erfolgreich erklärt werden',
    ),
  cannotBe: d =>
    d.act === 'access'
      ? fixed(t`${auf(accusative(d.card))} kann nicht zugegriffen werden`)
      : stated(nominative(d.card), 'kann', t`nicht ${passives[d.act]} werden`),
  recurring: d => fixed(t`${size(d.amount)}[recurring-credit]`),
  spend,
  canAdvance: d => stated('du', 'kannst', t`${accusative(d.card)} vorantreiben`),
  canHost: ({ card: host, most, noun, memory }) => {
    const isAny = noun.types.length + noun.subtypes.length + noun.traits.length === 0
    if (isAny && most !== null && memory === null)
      return fixed(t`höchstens ${most} gehostete ${most === 1 ? 'Karte' : 'Karten'}`)
    if (most === null && memory === null)
      return stated('du', 'kannst', t`${manyText(noun, 'accusative')} auf ${dative(host)} installieren`)
    const what =
      most === null
        ? t`beliebig viele ${manyText(noun, 'accusative')}`
        : inCase(
            groupOf(noun, most !== 1),
            { is: 'figure', text: most === 1 ? '1' : t`bis zu ${most}`, one: most === 1 },
            'accusative',
            most !== 1,
          )
    return stated(
      nominative(host),
      'kann',
      t`${what}${memory === null ? '' : t` mit insgesamt bis zu ${memory}[mu]`} hosten`,
    )
  },
  asInHand: d =>
    stated(
      'du',
      'kannst',
      t`${manyText(d.noun, 'accusative')} spielen oder installieren, als wären sie ${inZone(d.hand)}`,
    ),
  hostedMemoryFree: () =>
    stated('die Speicherkosten gehosteter Programme', 'zählen', 'nicht gegen dein Speicherlimit'),
  interfaceOnly: d =>
    stated(
      nominative(d.card),
      'kann',
      t`nur mit ${thing({ is: 'kind', noun: d.noun }, 'dative')} interagieren`,
    ),
  subroutinesCannotEndRun: d => stated(t`Subroutinen auf ${dative(d.on)}`, 'können', 'den Run nicht beenden'),
  installOnlyOn: d => fixed(t`nur auf ${aText(d.noun, 'dative')} installierbar`),
  installOnlyAt: d => fixed(t`nur in der ${rootsOf(d.servers)} installierbar`),
  onlyIf: d => {
    const acts = { play: 'spielbar', rez: 'rezzbar', score: 'wertbar', install: 'installierbar' }
    const moment = during(d.condition)
    const only =
      moment === null
        ? t`nur ${acts[d.act]}, falls ${condition(d.condition)}`
        : t`nur ${moment} ${acts[d.act]}`
    return d.card === null ? fixed(only) : stated(nominative(d.card), 'ist', only)
  },
  revealWhileAccessed: d =>
    after(
      t`während der Runner in F&E ${auf(accusative(d.card))} zugreift,`,
      stated('er', 'muss', 'diese Karte aufdecken'),
    ),
  access: d => {
    const who = d.who === 'you' ? 'du' : 'er'
    const head = t`immer wenn ${subject(d.who)} in ${serverText(d.server, 'accusative')} ${d.who === 'you' ? 'eindringst' : 'eindringt'},`
    const cards = counted(d.by, card, 'accusative', 'weiter')
    return after(head, stated(who, d.who === 'you' ? 'greifst' : 'greift', t`auf ${cards} zu`))
  },
  accessOnly: d =>
    stated(subject(d.who), d.who === 'you' ? 'greifst' : 'greift', t`nur ${auf(accusative(d.card))} zu`),
  accessAtMost: d =>
    stated(
      subject(d.who),
      d.who === 'you' ? 'kannst' : 'kann',
      t`auf höchstens ${counted({ count: d.cards }, card)}${d.besides === null ? '' : t` außer ${dative(d.besides)}`} zugreifen`,
    ),
  staysInPlay: d => stated(nominative(d.card), 'wird', t`nicht zerstört, ${ending(d.until)}`),
  remotes: d =>
    stated(
      'der Konzern',
      'kann',
      t`höchstens ${counted({ count: d.most }, server, 'accusative', 'entfernt')} haben`,
    ),
  value: d => stated(value[d.of.effect](d.of.of), 'ist', by(d.by)),
  considered: d =>
    stated(
      'es',
      'gilt,',
      t`als hätte${isMany(d.of) ? 'n' : ''} ${nominative(d.of)} zusätzlich ${units(d.counter, d.amount)}`,
    ),
  mayInstallFaceup: d => stated('du', 'darfst', t`${manyText(d.noun, 'accusative')} offen installieren`),
  installedFaceup: d => fixed(t`installiere ${accusative(d.card)} offen`),
  poolKept: () => stated('du', 'kannst', 'Credits aus deinem Creditvorrat weder verlieren noch ausgeben'),
  inPool: () => stated('gehostete Credits', 'gelten', 'als Teil deines Creditvorrats'),
  onlyInRun: () => stated('du', 'kannst', 'jene Credits nur in jenem Run einsetzen'),
  mostX: d =>
    typeof d.amount === 'object'
      ? stated('X', 'darf', t`${figure(d.amount, 'accusative')} nicht übersteigen`)
      : stated('X', 'darf', t`höchstens ${figure(d.amount)} sein`),
  choosesDamage,
  prolong: d =>
    stated(
      d.effectsOn === 'increasedStrength'
        ? withAside(
            'Effekte',
            t`, die ${belonging('Stärke', 'f', d.of, 'accusative')} erhöhen und früher enden würden`,
          )
        : withAside(
            t`Effekte auf die ${d.effectsOn === 'subtype' ? 'Untertypen' : 'Stärke'} ${thing(d.of, 'genitive')}`,
            ', die früher enden würden',
          ),
      'dauern',
      endsInClause(d.until) ? t`an, ${ending(d.until)}` : t`${ending(d.until)} an`,
    ),
  skipStep: d =>
    stated(
      subject(d.who),
      'lässt',
      d.step === 'mandatoryDraw' ? 'das Pflichtziehen' : 'das Abwerfen auf die Handgröße',
      'aus',
    ),
  active: d => stated(nominative(d.card), 'ist', t`${places[d.in]} aktiv`),
  replace: d => replaced(d.would, d.of, d.instead),
}

function relativeOf(noun: Parameters<typeof theFirst>[0]): Text {
  const word = groupOf(noun, false).words.at(-1) ?? card
  return { m: 'den', f: 'die', n: 'das' }[word.gender]
}

/** Each name has a phrase of its own, which takes just what is declared by it. */
export function declared<Name extends DeclaredName>(what: Declared<Name>): Phrase {
  const say: (d: Declared<Name>) => Phrase = declarations[what.say]
  return say(what)
}
