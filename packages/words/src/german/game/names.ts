import type { AbilityClass, CardType, CounterTerm, DamageTerm, Zone } from '@paydata/engine/language'
import type { Text } from '../../phrasing/text.ts'
import { joined, t, withArticle, withAside } from '../../phrasing/text.ts'
import type { Declared } from '../../tree/clauses.ts'
import type { Exceptions, Language } from '../../tree/language.ts'
import type { Person, ServerName, Servers, ZoneName } from '../../tree/tree.ts'
import type { Case, Group, Word } from './grammar.ts'
import { feminine, inside, list, masculine, names, neuter, von } from './grammar.ts'
import { asInEnglish } from './inflection.ts'

/** The things of the game, as players call them: glossary.md decides each once. */
export const types: Readonly<Record<CardType, Word>> = {
  identity: feminine('Identität', 'Identitäten'),
  agenda: feminine('Agenda', 'Agenden'),
  asset: masculine('Posten', 'Posten', 'Postens'),
  ice: neuter('ICE', 'ICE', 'ICE'),
  operation: feminine('Operation', 'Operationen'),
  upgrade: neuter('Upgrade', 'Upgrades'),
  event: neuter('Ereignis', 'Ereignisse', 'Ereignisses'),
  hardware: feminine('Hardware', 'Hardware'),
  program: neuter('Programm', 'Programme'),
  resource: feminine('Ressource', 'Ressourcen'),
}

export const card = feminine('Karte', 'Karten')
export const tag = feminine('Markierung', 'Markierungen')
export const agendaPoint = masculine('Agendapunkt', 'Agendapunkte', 'Agendapunkts')
export const subroutine = feminine('Subroutine', 'Subroutinen')
export const click = masculine('[click]', '[click]', '[click]')
export const server = masculine('Server', 'Server')
const credit = masculine('[credit]', '[credit]', '[credit]')

const advancement = masculine('Fortschrittsmarker', 'Fortschrittsmarker')

export const counters: Readonly<Record<CounterTerm, Word>> = {
  credit,
  advancement,
  token: advancement,
  virus: masculine('Virusmarker', 'Virusmarker'),
  power: masculine('Energiemarker', 'Energiemarker'),
  agenda: masculine('Agendamarker', 'Agendamarker'),
  tag,
  badPublicity: feminine('schlechte Publicity', 'schlechte Publicity'),
}
export const counter = masculine('Marker', 'Marker')

export const damages: Readonly<Record<DamageTerm, string>> = {
  net: 'Netzschaden',
  meat: 'Fleischschaden',
  core: 'Kernschaden',
  brain: 'Hirnschaden',
}
export const isDamage = (kind: string | null): kind is DamageTerm => kind !== null && kind in damages
export const damageName = (kind: string | null): Text => (isDamage(kind) ? damages[kind] : 'Schaden')

/** Subtypes that are called otherwise than in English: glossary.md decides of each whether it is. */
const subtypes: Readonly<Record<string, string>> = {
  academic: 'Akademiker',
  advertisement: 'Werbung',
  ai: 'KI',
  ambush: 'Hinterhalt',
  ap: 'AP',
  barrier: 'Barriere',
  character: 'Charakter',
  clone: 'Klon',
  companion: 'Begleiter',
  connection: 'Verbindung',
  console: 'Konsole',
  corp: 'Konzern',
  deflector: 'Deflektor',
  department: 'Abteilung',
  destroyer: 'Zerstörer',
  division: 'Sparte',
  double: 'Doppel',
  enforcer: 'Vollstrecker',
  executive: 'Führungskraft',
  facility: 'Anlage',
  'g-mod': 'G-Mod',
  gear: 'Ausrüstung',
  genetics: 'Genetik',
  industrial: 'Industrie',
  liability: 'Altlast',
  location: 'Ort',
  mandate: 'Mandat',
  megacorp: 'Megakonzern',
  mythic: 'Mythos',
  natural: 'Mensch',
  observer: 'Beobachter',
  political: 'Politik',
  public: 'Öffentlichkeit',
  research: 'Forschung',
  ritzy: 'Nobel',
  security: 'Sicherheit',
  seedy: 'Halbwelt',
  sentry: 'Wächter',
  transaction: 'Transaktion',
  trap: 'Falle',
  triple: 'Dreifach',
  trojan: 'Trojaner',
  unorthodox: 'Außenseiter',
  unsubstantiated: 'Gerücht',
  vehicle: 'Fahrzeug',
  virtual: 'Virtuell',
  weapon: 'Waffe',
}
export const subtypeName = (name: string): string => subtypes[name] ?? asInEnglish(name)

