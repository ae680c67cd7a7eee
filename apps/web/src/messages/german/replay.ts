import type { Side } from '@paydata/engine'
import { isolated } from '@paydata/protocol'
import type { Catalogues } from '../catalogues.ts'

const sides: Readonly<Record<Side, string>> = { corp: 'Konzern', runner: 'Runner' }
const the: Readonly<Record<Side, string>> = { corp: 'der Konzern', runner: 'der Runner' }

export const replay: Catalogues['replay'] = {
  title: 'Aufzeichnungen',
  lead: 'Sieh dir ein Spiel noch einmal an, Zug um Zug, mit den Augen der einen, der anderen oder beider Seiten.',
  open: 'Eine Aufzeichnung öffnen',
  drop: 'oder hierher ziehen',
  last: 'Dein letztes Spiel',
  mine: 'Deine Spiele auf diesem Server',
  here: 'Deine Spiele in diesem Browser',
  hereLead: 'Die letzten, die hier zu Ende gespielt wurden. Sie bleiben in diesem Browser.',
  wonBy: (side: Side): string => `gewonnen: ${sides[side]}`,
  none: 'Noch keine.',
  against: (who: string): string => `gegen ${isolated(who)}`,
  nobody: 'niemanden',
  asSide: (side: Side): string => `als ${sides[side]}`,
  outcome: { won: 'gewonnen', lost: 'verloren', drawn: 'unentschieden', none: 'nicht beendet' },
  opening: 'Das Spiel wird noch einmal gespielt',
  refused: {
    unreadable: 'Das ist keine Aufzeichnung, oder keine ganze.',
    otherCards: 'Dieses Spiel wurde mit anderen Karten gespielt, als hier sind.',
    olderRules:
      'Diese Datei stammt aus einer früheren Version, und Regeln oder Karten haben sich seither geändert.',
    doesNotPlay:
      'Dieses Spiel lässt sich nicht noch einmal spielen: Es wurde geändert oder stammt aus einer anderen Version.',
    notAllowed: 'Die beiden behalten dieses Spiel für sich.',
    notOver: 'Dieses Spiel ist noch nicht vorbei.',
    noSuchGame: 'So ein Spiel gibt es nicht.',
    offline: 'Kein Server antwortet. Eine Aufzeichnung lässt sich aus einer Datei öffnen.',
  },
  other: 'Eine andere öffnen',
  controls: 'Aufzeichnung',
  players: (corp: string, runner: string): string => `${corp} – ${runner}`,
  scrub: 'Zeitpunkt',
  where: (step: number, last: number): string => `Antwort ${step} von ${last}`,
  at: (step: number, last: number, turn: number, side: Side): string =>
    turn === 0 ? `Antwort ${step} von ${last}` : `Antwort ${step} von ${last}, Zug ${turn}, ${sides[side]}`,
  ways: {
    backTurn: 'Einen Zug zurück',
    backAction: 'Eine Aktion zurück',
    back: 'Zurück',
    forward: 'Weiter',
    forwardAction: 'Eine Aktion weiter',
    forwardTurn: 'Einen Zug weiter',
  },
  go: 'Abspielen',
  pause: 'Anhalten',
  speed: 'Tempo',
  speeds: { slow: 'Langsam', normal: 'Normal', fast: 'Schnell' },
  eye: 'Ansicht',
  eyes: { all: 'Beide Hände', corp: 'Konzern', runner: 'Runner', spectator: 'Publikum' },
  link: 'Link kopieren',
  copied: 'Der Link zu diesem Zeitpunkt ist kopiert.',
  branch: 'Von hier weiterspielen',
  branchLead: 'Das ursprüngliche Spiel bleibt, wie es ist.',
  branches: {
    corp: 'Als Konzern gegen den Computer',
    runner: 'Als Runner gegen den Computer',
    both: 'Beide Seiten, allein',
    spectator: 'Zwei Computern beim Weiterspielen zusehen',
  },
  branchEarlier: (step: number): string =>
    `Nach den heutigen Regeln wäre die Partie nach Antwort ${step} anders verlaufen: Du spielst von dort aus weiter.`,
  noBranch: 'Nach den heutigen Regeln kann diese Partie nicht weitergespielt werden.',
  cannotBranch: 'Hier ist das Spiel vorbei: Geh zurück, um von einem früheren Zeitpunkt weiterzuspielen.',
  decides: (side: Side): string => `Es entscheidet ${the[side]}`,
  agreed: 'Beide einigen sich auf ein Unentschieden',
  secret: 'Was gefragt und geantwortet wurde, weiß nur diese Seite.',
  gaveUp: 'gibt auf oder hat keine Zeit mehr',
  chosen: 'gewählt',
  why: (because: string): string => `Warum: ${because}`,
  options: 'Möglichkeiten',
  rest: (answers: number): string =>
    `Regeln oder Karten haben sich seither geändert: ${answers === 1 ? 'Die letzte Antwort wird' : `Die letzten ${answers} Antworten werden`} nicht gezeigt, da die Partie heute anders verliefe.`,
  end: 'Das Ende des Spiels',
  wins: (side: Side): string => `Es gewinnt ${the[side]}`,
  drawn: 'Unentschieden',
}
