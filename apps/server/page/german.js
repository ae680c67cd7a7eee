/** The words of the page in German. */
export const words = {
  title: 'Wurde ehrlich gemischt?',
  window: 'Ehrlich gemischt – Paydata',
  lead: 'Bevor jemand bereit ist, zeigt der Server den Hash eines Geheimnisses: seine Festlegung. Aus diesem Geheimnis und aus einem zufälligen Teil von beiden, die spielen, entsteht der Startwert allen Zufalls im Spiel, also kann ihn niemand allein bestimmen, auch der Server nicht. Nach dem Spiel nennt die Aufzeichnung alle Teile. Dein Browser setzt sie hier wieder zusammen und vergleicht sie mit dem, was er behalten hat, als du bereit warst: worauf der Server festgelegt war, und was du beigetragen hast.',
  game: 'Spiel (sein Link oder sein Name aus 20 Zeichen)',
  commitment: 'Festlegung, wie du sie vor dem Spiel gesehen hast',
  part: 'Dein eigener Teil, wie ihn dein Browser gegeben hat',
  check: 'Prüfen',
  distrust:
    'Wer einer Seite desselben Servers nicht trauen will, lädt die Aufzeichnung herunter und startet diesen Befehl. Er spielt auch das ganze Spiel mit diesem Startwert noch einmal:',
  marks: { right: '✓ Ja:', wrong: '✗ Nein:', note: 'Hinweis:' },
  insecure: 'Hashes berechnet ein Browser nur auf Seiten, die über https oder von diesem Rechner kommen.',
  secret: 'Das Geheimnis des Servers ist das, worauf er festgelegt war.',
  seed: 'Der Startwert entsteht aus den Teilen des Servers und der beiden, die spielten.',
  computer: {
    corp: 'Der Teil des Computers, der den Konzern spielte, folgt aus dem Geheimnis des Servers.',
    runner: 'Der Teil des Computers, der den Runner spielte, folgt aus dem Geheimnis des Servers.',
  },
  own: 'Dein eigener Teil ist dabei, wie ihn dein Browser gegeben hat.',
  itself:
    'Ohne die Festlegung, die du gesehen hast, und den Teil, den du gegeben hast, wird die Aufzeichnung mit sich selbst verglichen.',
  refused: {
    noSuchGame: 'Dieses Spiel gibt es nicht.',
    noSuchThing: 'Das ist weder ein Link zu einem Spiel noch der Name eines Spiels.',
    malformed: 'Das ist weder ein Link zu einem Spiel noch der Name eines Spiels.',
    notReady: 'Das Spiel ist nicht zu Ende. Prüfe es danach: Erst dann werden seine Geheimnisse genannt.',
    notAllowed:
      'Die Aufzeichnung dieses Spiels dürfen nur die beiden sehen, die es gespielt haben. Melde dich so an.',
    tooFast: 'Das war zu viel auf einmal. Warte etwas und prüfe noch einmal.',
    damaged: 'Was von diesem Spiel gespeichert ist, kann nicht gelesen werden.',
  },
  silent: 'Der Server antwortet nicht wie erwartet. Prüfe später noch einmal.',
}
