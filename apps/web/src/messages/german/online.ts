import type { Learning, TakeBack } from '@paydata/protocol'
import { isolated } from '@paydata/protocol'
import { clockText } from '../../ui/clock-text.ts'
import { soMany } from '../../ui/so-many.ts'
import type { Catalogues } from '../catalogues.ts'

type Side = TakeBack['by']

const counted = soMany('Karte', 'Karten')
const ofWhom = (n: number, whose: string): readonly string[] => (n === 0 ? [] : [`${n} ${whose}`])
const listed = (all: readonly string[]): string =>
  [all.slice(0, -1).join(', '), ...all.slice(-1)].filter(each => each !== '').join(' und ')

/** The subject of a sentence about who has learned something, with the form of its verb. */
interface Learner {
  readonly who: string
  readonly has: 'hat' | 'hast'
}
const learnings: Readonly<Record<Learning, (by: Learner, cards: string) => string>> = {
  drawn: ({ who, has }, cards) => `${has} ${who} ${cards} gezogen`,
  accessed: ({ who, has }, cards) => `${has} ${who} auf ${cards} zugegriffen`,
  lookedAt: ({ who, has }, cards) => `${has} ${who} ${cards} angesehen`,
  searched: ({ who, has }) => `${has} ${who} einen Stapel durchsucht`,
  revealed: ({ who, has }, cards) => `${has} ${who} ${cards} vorgezeigt`,
  exposed: ({ who, has }, cards) => `${has} ${who} ${cards} enthüllt`,
  rezzed: ({ who, has }, cards) => `${has} ${who} ${cards} gerezzt`,
  turnedFaceup: (_by, cards) => `kam ${cards} offen zu liegen`,
  bidsRevealed: ({ who, has }) => `${has} ${who} ein geheimes Gebot aufgedeckt`,
}

