import type { Order } from '@paydata/protocol'
import type { Command } from '../../keys/keymap.ts'
import type { WhyReserved } from '../../keys/rebinding.ts'
import type { Catalogues } from '../catalogues.ts'
import { page } from './page.ts'

type KeyRow = readonly [keys: readonly Command[] | string, does: string]

const commands: Readonly<Record<Command, string>> = {
  left: 'Nach links',
  up: 'Nach oben',
  down: 'Nach unten',
  right: 'Nach rechts',
  answer: 'Die hervorgehobene Antwort',
  decision: 'Zur Entscheidung',
  hand: 'Zur Hand',
  log: 'Zum Protokoll',
  why: 'Warum werde ich gefragt?',
  breakAll: page.macros.breakAll,
  continueRun: page.macros.continueRun,
  accessAll: page.macros.accessAll,
  takeCredits: page.macros.takeCredits,
  takeBack: 'Die letzte Antwort zurücknehmen',
  help: 'Die Liste der Tasten',
  back: 'Zurück bis dahin, wo etwas geschah',
  forward: 'Weiter bis dahin, wo etwas geschieht',
  backAction: 'Eine Aktion zurück',
  forwardAction: 'Eine Aktion weiter',
  backTurn: 'Einen Zug zurück',
  forwardTurn: 'Einen Zug weiter',
  first: 'Zum Anfang',
  last: 'Zum Ende',
  play: 'Abspielen oder anhalten',
  replayHelp: 'Die Liste der Tasten',
}

const table: readonly KeyRow[] = [
  [['left', 'up', 'right', 'down'], 'Zwischen Karten, Servern und Knöpfen wechseln'],
  ['Enter', 'Wählen, was im Fokus ist'],
  ['1 – 9, 0; ⇧1 – ⇧0', 'Eine Möglichkeit der Entscheidung wählen'],
  [['answer'], commands.answer],
  [['breakAll'], commands.breakAll],
  [['continueRun'], commands.continueRun],
  [['accessAll'], commands.accessAll],
  [['takeCredits'], commands.takeCredits],
  [['decision'], commands.decision],
  [['hand'], commands.hand],
  [['log'], commands.log],
  [['why'], commands.why],
  [['takeBack'], commands.takeBack],
  ['Esc', 'Zurück'],
  [['help'], 'Diese Liste'],
]

const replay: readonly KeyRow[] = [
  [['back', 'forward'], 'Dahin, wo zuvor oder als Nächstes etwas geschieht'],
  [['backAction', 'forwardAction'], 'Um eine Aktion'],
  [['backTurn', 'forwardTurn'], 'Um einen Zug'],
  [['first', 'last'], 'Zum Anfang, zum Ende'],
  [['play'], commands.play],
  ['1 – 4', 'Beide Hände, Ansicht des Konzerns, des Runners, des Publikums'],
  [['replayHelp'], 'Diese Liste'],
]

const reserved: Readonly<Record<WhyReserved, string>> = {
  tab: 'Tab führt immer von einem zum nächsten.',
  enter: 'Enter wählt immer, was im Fokus ist.',
  escape: 'Escape führt immer zurück, deshalb wurde nichts geändert.',
  digit: 'Die Ziffern 1 bis 9 wählen immer Möglichkeiten.',
  withControl: 'Tasten mit Strg, Alt oder Cmd gehören dem Browser.',
  system: 'Der Browser oder das System braucht diese Taste.',
}

const orders: Readonly<Record<Order, string>> = {
  ask: 'immer fragen',
  able: 'fragen, wenn ich handeln könnte',
  news: 'fragen, wenn ich etwas Neues tun könnte',
  pass: 'passen',
}

