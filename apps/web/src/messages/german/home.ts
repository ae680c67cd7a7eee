import { isolated } from '@paydata/protocol'
import type { Catalogues } from '../catalogues.ts'

export const home: Catalogues['home'] = {
  lead: 'Ein Megakonzern, eine Hackerin, verborgene Agenden.',
  play: 'Gegen den Computer',
  playLead: 'In diesem Browser, mit dem Deck deiner Wahl. Ohne Konto.',
  setUp: 'Du und der Computer',
  watch: 'Zwei Computern zusehen',
  watchLead: 'Mit den Decks deiner Wahl, sofort.',
  goOn: 'Dein Spiel fortsetzen',
  side: 'Deine Seite',
  asSide: { corp: 'Agenden schützen und punkten', runner: 'Server angreifen, Agenden stehlen' },
  yours: 'Dein Deck',
  theirs: 'Das Deck des Computers',
  anyDeck: 'Irgendein Deck: der Computer wählt',
  moreDecks: 'Mehr fertige Decks',
  toLearn: points => `zum Lernen, bis ${points} Punkte`,
  level: 'Der Computer spielt',
  levels: { random: 'aufs Geratewohl', sensible: 'mit Verstand', search: 'vorausschauend' },
  start: 'Spiel starten',
  decks: 'Meine Decks',
  cards: 'Alle Karten',
  replays: 'Aufzeichnungen',
  mark: 'Ein Projekt von Fans, ohne Verbindung zu den Eigentümern des Spiels. Alle Bilder auf dieser Seite sind berechnet.',
  ways: 'Spielarten',
  friend: 'Mit einer Freundin, einem Freund',
  friendLead: 'Ein privates Spiel und ein Link zum Verschicken.',
  options: 'Weitere Angaben',
  lobby: 'Ein Spiel finden oder zusehen',
  offline: 'Diese Seite spielt allein: Kein Server antwortet.',
  back: {
    mine: 'Deine Spiele, die noch nicht vorbei sind',
    goOn: (title: string, opponent: string | null): string =>
      `Dein Spiel${title === '' ? '' : ` „${isolated(title)}“`}${opponent === null ? '' : ` gegen ${isolated(opponent)}`} fortsetzen`,
    states: { playing: 'Läuft gerade', open: 'Im Warteraum' },
  },
  rules: {
    compare: 'Die Ausgaben nebeneinander',
    more: 'Format und Regeln',
    moreLead: 'Die meisten Spiele gehen nach den neuesten Regeln.',
    done: 'Fertig',
  },
}