export const online: Catalogues['page']['online'] = {
  again: (seconds: number): string => `Versuche es in ${seconds} s noch einmal.`,
  connection: {
    opening: 'Die Verbindung wird aufgebaut …',
    lost: 'Die Verbindung ist abgebrochen. Sie wird neu aufgebaut …',
  },
  me: {
    menu: (name: string): string => `Du bist ${isolated(name)}`,
    none: 'Anmelden',
  },
  room: {
    loading: 'Unterwegs zum Spiel',
    deckNamed: (name: string): string => `Deck: ${isolated(name)}`,
    abandoned: 'Dieses Spiel wurde aufgegeben.',
    gone: 'So ein Spiel gibt es nicht. Der Link ist vielleicht falsch, oder das Spiel ist endgültig vorbei.',
  },
  chat: {
    title: 'Unterhaltung',
    tabs: 'Protokoll und Unterhaltung',
    unread: soMany('neue Zeile', 'neue Zeilen'),
    players: 'Was die beiden Spielenden sagen, lesen alle.',
    spectators: 'Wer zusieht, redet unter sich: Die beiden lesen es nach dem Spiel.',
    unseated: 'Du hast keinen Platz: Die beiden lesen erst nach dem Spiel, was du sagst.',
    write: 'Etwas sagen',
    send: 'Sagen',
    empty: 'Noch hat niemand etwas gesagt.',
    rematch: 'Hier beginnt die Revanche.',
    presets: {
      hello: 'Hallo, viel Spaß!',
      goodLuck: 'Viel Glück!',
      thinking: 'Einen Moment …',
      takeYourTime: 'Lass dir Zeit.',
      wellPlayed: 'Schön gespielt!',
      oops: 'Hoppla!',
      thanks: 'Danke!',
      sorry: 'Entschuldigung!',
      goodGame: 'Gutes Spiel!',
      goodbye: 'Auf Wiedersehen!',
    },
    quiet: 'Wen du liest',
    silent: 'Die beiden möchten Ruhe.',
    preset: 'Gleich sagen',
    fromSpectators: 'Publikum',
  },
  table: {
    away: (seconds: number, claim: 'yours' | 'others'): string => {
      if (seconds <= 0) return 'nicht da'
      return claim === 'yours'
        ? `nicht da: ${clockText(seconds)}, bis du das Spiel beanspruchen kannst`
        : `nicht da: ${clockText(seconds)}`
    },
    clock: (who: string, left: string): string => `${who}, verbleibende Zeit: ${left}`,
    claim: 'Das Spiel beanspruchen',
    claimLead: 'Die andere Seite ist seit drei Minuten nicht da.',
    callBot: 'Einen Computer weiterspielen lassen',
    standsIn: 'Ein Computer spielt für dich.',
    comeBack: 'Selbst weiterspielen',
    offerDraw: 'Unentschieden anbieten',
    drawOffered: 'Du bietest ein Unentschieden an.',
    drawBack: 'Das Angebot zurückziehen',
    drawAsked: 'Die andere Seite bietet ein Unentschieden an.',
    agree: 'Annehmen',
    report: 'Diese Entscheidung anzweifeln',
    takeBackAsked: ({ by, answers, turns }: TakeBack): string => {
      const [theirs, yours] = by === 'corp' ? [answers.corp, answers.runner] : [answers.runner, answers.corp]
      const more = [...ofWhom(theirs - 1, 'von dort'), ...ofWhom(yours, 'von dir')]
      const since = more.length === 0 ? '' : ` und was seither entschieden wurde: ${listed(more)}`
      const back = turns === 0 ? '' : turns === 1 ? ', in den Zug davor' : `, ${turns} Züge zurück`
      return `Die andere Seite möchte ihre letzte Antwort zurücknehmen${since}${back}.`
    },
    takeBackLearned: ({ by, learned, cards, chance }: TakeBack): string => {
      const learner = (each: Side | null): Learner =>
        each === by
          ? { who: 'sie', has: 'hat' }
          : each === null
            ? { who: 'jemand', has: 'hat' }
            : { who: 'du', has: 'hast' }
      const ways = learned.map(each => learnings[each.how](learner(each.by), counted(each.count)))
      return [
        ...(ways.length === 0 ? [] : [`Dadurch ${listed(ways)}.`]),
        ...(cards === 0 ? [] : [`Sie hat ${counted(cards)} gesehen, die sie vorher nicht kannte.`]),
        ...(chance === 'used' ? ['Der Zufall hat etwas entschieden.'] : []),
      ].join(' ')
    },
    allow: 'Erlauben',
    deny: 'Nein',
    asking: 'Die andere Seite wird gefragt, ob du zurücknehmen darfst.',
    denied: 'Die andere Seite lässt die Antwort stehen.',
    mended: (lost: number): string =>
      lost === 0
        ? 'Inzwischen wurden die Regeln berichtigt. Das Spiel geht weiter, wo es stand.'
        : `Inzwischen wurden die Regeln berichtigt. Das Spiel geht vor ${lost === 1 ? 'der letzten Antwort' : `den letzten ${lost} Antworten`} weiter, die nicht mehr gelten.`,
    skip: 'Passen, bis etwas geschieht',
    rematch: 'Revanche mit getauschten Seiten',
    rematchAsked: 'Warten auf die andere Seite',
    rematchWanted: 'Die andere Seite möchte eine Revanche.',
    rematchGo: 'Zum neuen Spiel',
    fair: 'Wurde ehrlich gemischt?',
    lobby: 'Zu den Spielen',
    leaving: {
      title: 'Den Tisch verlassen?',
      clock: 'Deine Uhr läuft weiter.',
      claim:
        'Bist du drei Minuten nicht da, während du gefragt wirst, kann die andere Seite das Spiel beanspruchen.',
      back: 'Das Spiel ist nicht vorbei: „Dein Spiel fortsetzen“, am Anfang und bei den Spielen, bringt dich zurück.',
      stay: 'Bleiben',
      leave: 'Fürs Erste verlassen',
    },
    spectators: (n: number): string => (n === 1 ? 'Eine Person sieht zu' : `${n} Personen sehen zu`),
    hows: { time: 'nach Zeit', absence: 'weil die andere Seite nicht da war' },
  },
}