export const settings: Catalogues['settings'] = {
  title: 'Einstellungen',
  language: 'Sprache',
  languageLost: 'Die Wörter dieser Sprache waren nicht zu holen. Versuche es noch einmal.',
  theme: 'Farben',
  themes: {
    system: 'Wie das System',
    dark: 'Dunkel',
    light: 'Hell',
    contrast: 'Hoher Kontrast',
    safe: 'Für Farbfehlsichtige',
  },
  motion: 'Bewegung',
  motions: { full: 'Voll', quick: 'Kurz', none: 'Keine' },
  size: 'Karten',
  sizes: { small: 'Klein', normal: 'Normal', large: 'Groß' },
  list: 'Was die Tafel aufzählt',
  lists: { short: 'Was auf dem Tisch keinen Platz hat', full: 'Alles' },
  confirm: 'Noch einmal fragen, bevor etwas ein Fehler sein könnte',
  unread: 'Antworten übergehen, die kommen, bevor die Frage zu lesen war',
  pace: 'Das Tempo des Computers',
  paces: { slow: 'Wie ein Mensch', normal: 'Ruhig', fast: 'Schnell', none: 'Sofort' },
  paceLead:
    'Es gilt sofort in diesem Browser. Auf einem Server behält ein Computer das Tempo, das galt, als er sich setzte.',
  sound: 'Ton',
  volume: 'Lautstärke',
  keys: 'Einzelne Tasten wählen',
  changeKeys: 'Tasten ändern',
  onOff: { on: 'An', off: 'Aus' },
  stops: 'Wann ich gefragt werde',
  stopModes: {
    few: 'Wo ich es meistens will',
    able: 'Überall, wo ich etwas tun kann',
    every: 'In jedem Zeitfenster',
  },
  stopsLead: 'Das Protokoll nennt, wo für dich geantwortet wird.',
  windows: {
    title: 'Jede Art von Zeitfenster',
    changed: (n: number): string => (n === 0 ? 'wie üblich' : `${n} geändert`),
    lead: 'Wer einen Schritt des Ablaufs drückt, wird dort gefragt.',
    groups: {
      corpTurn: 'Im Zug des Konzerns',
      runnerTurn: 'Im Zug des Runners',
      run: 'In einem Run',
      kinds: 'Jederzeit',
    },
    kinds: {
      reaction: 'wenn etwas geschehen ist: Fähigkeiten, die dann eingesetzt werden können',
      interrupt: 'wenn etwas bevorsteht: Fähigkeiten, die es ändern',
      candidate: 'die einzige Karte für einen Zugriff: fragen oder gleich zugreifen',
    },
    usual: (order: Order): string => `Wie üblich: ${orders[order]}`,
    orders: {
      ask: 'Mich immer fragen',
      able: 'Mich fragen, wenn ich handeln könnte',
      news: 'Mich fragen, wenn ich etwas Neues tun könnte',
      pass: 'Für mich passen',
    },
    reset: 'Alle Zeitfenster wie üblich',
  },
  keyLists: {
    table: { title: 'Mit der Tastatur spielen', rows: table },
    replay: { title: 'Tasten einer Aufzeichnung', rows: replay },
  },
  keymap: {
    title: 'Tasten ändern',
    lead: 'Wähle einen Befehl und drücke dann die Taste, die er haben soll.',
    places: { table: 'Am Tisch', replay: 'In einer Aufzeichnung' },
    commands,
    change: (command: string, key: string): string => `${command}: ${key}. Ändern`,
    press: 'Drücke eine Taste',
    pressFor: (command: string): string =>
      `Drücke eine Taste für „${command}“. Escape lässt alles, wie es ist.`,
    reserved,
    clash: (key: string, other: string): string => `${key} ist die Taste für „${other}“.`,
    swap: 'Die beiden Tasten tauschen',
    leave: 'Lassen, wie es war',
    done: (command: string, key: string): string => `${command}: ${key}`,
    swapped: (one: string, key: string, other: string, otherKey: string): string =>
      `${one}: ${key}. ${other}: ${otherKey}`,
    reset: (command: string, key: string): string => `${command}: zurück zu ${key}`,
    usual: (key: string): string => `Zurück zu ${key}`,
    resetAll: 'Alle Tasten wie üblich',
    allUsual: 'Alle Tasten sind wie üblich.',
    off: 'Einzelne Tasten sind in den Einstellungen ausgeschaltet, deshalb zählen Buchstaben und Zeichen nicht.',
  },
}