const isType = (type: string): type is CardType => type in types
export const kinds: Language['kinds'] = {
  type: type => (isType(type) ? types[type].one : type),
  subtype: subtypeName,
}

/** A type or a subtype that somebody names. */
export const wordName = (word: string): Text => (isType(word) ? types[word].one : subtypeName(word))

const abilityClasses: Readonly<Record<AbilityClass, string>> = {
  encountered: 'konfrontiert',
  installed: 'installiert',
  scored: 'gewertet',
}
const isAbilityClass = (of: string): of is AbilityClass => of in abilityClasses
/** The abilities of a class: "die „wenn gewertet“-Fähigkeiten". */
export const abilities = (of: string | null): Text =>
  t`die ${of !== null && isAbilityClass(of) ? t`„wenn ${abilityClasses[of]}“-` : ''}Fähigkeiten`

/** Subtypes that players use as nouns. */
export const nounSubtypes: Readonly<Record<string, Word>> = {
  icebreaker: masculine('Icebreaker', 'Icebreaker'),
  barrier: feminine('Barriere', 'Barrieren'),
  'code gate': neuter('Code-Gate', 'Code-Gates'),
  sentry: masculine('Wächter', 'Wächter'),
  trap: feminine('Falle', 'Fallen'),
  console: feminine('Konsole', 'Konsolen'),
  fracter: masculine('Fracter', 'Fracter'),
  decoder: masculine('Decoder', 'Decoder'),
  killer: masculine('Killer', 'Killer'),
}

type Places = Readonly<Record<Zone | 'scoreAreas', Word & { readonly proper?: true }>>
const proper = (name: string) => ({ ...neuter(name, name, name), proper: true as const })
const play = masculine('Spielbereich', 'Spielbereiche', 'Spielbereichs')
const score = masculine('Punktebereich', 'Punktebereiche', 'Punktebereichs')
const zones: Places = {
  hq: proper('HQ'),
  rnd: proper('F&E'),
  archives: neuter('Archiv', 'Archive'),
  grip: masculine('Griff', 'Griffe', 'Griffs'),
  stack: masculine('Stapel', 'Stapel'),
  heap: feminine('Halde', 'Halden'),
  corpScore: score,
  runnerScore: score,
  identity: play,
  rig: play,
  play,
  root: feminine('Wurzel', 'Wurzeln'),
  ice: feminine('Position', 'Positionen'),
  hosted: masculine('Host', 'Hosts'),
  setAside: masculine('beiseitegelegter Bereich', 'Bereiche'),
  removed: neuter('Spiel', 'Spiele'),
  scoreAreas: masculine('Punktebereich', 'Punktebereiche', 'Punktebereichs'),
}

const yours: Readonly<Record<Case, Readonly<Record<'m' | 'f' | 'n', string>>>> = {
  nominative: { m: 'dein', f: 'deine', n: 'dein' },
  accusative: { m: 'deinen', f: 'deine', n: 'dein' },
  dative: { m: 'deinem', f: 'deiner', n: 'deinem' },
  genitive: { m: 'deines', f: 'deiner', n: 'deines' },
}
const the: Readonly<Record<Case, Readonly<Record<'m' | 'f' | 'n', string>>>> = {
  nominative: { m: 'der', f: 'die', n: 'das' },
  accusative: { m: 'den', f: 'die', n: 'das' },
  dative: { m: 'dem', f: 'der', n: 'dem' },
  genitive: { m: 'des', f: 'der', n: 'des' },
}
const ofPlayers: readonly string[] = ['corpScore', 'runnerScore', 'identity', 'rig', 'play']

