import type { Deed, Deeds, Kind, Preventable } from '@paydata/bots/reasons'
import { deeds } from '@paydata/bots/reasons'
import type { ReasonWords } from '../reasons.ts'
import { remoteNumber } from '../remote.ts'

const many = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`
const credits = (count: number): string => many(count, 'Credit', 'Credits')
const are = (count: number): string =>
  `${count === 0 ? 'keiner ist' : count === 1 ? '1 ist' : `${count} sind`} da`
const list = (words: readonly string[], last: 'und' | 'oder' = 'und'): string =>
  words.length < 2 ? words.join('') : `${words.toSpliced(-1).join(', ')} ${last} ${words.at(-1)}`
/** A card as the subject or the object of a sentence: titles are not declined. */
const it = (card: string | null): string => card ?? 'die Karte'
const It = (card: string | null): string => card ?? 'Die Karte'
/** After "mit" and "von". */
const dative = (card: string | null): string => card ?? 'der Karte'
const remote = (server: string): string => `Server ${remoteNumber(server)}`
const centrals: Readonly<Record<string, string>> = { hq: 'HQ', rnd: 'F&E' }
/** "Auf …", with the accusative: the aim of a run. */
const onto = (server: string): string =>
  centrals[server] ?? (server === 'archives' ? 'das Archiv' : remote(server))
/** "In …" and "vor …", with the dative. */
const at = (server: string, before: 'in' | 'vor'): string =>
  server === 'archives' ? (before === 'in' ? 'im Archiv' : 'vor dem Archiv') : `${before} ${onto(server)}`
const Subject = (server: string): string => (server === 'archives' ? 'Das Archiv' : onto(server))
const run = (server: string, amount: number): string =>
  `Ein Run auf ${onto(server)} kostet ${amount === 0 ? 'nichts' : `etwa ${credits(amount)}`}`

const deedWords: Readonly<Record<Deed, (count: number) => string>> = {
  credits: n => (n > 0 ? `${credits(n)} erhalten` : `${credits(-n)} verlieren`),
  drains: () => 'dem Gegner Credits nehmen',
  cards: n => `${many(n, 'Karte', 'Karten')} ziehen oder finden`,
  clicks: n => `${many(n, 'Klick', 'Klicks')} erhalten`,
  damage: n => `${n} Schaden zufügen`,
  tags: n => `${many(Math.abs(n), 'Markierung', 'Markierungen')} ${n > 0 ? 'geben' : 'entfernen'}`,
  trashes: () => 'Karten zerstören',
  endsRun: () => 'den Run beenden',
}
function doing(does: Deeds): string {
  const parts = deeds.flatMap(deed => {
    const count = does[deed]
    return count === undefined ? [] : [deedWords[deed](count)]
  })
  return parts.length === 0
    ? 'was sie tut, lässt sich nicht zählen, ist aber selten schlecht'
    : parts.join(', ')
}

const prevented: Readonly<Record<Preventable, (count: number) => string>> = {
  damage: n => `${n} Schaden`,
  tags: n => many(n, 'Markierung', 'Markierungen'),
  trash: n => (n === 1 ? 'das Zerstören einer Karte' : `das Zerstören von ${n} Karten`),
  endRun: () => 'das Ende des Runs',
  expose: n => (n === 1 ? 'das Enthüllen einer Karte' : `das Enthüllen von ${n} Karten`),
}

const kindNouns: Readonly<Record<Kind, string>> = {
  barrier: 'Barrieren',
  'code gate': 'Code-Gates',
  sentry: 'Wächter',
}
const ice = (kinds: readonly Kind[]): string =>
  list(
    kinds.map(kind => kindNouns[kind]),
    'oder',
  )

/** Why bots do what they do, in German. */
export const reasonsInGerman: ReasonWords = {
  byLot: () => 'Das Los hat entschieden.',
  onlyOption: () => 'Etwas anderes ist nicht möglich.',
  noneWanted: () => 'Nichts davon ist erwünscht.',
  nothingBetter: () => 'Im Augenblick gibt es nichts Besseres zu tun.',
  changesLittle: () => 'Das ändert wenig.',
  allAlike: () => 'Eins ist so gut wie das andere.',
  anyWillDo: () => 'Jede ist recht.',
  nothingToChoose: () => 'Dort gibt es nichts auszuwählen.',
  allForbidden: () => 'Karten verbieten alles, was daraus würde.',
  unforeseen: () => 'Der Gegner darf es nicht vorhersehen.',
  unknownCard: () => 'Es ist nicht bekannt, was das ist.',
  doesNothing: ({ card }) => `${It(card)} würde jetzt nichts bewirken.`,
  moreThanCredit: ({ card, does }) =>
    `${It(card)} bringt für einen Klick mehr als einen Credit: ${doing(does)}.`,

  winsTrace: () => 'Das gewinnt den Trace, oder es kostet nichts.',
  asMuchAsThereIs: () => 'So viel, wie zu haben ist.',
  poolPaysLast: () => 'Der Creditvorrat kann alles bezahlen, darum zahlt er zuletzt.',

  wayIsWorthIt: () => 'Was zu finden sein kann, ist den Rest des Weges wert.',
  takesMore: () => 'Es würde mehr kosten, als es bringt.',
  moreHarm: () => 'Es würde mehr schaden als nützen.',
  notWorthStopping: () => 'Was gleich geschieht, muss man nicht aufhalten.',
  trashTooDear: () => 'Sie zu zerstören würde mehr kosten, als der Konzern verlöre.',
  installedMayStay: () => 'Was dort installiert ist, darf bleiben.',

  takesFarMore: ({ card }) => `${It(card)} würde weit mehr kosten als bringen.`,
  seldomBad: ({ card }) => `Was ${it(card)} tut, ist für die eigene Seite selten schlecht.`,
  avoids: ({ card, does }) => `Das hält ${it(card)} hiervon ab: ${doing(does)}.`,
  worthItsPrice: ({ card, does }) => `${It(card)} tut genug für den Preis: ${doing(does)}.`,
  costsNothing: ({ card }) => `Was ${it(card)} tut, kostet nichts und ist selten schlecht.`,
  doesGood: ({ card, does }) => `${It(card)} nützt: ${doing(does)}.`,
  prevents: ({ card, amount, effect }) =>
    `${It(card)} verhindert ${prevented[effect](amount)}; das wäre schlimmer als der Preis.`,
  preventsLittle: ({ card }) => `Was ${it(card)} verhindert, schadet wenig.`,

  neededLeast: ({ card }) => `${It(card)} wird am wenigsten gebraucht.`,
  cannotPay: ({ card }) => `${It(card)} ist nicht zu bezahlen.`,
  facedownAlike: () => 'Eine verdeckte Karte ist so gut wie die andere.',
  mattersMost: ({ card }) => `${It(card)} ist am wichtigsten.`,
  mostHarmful: () => 'Diese Subroutine würde am meisten schaden.',
  fairHand: () => 'Die Starthand ist brauchbar.',
  weakHand: () => 'Die Starthand ist schwach.',

  resourceHelps: ({ card }) => `${It(card)} hilft dem Runner, der markiert ist und sie nicht schützen kann.`,
  noViruses: () => 'Es gibt keine Virusmarker zu löschen.',
  purges: ({ amount }) =>
    amount === 1
      ? 'Es gibt 1 Virusmarker, und Löschen entfernt ihn.'
      : `Es gibt ${amount} Virusmarker, und Löschen entfernt sie alle.`,
  corpCreditBest: ({ has }) =>
    `Bei ${credits(has)} bringt keine Karte für einen Klick mehr als ein weiterer Credit.`,
  rezNeeds: ({ card, server, amount, has }) =>
    `${It(card)} ${at(server, 'vor')} zu rezzen kostet ${credits(amount)}, und ${are(has)}.`,
  hqFull: () => 'HQ ist voll.',
  emptyRndLoses: () => 'Ein Konzern, der aus leerem F&E ziehen muss, verliert.',
  fewInHq: ({ has }) => `Mit ${many(has, 'Karte', 'Karten')} in HQ gibt es wenig Auswahl.`,
  enoughAgendas: () => 'In HQ sind schon genug Agenden.',
  noIceInHq: () => 'In HQ ist kein ICE, und Server brauchen welches.',
  moreChoice: () => 'Eine weitere Karte gibt mehr Auswahl.',
  flatlines: ({ card, amount, has }) =>
    `${It(card)} fügt einem Runner mit ${many(has, 'Karte', 'Karten')} im Griff ${amount} Schaden zu: das ist sein Ende.`,
  clicksToScore: ({ card, amount }) =>
    `Mit ${many(amount, 'weiteren Klick', 'weiteren Klicks')} von ${dative(card)} lässt sich in diesem Zug eine Agenda werten.`,
  advancesFaster: ({ card, other }) => `${It(card)} treibt ${other ?? 'Karten'} schneller voran als Klicks.`,
  costs: ({ card, amount, does }) => `${It(card)} kostet ${credits(amount)}: ${doing(does)}.`,
  bringsWhileThere: ({ card, amount }) =>
    `${It(card)} bringt ${credits(amount)} in jedem Zug, in dem sie bleibt.`,
  creditsForClicks: ({ card }) => `${It(card)} gibt mehr Credits für Klicks, solange sie bleibt.`,
  loaded: ({ card }) => `${It(card)} bringt Credits, solange sie bleibt.`,
  hurtsWhoAccesses: ({ card }) => `${It(card)} schadet einem Runner, der darauf zugreift.`,
  usedAgain: ({ card }) => `${It(card)} lässt sich immer wieder einsetzen.`,
  betterServer: ({ card }) => `${It(card)} macht einen Server besser.`,
  mayBeOfUse: ({ card }) => `${It(card)} könnte nützlich sein.`,

  beginsRemote: ({ card }) =>
    `${It(card)} beginnt einen entfernten Server, in dem Agenden gewertet werden können.`,
  closesServer: ({ card, server }) =>
    `${It(card)} nützt am meisten ${at(server, 'vor')}: Dort hält den Runner fast nichts auf.`,
  makesDearer: ({ card, server }) =>
    `${It(card)} nützt am meisten ${at(server, 'vor')}: Dort kommt der Runner noch zu billig durch.`,
  agendasNeedServer: () => 'Agenden brauchen einen eigenen Server.',
  iceMissed: ({ server }) => `Am meisten fehlt ICE ${at(server, 'vor')}.`,
  serverOfItsOwn: () => 'Es ist ein eigener Server.',
  runsMatter: ({ server }) => `Runs auf ${onto(server)} wiegen am schwersten.`,
  keptForAgendas: () => 'Server mit ICE sind für Agenden da.',
  hasRoom: ({ server }) => `${Subject(server)} hat Platz.`,

  scoresThisTurn: ({ card }) => `${It(card)} lässt sich in diesem Zug werten.`,
  cannotWait: ({ card }) => `${It(card)} kann nicht auf einen besser geschützten entfernten Server warten.`,
  tooManyAgendas: ({ amount }) =>
    `${amount} Agenden in HQ sind zu viele, um auf einen besser geschützten entfernten Server zu warten.`,
  keptUntilScored: ({ card, server }) =>
    `Was ${onto(server)} schützt, sollte reichen, bis ${it(card)} gewertet ist.`,
  bestPlace: ({ card, server }) =>
    `${It(card)} muss irgendwann gewertet werden, und dafür ist ${onto(server)} der beste Ort.`,
  noBetterRemote: () => 'Kein anderer entfernter Server ist frei und besser geschützt.',
  bestRemote: ({ server }) =>
    `${Subject(server)} ist der am besten geschützte entfernte Server, der frei ist.`,
  thereIsRoom: () => 'Dort ist Platz.',
  looksLikeAgenda: ({ card }) => `${It(card)} sieht wie eine Agenda aus, wenn sie vorangetrieben wird.`,
  scorableAlready: ({ card }) => `${It(card)} lässt sich schon werten.`,
  scoresWithMore: ({ card, amount }) => `${It(card)} lässt sich in diesem Zug werten: noch ${amount}.`,
  scoresNextTurn: ({ card }) =>
    `${It(card)} lässt sich im nächsten Zug werten, wenn sie jetzt vorangetrieben wird.`,
  advancingNeeds: ({ card, amount, has }) =>
    `${It(card)} braucht noch ${credits(amount)} zum Vorantreiben, und ${are(has)}.`,
  worthPoints: ({ card, amount, has }) => `${It(card)} bringt ${amount} der ${has} nötigen Punkte.`,

  scoresWith: ({ card }) => `Mit ${dative(card)} lässt sich in diesem Zug eine Agenda werten.`,
  endsRun: ({ card }) => `${It(card)} beendet den Run, bevor auf etwas zugegriffen wird.`,
  moreThanItCosts: ({ card, does }) => `${It(card)} tut mehr, als es kostet: ${doing(does)}.`,
  agendaEasier: ({ card }) => `${It(card)} macht die Agenda daneben leichter zu werten.`,
  runIsThere: ({ card, server }) => `Der Runner läuft auf ${onto(server)}, und dort ist ${it(card)}.`,
  notNeededYet: ({ card }) => `${It(card)} wird noch nicht gebraucht.`,
  incomeFromNow: ({ card, amount }) => `${It(card)} bringt von jetzt an ${credits(amount)} in jedem Zug.`,
  creditsFromNow: ({ card }) => `${It(card)} bringt von jetzt an Credits.`,
  usedOnceRezzed: ({ card, amount }) =>
    `${It(card)} lässt sich gerezzt einsetzen, und es bleiben ${credits(amount)}.`,
  stopsRun: ({ card, server, amount }) =>
    `${It(card)} sollte den Run auf ${onto(server)} für ${credits(amount)} aufhalten.`,
  runDearer: ({ card, server }) => `${It(card)} macht den Run auf ${onto(server)} für den Runner teurer.`,

  taggedIsRisky: () =>
    'Solange der Runner markiert ist, kann der Konzern Ressourcen zerstören und Schlimmeres tun.',
  offersRun: ({ card }) => `${It(card)} bietet einen Run an.`,
  makesRunBetter: ({ card }) => `${It(card)} macht einen Run besser.`,
  worthThePrice: ({ card, does }) => `${It(card)} ist den Preis wert: ${doing(does)}.`,
  emptyStack: () => 'Der Stapel ist leer.',
  handFull: () => 'Der Griff ist voll.',
  thinHand: ({ has }) => `Mit ${many(has, 'Karte', 'Karten')} im Griff könnte Schaden das Ende sein.`,
  moreToLose: () =>
    'Eine weitere Karte gibt mehr Auswahl, und eine mehr, die an Schaden verloren gehen kann.',
  breakersMissing: ({ kinds }) => `Noch bricht nichts ${ice(kinds)}: Das muss erst gefunden werden.`,
  untagCosts: ({ amount }) => `Die Markierung zu entfernen kostet ${credits(amount)} und einen Klick.`,
  runnerCreditBest: ({ has }) =>
    `Bei ${credits(has)} ist keine Karte und kein Run mehr wert als ein weiterer Credit.`,
  cardTakes: ({ card, amount, has }) => `${It(card)} kostet ${credits(amount)}, und ${are(has)}.`,
  breaksNothingNew: ({ card }) => `Was ${it(card)} bricht, lässt sich schon brechen.`,
  breaksNew: ({ card, kinds }) => `Noch bricht nichts ${ice(kinds)}, und ${it(card)} tut es.`,
  bringsEveryTurn: ({ card, amount }) => `${It(card)} bringt ${credits(amount)} in jedem Zug.`,
  usedWhileThere: ({ card, does }) => `${It(card)} lässt sich einsetzen, solange sie bleibt: ${doing(does)}.`,

  nothingToFind: ({ server }) => `Es gibt ${at(server, 'in')} nichts zu finden.`,
  noWay: ({ server }) => `Durch das ICE ${at(server, 'vor')} führt kein Weg.`,
  runTooDear: ({ server }) => `Ein Run auf ${onto(server)} würde mehr kosten, als da ist.`,
  runOnHq: ({ amount, has }) =>
    `${run('hq', amount)}; auf ${has === 1 ? 'die einzige Karte' : `eine von ${has} Karten`} in HQ wird zugegriffen.`,
  runOnRnd: ({ amount }) =>
    `${run('rnd', amount)}; auf die Karte, die der Konzern als Nächstes zöge, wird zugegriffen.`,
  runOnArchives: ({ amount, has }) =>
    `${run('archives', amount)}; dort ${has === 1 ? 'ist 1 verdeckte Karte' : `sind ${has} verdeckte Karten`}.`,
  runOnEmpty: ({ server, amount }) => `${run(server, amount)}; dort ist nichts.`,
  runOnUnknown: ({ server, amount }) =>
    `${run(server, amount)}; dort könnte eine Agenda sein, oder etwas zum Zerstören.`,
  runOnKnown: ({ server, amount, cards }) =>
    `${run(server, amount)}; dort ${cards.length === 1 ? 'ist' : 'sind'} ${list(cards)}.`,
  getsPast: ({ card, other, amount }) =>
    `${It(card)} kommt für ${credits(amount)} an ${other ?? 'dem ICE'} vorbei.`,
  givesMore: ({ card, does }) => `${It(card)} bringt mehr, als es kostet: ${doing(does)}.`,
  goesOn: () => 'Der Weg lohnt sich.',
  noIceAhead: () => 'Vor dem Runner liegt kein ICE mehr.',
  noWayLeft: () => 'Durch das übrige ICE führt kein Weg.',
  harmAhead: () => 'Das übrige ICE könnte mehr Schaden zufügen, als Karten im Griff sind.',
  wayTakes: ({ amount }) => `Der übrige Weg kostet etwa ${credits(amount)}.`,

  mayBeAgenda: () => 'Es könnte eine Agenda sein.',
  agendasWin: () => 'Agenden gewinnen das Spiel.',
  letStay: () => 'Es darf bleiben.',
  wouldBring: ({ card, amount }) => `${It(card)} brächte dem Konzern ${credits(amount)} pro Zug.`,
  wouldBringForClicks: ({ card, amount }) =>
    `${It(card)} brächte dem Konzern pro Zug ${credits(amount)} mehr, als Klicks bringen.`,
  keepsFromCorp: ({ card, amount }) =>
    `${credits(amount)} ${amount === 1 ? 'ist' : 'sind'} nicht zu viel, um dem Konzern ${it(card)} zu nehmen.`,

  winsNow: () => 'Es gewinnt das Spiel in diesem Zug, was auch immer die andere Seite tut.',
  chances: ({ amount, next }) =>
    `Die Aussicht auf den Sieg ist dann etwa ${amount} %, beim Nächstbesten ${next} %.`,
}
