import type { Expected } from '../../../testing/expected.ts'

export const expected: Expected = {
  sentences: {
    'This operation is not trashed until another current is played or an agenda is stolen.':
      'Diese Operation wird nicht zerstört, bis ein anderer Trend gespielt oder eine Agenda gestohlen wird.',
    'This event is not trashed until another current is played or an agenda is scored.':
      'Dieses Ereignis wird nicht zerstört, bis ein anderer Trend gespielt oder eine Agenda gewertet wird.',
    'Resolve X of the following (• Gain 1[credit]. • Draw 1 card.) X is equal to the number of tags you have.':
      'Führe X der folgenden Möglichkeiten aus (• Erhalte 1[credit]. • Ziehe 1 Karte.) X entspricht der Anzahl der Markierungen, die du hast.',
    'If the number of [credit] in your credit pool is at least the number of [credit] in the Corp’s credit pool, gain 1[credit].':
      'Falls die Anzahl der [credit], die du in deinem Creditvorrat hast, mindestens die Anzahl der [credit], die der Konzern in seinem Creditvorrat hat, ist, erhalte 1[credit].',
    'This ice gets -X strength. X is equal to the agenda points of host card.':
      'Dieses ICE erhält -X Stärke. X entspricht den Agendapunkten der Host-Karte.',
    'Run HQ. If successful, instead of breaching HQ, draw 2 cards.':
      'Führe einen Run auf HQ durch. Bei Erfolg ziehe 2 Karten, anstatt in HQ einzudringen.',
    'Starter game only.': 'Nur für das Einsteigerspiel.',
    'Draft format only.': 'Nur für Drafts.',
    'X is equal to the number of cards in the Runner’s hand.':
      'X entspricht der Anzahl der Karten, die der Runner auf der Hand hat.',
    'X[recurring-credit] Use these credits during trace attempts. X is equal to the number of cards in the Runner’s hand.':
      'X[recurring-credit] Du kannst diese Credits für Traces ausgeben. X entspricht der Anzahl der Karten, die der Runner auf der Hand hat.',
    'All ice protecting this server gains “When the Runner encounters this ice, you may trash it to do 1 net damage.”':
      'Alles ICE vor diesem Server erhält „Wenn der Runner mit diesem ICE konfrontiert wird, darfst du es zerstören, um 1 Netzschaden zuzufügen.“',
    'If the accessed card is hosting 2 or more virus counters, draw 1 card.':
      'Falls die Karte, auf die der Runner zugreift, mindestens 2 Virusmarker hat, ziehe 1 Karte.',
    'If the accessed card has a printed cost of 4 or less, draw 1 card.':
      'Falls die Karte, auf die der Runner zugreift, aufgedruckte Kosten von höchstens 4 hat, ziehe 1 Karte.',
    'If the accessed card has a printed cost that is an odd number, draw 1 card. (0 is not odd.)':
      'Falls die Karte, auf die der Runner zugreift, ungerade aufgedruckte Kosten hat, ziehe 1 Karte. (0 ist nicht ungerade.)',
    'If the accessed card has a printed agenda point value equal to 2, draw 1 card.':
      'Falls die Karte, auf die der Runner zugreift, einen aufgedruckten Agendapunktwert von 2 hat, ziehe 1 Karte.',
    'If the accessed card does not have a printed cost of 4 or less, draw 1 card.':
      'Falls die Karte, auf die der Runner zugreift, keine aufgedruckten Kosten von höchstens 4 hat, ziehe 1 Karte.',
    'If the accessed card does not have a printed cost that is an odd number, draw 1 card. (0 is not odd.)':
      'Falls die Karte, auf die der Runner zugreift, keine ungeraden aufgedruckten Kosten hat, ziehe 1 Karte. (0 ist nicht ungerade.)',
    'If the accessed card has a printed cost of no more than the number of tags the Runner has, draw 1 card.':
      'Falls die Karte, auf die der Runner zugreift, aufgedruckte Kosten von höchstens der Anzahl der Markierungen, die der Runner hat, hat, ziehe 1 Karte.',
    'If the accessed card is another card, draw 1 card.':
      'Falls die Karte, auf die der Runner zugreift, eine andere Karte ist, ziehe 1 Karte.',
    'If the accessed card is not another card, draw 1 card.':
      'Falls die Karte, auf die der Runner zugreift, keine andere Karte ist, ziehe 1 Karte.',
    'If the accessed card is a Runner card, draw 1 card.':
      'Falls die Karte, auf die der Runner zugreift, eine Karte des Runners ist, ziehe 1 Karte.',
    'If the accessed card is named Snare, draw 1 card.':
      'Falls die Karte, auf die der Runner zugreift, eine Karte namens Snare ist, ziehe 1 Karte.',
    'If the accessed card is of that type, draw 1 card.':
      'Falls die Karte, auf die der Runner zugreift, eine Karte jenes Typs ist, ziehe 1 Karte.',
    'If the accessed card is the outermost card protecting a server, draw 1 card.':
      'Falls die Karte, auf die der Runner zugreift, die äußerste Karte vor einem Server ist, ziehe 1 Karte.',
    'If the accessed card is not the outermost card protecting a server, draw 1 card.':
      'Falls die Karte, auf die der Runner zugreift, nicht die äußerste Karte vor einem Server ist, ziehe 1 Karte.',
    'If the accessed card is hosted on the encountered ice, draw 1 card.':
      'Falls die Karte, auf die der Runner zugreift, auf dem ICE, mit dem der Runner konfrontiert ist, gehostet ist, ziehe 1 Karte.',
    'If the accessed card is a rezzed non-agenda card, draw 1 card.':
      'Falls die Karte, auf die der Runner zugreift, gerezzt und keine Agenda ist, ziehe 1 Karte.',
    'If the accessed card is not a piece of ice with a printed cost of 4 or less, draw 1 card.':
      'Falls die Karte, auf die der Runner zugreift, kein ICE mit aufgedruckten Kosten von höchstens 4 ist, ziehe 1 Karte.',
    'If the accessed card is not a rezzed unique card, draw 1 card.':
      'Falls die Karte, auf die der Runner zugreift, keine gerezzte einzigartige Karte ist, ziehe 1 Karte.',
    'If the accessed card is neither rezzed nor an agenda, draw 1 card.':
      'Falls die Karte, auf die der Runner zugreift, weder gerezzt noch eine Agenda ist, ziehe 1 Karte.',
    'If the accessed card is rezzed or an agenda, draw 1 card.':
      'Falls die Karte, auf die der Runner zugreift, gerezzt oder eine Agenda ist, ziehe 1 Karte.',
    'If the accessed card is not an asset or upgrade, draw 1 card.':
      'Falls die Karte, auf die der Runner zugreift, kein Posten und kein Upgrade ist, ziehe 1 Karte.',
    'If the accessed card has a printed cost that is an odd number or has a printed cost of 2 or less, draw 1 card.':
      'Falls die Karte, auf die der Runner zugreift, eine Karte, die ungerade aufgedruckte Kosten hat oder aufgedruckte Kosten von höchstens 2 hat, ist, ziehe 1 Karte.',
    'If the accessed card is a rezzed card that is a piece of ice or unique, draw 1 card.':
      'Falls die Karte, auf die der Runner zugreift, eine gerezzte Karte, die ein ICE oder einzigartig ist, ist, ziehe 1 Karte.',
    'Trash all installed cards that are rezzed or agendas.':
      'Zerstöre alle installierten Karten, die gerezzt oder Agenden sind.',
    'Trash all installed cards that were installed this turn.':
      'Zerstöre alle installierten Karten, die in diesem Zug installiert wurden.',
    'Resolve the following (Gain 7[credit]. Draw 2 cards.) twice.':
      'Handele das Folgende ab (Erhalte 7[credit]. Ziehe 2 Karten.) (2-mal).',
    'If no card was trashed this turn, gain 1[credit].':
      'Falls keine Karte in diesem Zug zerstört wurde, erhalte 1[credit].',
    'If no run ended this turn, gain 1[credit].':
      'Falls kein Run in diesem Zug geendet hat, erhalte 1[credit].',
    'If no trace succeeded this turn, gain 1[credit].':
      'Falls kein Trace in diesem Zug gelungen ist, erhalte 1[credit].',
    'Gain 1[credit] – nothing would come of it': '1[credit] erhalten – es käme nichts dabei heraus',
    'Gain 1[credit] for each time you made a successful run last turn.':
      'Erhalte 1[credit] für jedes Mal, das du im letzten Zug einen erfolgreichen Run durchgeführt hast.',
    'If you are tagged, gain 7[credit] and draw 2 cards.':
      'Falls du markiert bist, erhalte 7[credit] und ziehe 2 Karten.',
    'You may pay 2[credit]. If you do, gain 7[credit] and draw 2 cards.':
      'Du darfst 2[credit] bezahlen. Falls du das tust, erhalte 7[credit] und ziehe 2 Karten.',
    'Search your stack for 1 program, reveal it, and add it to your grip. (Shuffle your stack right after searching it.)':
      'Durchsuche deinen Stapel nach 1 Programm, decke es auf und füge es deinem Griff hinzu. (Mische deinen Stapel gleich nach der Suche darin.)',
    'Shuffle your stack.': 'Mische deinen Stapel.',
    'You may pay 1[credit] to search your stack for 1 card and add it to your grip. (Shuffle your stack right after searching it.)':
      'Du darfst 1[credit] bezahlen, um deinen Stapel nach 1 Karte zu durchsuchen und sie deinem Griff hinzuzufügen. (Mische deinen Stapel gleich nach der Suche darin.)',
    'Whenever a successful run on R&D ends, gain 1[credit].':
      'Immer wenn ein erfolgreicher Run auf F&E endet, erhalte 1[credit].',
    'Run HQ. When that run ends, if it was successful, gain 1[credit].':
      'Führe einen Run auf HQ durch. Wenn jener Run endet und er erfolgreich war, erhalte 1[credit].',
    'If you played this operation from anywhere except HQ, gain 1[credit].':
      'Falls du diese Operation von woanders als aus HQ gespielt hast, erhalte 1[credit].',
    'While this ice is the only piece of ice protecting this server, it gets +4 strength.':
      'Solange dieses ICE das einzige ICE vor diesem Server ist, erhält es +4 Stärke.',
    'Install and rez 1 piece of ice from Archives. If you rezzed a piece of ice this way, gain 1[credit].':
      'Installiere und rezze 1 ICE aus dem Archiv. Falls du auf diese Weise ein ICE gerezzt hast, erhalte 1[credit].',
    'Choose 1 installed piece of ice. Place 1 power counter on that ice for each card in HQ.':
      'Wähle 1 installiertes ICE. Lege 1 Energiemarker auf jenes ICE für jede Karte in HQ.',
    'The Runner may spend [click]. If they do not, you get +1 allotted [click] for your next turn.':
      'Der Runner darf [click] ausgeben. Falls er das nicht tut, hast du in deinem nächsten Zug 1[click] mehr zur Verfügung.',
    'Whenever you discard cards to reach your maximum hand size, install 1 program from among those cards.':
      'Immer wenn du Karten abwirfst, um auf deine maximale Handgröße zu kommen, installiere 1 Programm unter jenen Karten.',
    'Whenever an encounter ends, if you used this program to break a subroutine during that encounter, gain 1[credit].':
      'Immer wenn eine Konfrontation endet und du in jener Konfrontation mit diesem Programm eine Subroutine gebrochen hast, erhalte 1[credit].',
    'Gain 1[credit] and you may draw 1 card.': 'Erhalte 1[credit] und du darfst 1 Karte ziehen.',
    'You may trash 1 of your installed cards. If you do, gain credits equal to its printed install cost and draw 1 card.':
      'Du darfst 1 deiner installierten Karten zerstören. Falls du das tust, erhalte Credits entsprechend ihren aufgedruckten Installationskosten und ziehe 1 Karte.',
    'This program gets +1 strength for each installed icebreaker (including this one).':
      'Dieses Programm erhält +1 Stärke für jeden installierten Icebreaker (dieses Programm mitgezählt).',
    'Reveal the grip.': 'Decke den Griff auf.',
    'The Corp trashes 1 installed Runner card.': 'Der Konzern zerstört 1 installierte Karte des Runners.',
    'Search R&D for 1 operation and reveal it. (Shuffle R&D right after searching it.) Add that operation to the top of R&D.':
      'Durchsuche F&E nach 1 Operation und decke sie auf. (Mische F&E gleich nach der Suche darin.) Lege jene Operation oben auf F&E.',
    'When you install this program, remove 1 hosted virus counter or trash this program.':
      'Wenn du dieses Programm installierst, entferne 1 gehosteten Virusmarker oder zerstöre dieses Programm.',
    'Host icebreaker gets +1 strength.': 'Der Host-Icebreaker erhält +1 Stärke.',
    'Reveal the grip. Choose up to 2 revealed events and the Runner shuffles those events into the stack.':
      'Decke den Griff auf. Wähle bis zu 2 aufgedeckte Ereignisse und der Runner mischt jene Ereignisse in den Stapel.',
    'When the Runner trashes this asset (while it is rezzed), gain 1[credit].':
      'Wenn der Runner diesen gerezzten Posten zerstört, erhalte 1[credit].',
    'Look at the top card of your stack. If that card is an icebreaker or a run event, gain 1[credit].':
      'Sieh dir die oberste Karte deines Stapels an. Falls jene Karte ein Icebreaker oder ein Run-Ereignis ist, erhalte 1[credit].',
    'When the Runner passes this ice, if they have no [click] remaining, they cannot jack out for the remainder of this run.':
      'Wenn der Runner dieses ICE passiert und er keine [click] übrig hat, kann er sich für den Rest dieses Runs nicht ausloggen.',
    'When the Runner encounters this ice, they lose 1[credit].':
      'Wenn der Runner mit diesem ICE konfrontiert wird, verliert er 1[credit].',
    'Whenever the Runner bypasses this ice, gain 1[credit] and give them 1 tag.':
      'Immer wenn der Runner dieses ICE umgeht, erhalte 1[credit] und gib ihm 1 Markierung.',
    '[sub] Give the Runner 1 tag unless they pay 3[credit].':
      '[sub] Gib dem Runner 1 Markierung, es sei denn, er bezahlt 3[credit].',
    'When your turn begins, for each hosted advancement counter, gain 3[credit] and the Runner loses 2[credit].':
      'Wenn dein Zug beginnt, gilt für jeden gehosteten Fortschrittsmarker: erhalte 3[credit] und der Runner verliert 2[credit].',
    'Run any server. The first time the Corp would end that run, prevent the run from ending.':
      'Führe einen Run auf einen beliebigen Server durch. Wenn der Konzern zum ersten Mal jenen Run beenden würde, verhindere das Ende des Runs.',
    '[sub] If the Runner has 6[credit] or less, end the run.':
      '[sub] Falls der Runner höchstens 6[credit] hat, beende den Run.',
    'Hedge Fund costs 5 credits: gain 9 credits.': 'Hedge Fund kostet 5 Credits: 9 Credits erhalten.',
    'Wall of Static on Archives takes 3 credits to rez, and there is 1.':
      'Wall of Static vor dem Archiv zu rezzen kostet 3 Credits, und 1 ist da.',
    'Nothing breaks barrier, code gate and sentry ice yet: what does has to be found.':
      'Noch bricht nichts Barrieren, Code-Gates oder Wächter: Das muss erst gefunden werden.',
    'There is 1 virus counter, and purging removes it. HQ holds no ice, and servers need some.':
      'Es gibt 1 Virusmarker, und Löschen entfernt ihn. In HQ ist kein ICE, und Server brauchen welches.',
    'A run on HQ costs nothing; the only card of HQ is accessed.':
      'Ein Run auf HQ kostet nichts; auf die einzige Karte in HQ wird zugegriffen.',
    'A run on HQ costs about 2 credits; one of 5 cards of HQ is accessed.':
      'Ein Run auf HQ kostet etwa 2 Credits; auf eine von 5 Karten in HQ wird zugegriffen.',
    'With 1 in hand, damage could be the end.': 'Mit 1 Karte im Griff könnte Schaden das Ende sein.',
    'The card is needed least. With the card an agenda can be scored this turn.':
      'Die Karte wird am wenigsten gebraucht. Mit der Karte lässt sich in diesem Zug eine Agenda werten.',
    'Regolith Mining License is not one of the cards of the Core Set (CR 1.4.8).':
      'Regolith Mining License gehört nicht zu den Karten des Core Set (CR 1.4.8).',
    'The Runner loses Ice Wall.': 'Der Runner verliert Ice Wall.',
    'You lose Ice Wall.': 'Du verlierst Ice Wall.',
    '1 tag is prevented.': '1 Markierung wird verhindert.',
    '2 tags are prevented.': '2 Markierungen werden verhindert.',
    'Trashing Ice Wall is prevented.': 'Die Zerstörung von Ice Wall wird verhindert.',
    'Resolving a subroutine on Ice Wall is prevented.':
      'Die Abhandlung einer Subroutine auf Ice Wall wird verhindert.',
    'When you install this program and when your turn begins, place 1 virus counter on this program.':
      'Wenn du dieses Programm installierst und wenn dein Zug beginnt, lege 1 Virusmarker auf dieses Programm.',
    'Whenever you suffer damage or trash a card, place 1 virus counter on this program.':
      'Immer wenn du Schaden erleidest oder eine Karte zerstörst, lege 1 Virusmarker auf dieses Programm.',
    'The deck has 7 cards, and its identity asks for at least 45 (CR 1.4.3).':
      'Das Deck hat 7 Karten, und seine Identität verlangt mindestens 45 (CR 1.4.3).',
    'There are 4 copies of Diesel, and there may be 3 (CR 1.4.7).':
      'Diesel ist 4-mal im Deck, erlaubt ist 3-mal (CR 1.4.7).',
    'Line 2: There is no card "Dieesel". Did you mean Diesel?':
      'Zeile 2: Es gibt keine Karte „Dieesel“. Meintest du Diesel?',
    'HQ is full.': 'HQ ist voll.',
    'Choose 1 installed program. Choose 1 installed program. Trash the second program. Derez the first program.':
      'Wähle 1 installiertes Programm. Wähle 1 installiertes Programm. Zerstöre das zweite Programm. Derezze das erste Programm.',
    'You spend 5[credit] for Hedge Fund.': 'Du gibst 5[credit] für Hedge Fund aus.',
    'Ice Wall is hosted on unrezzed ice protecting HQ.': 'Ice Wall wird auf ungerezztem ICE vor HQ gehostet.',
    'The Corp resolves the “when scored” abilities of Ice Wall.':
      'Der Konzern handelt die „wenn gewertet“-Fähigkeiten von Ice Wall ab.',
    'No card has "barier" as its s. Did you mean barrier?':
      'Keine Karte hat „barier“ im Feld „s“. Meintest du barrier?',
    '"cost" is compared with a number, and "few" is none.':
      '„cost“ wird mit einer Zahl verglichen, und „few“ ist keine.',
    '"or" needs something beside it. Write "or" in quotation marks to search for the word.':
      'Neben „or“ fehlt etwas. Setz „or“ in Anführungszeichen, um nach dem Wort zu suchen.',
    'core damage': 'Kernschaden',
    'brain damage': 'Hirnschaden',
    'About to happen: 1 core damage; use an interrupt, or pass.':
      'Es steht bevor: 1 Kernschaden; setze eine Unterbrechung ein oder passe.',
    'About to happen: 1 brain damage; use an interrupt, or pass.':
      'Es steht bevor: 1 Hirnschaden; setze eine Unterbrechung ein oder passe.',
    'About to happen: 1 brain damage; prevent or change it, or pass.':
      'Es steht bevor: 1 Hirnschaden; setze eine Fähigkeit ein, die es verhindert oder ändert, oder passe.',
    Pass: 'Passen',
    'You lose Burn.': 'Du verlierst Burn.',
    'You approach HQ.': 'Du näherst dich HQ.',
    'The run on HQ is successful.': 'Der Run auf HQ ist erfolgreich.',
    'You breach HQ.': 'Du dringst in HQ ein.',
    'a breach: choosing the next card to access (CR 7.5.4)':
      'ein Eindringen: die nächste Karte für den Zugriff wählen (CR 7.5.4)',
    'a breach: choosing the next card to access (CR 1.6, 7.5.4)':
      'ein Eindringen: die nächste Karte für den Zugriff wählen (CR 1.6, 7.5.4)',
    'it needs 3 advancement counters and has 1': 'es braucht 3 Fortschrittsmarker und hat 1',
    'it needs 3 advancement tokens and has 1': 'es braucht 3 Fortschrittsmarker und hat 1',
    'you are asked when you have passed ice, or where there is none':
      'du wirst gefragt, wenn du ICE passiert hast oder wo keines ist',
    'You access cards from HQ.': 'Du greifst auf Karten aus HQ zu.',
    'accessing cards: choosing the next card to access (FAQ 1.1, Timing Structure of a Run 4.5)':
      'Zugriff auf Karten: die nächste Karte für den Zugriff wählen (FAQ 1.1, Timing Structure of a Run 4.5)',
    'you are asked as you approach ice, but for the first, and at the server':
      'du wirst gefragt, wenn du dich ICE näherst, außer dem ersten, und am Server',
    'a window for interrupts': 'ein Fenster für Unterbrechungen',
    'a window to prevent something': 'ein Fenster, um etwas zu verhindern oder zu ändern',
    'Suffer 1 core damage.': 'Erleide 1 Kernschaden.',
    'You suffer 1 core damage because of Burn.': 'Du erleidest 1 Kernschaden wegen Burn.',
    'Salve: [interrupt] → 1[credit]: Prevent 1 core damage.':
      'Salve: [interrupt] → 1[credit]: Verhindere 1 Kernschaden.',
    'Salve: 1[credit]: Prevent 1 core damage.': 'Salve: 1[credit]: Verhindere 1 Kernschaden.',
    'Suffer 1 brain damage.': 'Erleide 1 Hirnschaden.',
    'You suffer 1 brain damage because of Burn.': 'Du erleidest 1 Hirnschaden wegen Burn.',
    'Salve: [interrupt] → 1[credit]: Prevent 1 brain damage.':
      'Salve: [interrupt] → 1[credit]: Verhindere 1 Hirnschaden.',
    'Salve: 1[credit]: Prevent 1 brain damage.': 'Salve: 1[credit]: Verhindere 1 Hirnschaden.',
    '[sub] The next piece of ice the Runner encounters during this run gets +2 strength. When that encounter ends, if the Runner did not fully break that ice, gain 1[credit].':
      '[sub] Das nächste ICE, mit dem der Runner in diesem Run konfrontiert wird, erhält +2 Stärke. Wenn jene Konfrontation endet und der Runner jenes ICE nicht vollständig gebrochen hat, erhalte 1[credit].',
    'you did not suffer core damage this turn': 'weil du in diesem Zug keinen Kernschaden erlitten hast',
    'you did not suffer brain damage this turn': 'weil du in diesem Zug keinen Hirnschaden erlitten hast',
    '[interrupt] → When this agenda would be added to the Runner’s score area, instead it is added with 4 hosted agenda counters.':
      '[interrupt] → Wenn diese Agenda dem Punktebereich des Runners hinzugefügt würde, wird sie stattdessen mit 4 gehosteten Agendamarkern hinzugefügt.',
  },
  alike: [
    // What computers are called.
    'Veteran',
    'Decks',
    'Paydata',
    'HQ',
    'Rig',
    'Runner',
    'Link',
    'Agenda',
    'Virus',
    'Icebreaker',
    'Run',
    'Hardware',
    'Credits',
    'Trace',
    'Haas-Bioroid',
    'Jinteki',
    'Normal',
    'neutral',
    'Format',
    'Startup',
    'Standard',
    'Eternal',
    'System Gateway',
    '2017 (Rules Reference)',
    'Moment',
    'legal',
    // Words that players say alike.
    'Server',
    'Operation',
    'Upgrade',
    'Region',
    'Credit',
    'Subroutine',
    'Interface',
    'Flatline',
    'Sabotage',
  ],
  wrong: [
    ['a doubled word', /\b(?!die\b|der\b|das\b|sie\b)(\p{L}{2,}) \1\b/iu],
    ['a letter told by itself', /\b([XYZWVU]) entspricht [^.;]*\b\1\b/],
    ['a clause where an action belongs', /\b(darfst|musst) (wenn|immer wenn|falls)\b/],
    ['a thing twice in one sum', /(die Anzahl [^.,;]+) (plus|minus) \1/],
    ['a number of numbers', /\bKlein\w+ von dem Klein/],
    [
      'several of one thing',
      /(?<![-\d.,])\b1 (?:(?!oder |und |deiner |dieser |jener )\p{L}+ ){0,2}(Karten|Programme|Agenden|Markierungen|Agendapunkte|Subroutinen)\b/u,
    ],
    [
      'one of several things',
      /\b(?:[2-9]|\d\d) (Karte|Programm|Agenda|Markierung|Agendapunkt|Subroutine)\b(?!-)/,
    ],
  ],
  newer:
    /eindring|einzudringen|Kernschaden|\blade\b|→|Wurzel (dieses|davon)|Grundaktion|Verliere \[click\]:|Abwurfphase endet|äußerste Position/,
  imperatives: { trash: 'Zerstöre', derez: 'Derezze', choose: 'Wähle' },
  ordinals: ['erst', 'zweit', 'dritt', 'viert', 'fünft', 'sechst'],
  chosen: 'gewählt',
  pronouns: ['es', 'sie', 'ihn'],
}