/** "Dein Griff", "den Griff", "HQ". */
export function zoneText({ zone, whose }: ZoneName, of: Case): Text {
  const word = zones[zone]
  if (word.proper === true) return word.one
  if (zone === 'removed') return 'außerhalb des Spiels'
  if (zone === 'setAside') return 'beiseite'
  const name = of === 'genitive' ? word.genitive : word.one
  if (whose === 'you' && zone !== 'scoreAreas' && zone !== 'archives')
    return t`${yours[of][word.gender]} ${name}`
  if (zone === 'scoreAreas') return t`${of === 'accusative' ? 'einen' : 'einem'} ${name}`
  const owner = ofPlayers.includes(zone) ? (whose === 'corp' ? ' des Konzerns' : ' des Runners') : ''
  return t`${withArticle(the[of][word.gender], name)}${owner}`
}

/** "Von F&E", "deines Stapels". */
export const ofZone = (zone: ZoneName): Text =>
  zones[zone.zone].proper === true ? t`${von(zoneText(zone, 'dative'))}` : zoneText(zone, 'genitive')
/** "Aus HQ", "aus deinem Griff". */
export const fromZone = (zone: ZoneName): Text => t`aus ${zoneText(zone, 'dative')}`
/** "In HQ", "in deinem Griff". */
export const inZone = (zone: ZoneName): Text => t`${inside(zoneText(zone, 'dative'))}`

const centrals = { hq: 'HQ', rnd: 'F&E' }
const serverNouns: Readonly<Record<Exclude<ServerName, object | keyof typeof centrals>, (of: Case) => Text>> =
  {
    archives: of => withArticle(the[of].n, of === 'genitive' ? 'Archivs' : 'Archiv'),
    here: of =>
      t`${{ nominative: 'dieser', accusative: 'diesen', dative: 'diesem', genitive: 'dieses' }[of]} ${of === 'genitive' ? 'Servers' : 'Server'}`,
    attacked: of => described('angegriffene', of),
    breached: of => described('aufgebrochene', of),
    that: of =>
      t`${{ nominative: 'jener', accusative: 'jenen', dative: 'jenem', genitive: 'jenes' }[of]} ${of === 'genitive' ? 'Servers' : 'Server'}`,
    any: of => a('', of),
    central: of => a('zentral', of),
    remote: of => a('entfernt', of),
    another: of => a('ander', of),
    anotherRemote: of => a(t`ander${of === 'nominative' ? 'er' : 'en'} entfernt`, of),
    whichever: of => a('beliebig', of),
    protectedByIce: of => t`${a('', of)} mit ICE davor`,
    withCardInRoot: of => t`${a('', of)} mit einer Karte in der Wurzel`,
    unrunCentral: of =>
      a(t`in diesem Zug noch nicht angegriffen${of === 'nominative' ? 'er' : 'en'} zentral`, of),
    mark: of => t`${yours[of].n} Ziel${of === 'genitive' ? 's' : ''}`,
  }
const described = (adjective: string, of: Case): Text =>
  t`${the[of].m} ${adjective}${of === 'nominative' ? '' : 'n'} Server${of === 'genitive' ? 's' : ''}`
function a(adjective: Text, of: Case): Text {
  const article = { nominative: 'ein', accusative: 'einen', dative: 'einem', genitive: 'eines' }[of]
  const ending = of === 'nominative' ? 'er' : 'en'
  return t`${article} ${adjective === '' ? '' : t`${adjective}${ending} `}Server${of === 'genitive' ? 's' : ''}`
}

export function serverText(of: ServerName, grammatical: Case): Text {
  if (typeof of === 'object') return t`Server ${of.remote}`
  if (of === 'hq' || of === 'rnd') return centrals[of]
  return serverNouns[of](grammatical)
}
export const serversText = (of: Servers, grammatical: Case): Text =>
  list(
    of.map(each => serverText(each, grammatical)),
    'oder',
  )

/** Where cards are installed: what is in a central server besides is not (CR 4.6.8). */
export function rootOf(of: ServerName, grammatical: 'accusative' | 'dative' = 'dative'): Text {
  if (typeof of === 'object') return serverText(of, 'dative')
  const root = t`${the[grammatical].f} Wurzel`
  return of === 'hq' || of === 'rnd'
    ? t`${root} ${von(serverText(of, 'dative'))}`
    : t`${root} ${serverText(of, 'genitive')}`
}

/** "Wurzel von HQ", "Wurzel dieses Servers", after its article. */
export const rootsOf = (of: Servers): Text =>
  of.some(each => each === 'hq' || each === 'rnd' || typeof each === 'object')
    ? t`Wurzel ${von(serversText(of, 'dative'))}`
    : t`Wurzel ${serversText(of, 'genitive')}`

/** What is forbidden to be done with a card: after "kann nicht". */
export const passives: Readonly<Record<Exclude<Declared<'cannotBe'>['act'], 'access'>, string>> = {
  steal: 'gestohlen',
  trash: 'zerstört',
  forfeit: 'aufgegeben',
  rez: 'gerezzt',
  score: 'gewertet',
  install: 'installiert',
  play: 'gespielt',
  use: 'eingesetzt',
  advance: 'vorangetrieben',
  bypass: 'umgangen',
  expose: 'enthüllt',
  draw: 'gezogen',
  gainCredits: 'erhalten',
  spendCredits: 'ausgegeben',
  removeTags: 'entfernt',
  beSuccessful: 'für erfolgreich erklärt',
}

/** Several servers of a game are joined by "oder". */
type ServerSet = Exclude<ServerName, object> | 'several'
/** Those that "ist" stands behind: "der dieser Server ist". */
type Being =
  | 'hq'
  | 'rnd'
  | 'archives'
  | 'here'
  | 'attacked'
  | 'breached'
  | 'that'
  | 'whichever'
  | 'mark'
  | 'unrunCentral'
  | 'several'
const setAdjectives: Exceptions<ServerSet, Being | 'protectedByIce' | 'withCardInRoot', readonly string[]> = {
  any: [],
  central: ['zentral'],
  remote: ['entfernt'],
  another: ['ander'],
  anotherRemote: ['ander', 'entfernt'],
}
const setClauses: Exceptions<
  ServerSet,
  Being | 'any' | 'central' | 'remote' | 'another' | 'anotherRemote',
  string
> = {
  protectedByIce: 'mit ICE davor',
  withCardInRoot: 'mit einer Karte in der Wurzel',
}
const setOf = ([only, more]: Servers): ServerSet =>
  more === undefined && typeof only === 'string' ? only : 'several'

/** Servers of several sets at once: "entfernter Server mit einer Karte in der Wurzel und mit ICE davor". */
export function serversAmong(sets: readonly Servers[], isMany: boolean): Group {
  const clauses = sets.flatMap(set => setClauses[setOf(set)] ?? [])
  const others = sets.filter(set => !(setOf(set) in setAdjectives || setOf(set) in setClauses))
  const is = isMany ? 'sind' : 'ist'
  return {
    words: [masculine('Server', 'Server')],
    adjectives: sets.flatMap(set => setAdjectives[setOf(set)] ?? []),
    after: withAside(
      clauses.length === 0 ? '' : t` ${list(clauses, 'und')}`,
      joined(
        others.map(set => t`, ${isMany ? 'die' : 'der'} ${serversText(set, 'nominative')} ${is}`),
        '',
      ),
    ),
  }
}

/** Where a card is added: "dem Punktebereich des Runners". */
export const scoreArea = (who: Person | null): Text =>
  who === null
    ? 'einem Punktebereich'
    : who === 'you'
      ? 'deinem Punktebereich'
      : t`${withArticle('dem', 'Punktebereich')} ${names[who].genitive}`
