import type { Ability } from '@paydata/engine/inside/language/abilities'
import * as say from '@paydata/engine/vocabulary'
import { expect, test } from 'vitest'
import { cardText } from '../../tree/index.ts'
import { german } from '../game/index.ts'
import { regular, verb } from '../game/inflection.ts'

const sides = { resource: 'runner', ice: 'corp', asset: 'corp' } as const
const read = (type: keyof typeof sides, ...abilities: readonly Ability[]) =>
  cardText({ is: 'any', printed: { title: 'Any', side: sides[type], type }, abilities }, german)

const advanceable = say.chosen(say.from('installed', say.isAdvanceable))

test('a relative clause stands behind the verb', () => {
  const place = say.placeCounters('advancement', 1, advanceable)
  expect(read('ice', say.subroutine(say.may([place])))).toEqual([
    '[sub] Du darfst 1 Fortschrittsmarker auf 1 installierte Karte legen, die du vorantreiben kannst.',
  ])
  expect(read('ice', say.subroutine(say.mayPay([say.credits(1)], { then: [place] })))).toEqual([
    '[sub] Du darfst 1[credit] bezahlen, um 1 Fortschrittsmarker auf 1 installierte Karte zu legen, die du vorantreiben kannst.',
  ])
  expect(read('ice', say.subroutine(say.reveal(advanceable)))).toEqual([
    '[sub] Decke 1 installierte Karte auf, die du vorantreiben kannst.',
  ])
})

test('what something is paid for stands behind the verb where a clause tells it', () => {
  const gains = say.gainCredits(say.times(1, say.has('you', 'clicks')))
  expect(read('resource', say.when(say.turnBegins('you'), say.may([gains])))).toEqual([
    'Wenn dein Zug beginnt, darfst du 1[credit] für jeden [click] erhalten, den du hast.',
  ])
})

test('what did not happen is denied with its article, or with its verb', () => {
  const notYet = (what: 'runBegan' | 'tagsTaken' | 'addedToScoreArea' | 'accessed') =>
    read(
      'resource',
      say.when(
        say.turnBegins('you'),
        say.ifSo(say.isNot(say.happened('thisTurn', { what: [what] })), [say.gainCredits(1)]),
      ),
    )
  expect(notYet('runBegan')[0]).toContain('du in diesem Zug keinen Run durchgeführt hast')
  expect(notYet('tagsTaken')[0]).toContain('du in diesem Zug keine Markierungen genommen hast')
  expect(notYet('addedToScoreArea')[0]).toContain(
    'keine Karte in diesem Zug einem Punktebereich hinzugefügt wurde',
  )
  expect(notYet('accessed')[0]).toContain('du in diesem Zug nicht auf eine Karte zugegriffen hast')
})

test('words that are put together have what German puts between them, and are put together once', () => {
  const host = (...subtypes: readonly string[]) =>
    read(
      'resource',
      say.always({ declare: 'canHost', where: [say.subtype(...subtypes), say.type('resource')] }),
    )
  expect(host('connection')).toEqual(['Du kannst Verbindungs-Ressourcen auf dieser Ressource installieren.'])
  expect(host('companion', 'connection', 'black ops')).toEqual([
    'Du kannst Begleiter-, Verbindungs- oder Black-Ops-Ressourcen auf dieser Ressource installieren.',
  ])
})

test('a type that a card of several subtypes is not stands apart', () => {
  const found = (...subtypes: readonly string[]) =>
    read(
      'ice',
      say.subroutine(
        say.trash(say.chosen(say.from('hq', say.not(say.type('agenda')), say.subtype(...subtypes)))),
      ),
    )
  expect(found('gray ops', 'liability')).toEqual([
    '[sub] Zerstöre 1 Gray-Ops- oder Altlasten-Karte aus HQ, die keine Agenda ist.',
  ])
  expect(found('gray ops')).toEqual(['[sub] Zerstöre 1 Nicht-Agenda-Gray-Ops-Karte aus HQ.'])
})

test('what several cards get each stands with the number', () => {
  const two = say.upToCards(2, say.from('installed', say.type('ice')))
  expect(read('ice', say.subroutine(say.placeCounters('advancement', 1, two)))).toEqual([
    '[sub] Lege je 1 Fortschrittsmarker auf bis zu 2 installierte ICE.',
  ])
})

test('for what a cost is changed stands before how much it is changed', () => {
  const cheaper = say.costChange('rez', 'self', say.times(-1, say.countOf(say.from('hq'))))
  expect(read('ice', say.always(cheaper))).toEqual([
    'Die Rez-Kosten dieses ICE sind für jede Karte in HQ um 1[credit] gesenkt.',
  ])
})

test('how long something is forbidden stands before what is forbidden', () => {
  const forbids = say.lasting(say.untilRunEnds, [say.cannot('steal', { who: 'runner' })])
  expect(read('ice', say.subroutine(forbids))).toEqual([
    '[sub] Der Runner kann Agenden für den Rest dieses Runs nicht stehlen.',
  ])
})

test('cards at random and what is paid less stand where one says them', () => {
  expect(read('ice', say.subroutine(say.trash(say.random(1, say.from('hq')))))).toEqual([
    '[sub] Zerstöre 1 zufällige Karte aus HQ.',
  ])
  const ice = say.chosen(say.from('installed', say.type('ice')))
  expect(read('ice', say.subroutine(say.may([say.rez(ice, { change: -2 })])))).toEqual([
    '[sub] Du darfst 1 installiertes ICE für 2[credit] weniger rezzen.',
  ])
})

test('what has to be so beside what happens is joined to it, and is not taken for whoever does it', () => {
  const accessed = say.when(say.accessed(say.cardIs('self', say.isInstalled)), say.gainCredits(1))
  expect(read('asset', accessed)).toEqual([
    'Wenn der Runner auf diesen Posten zugreift und dieser installiert ist, erhalte 1[credit].',
  ])
})

test('a verb whose stem ends in s or z gets no second s of whom one speaks to', () => {
  expect(regular('setzen').du).toBe('setzt')
  expect(verb('rezzen', 'rezze', 'rezzt').du).toBe('rezzt')
  expect(regular('auf|decken').du).toBe('deckst')
})

test('“sonst” and “stattdessen” stand in their sentence, with no colon', () => {
  const branch = say.ifSo(say.isTagged, [say.damage('meat', 4)], [say.giveTags(1)])
  expect(read('asset', say.when(say.rezzed(), branch))).toEqual([
    'Wenn du diesen Posten rezzt, füge 4 Fleischschaden zu, falls der Runner markiert ist. Sonst gib dem Runner 1 Markierung.',
  ])
  const draws = { instead: 'amount', amount: 2 } as const
  const replaces = {
    declare: 'replace',
    effect: 'draw',
    who: 'you',
    basicAction: 'first',
    withIt: draws,
  } as const
  expect(read('resource', say.always(replaces))).toEqual([
    'Wenn du zum ersten Mal in jedem Zug die Grundaktion ausführst, um 1 Karte zu ziehen, ziehe stattdessen 2 Karten.',
  ])
})

test('a word that a player chooses is a German one', () => {
  expect(read('asset', say.when(say.rezzed(), say.chooseWord('kind', ['event', 'barrier'])))).toEqual([
    'Wenn du diesen Posten rezzt, wähle Ereignis oder Barriere.',
  ])
})

test('what a card is not is denied once, and is no clause of its own', () => {
  const said = (...is: Parameters<typeof say.cardIs>) =>
    read('asset', say.when(say.turnBegins('you'), say.ifSo(say.cardIs(...is), [say.draw(1)])))
  expect(said('self', say.not(say.isRezzed))).toEqual([
    'Wenn dein Zug beginnt und dieser Posten nicht gerezzt ist, ziehe 1 Karte.',
  ])
  expect(said('self', say.not(say.type('agenda')))).toEqual([
    'Wenn dein Zug beginnt und dieser Posten keine Agenda ist, ziehe 1 Karte.',
  ])
  expect(said('self', say.isInstalled, say.not(say.isRezzed))).toEqual([
    'Wenn dein Zug beginnt und dieser Posten installiert und nicht gerezzt ist, ziehe 1 Karte.',
  ])
})

test('the turns of whoever was just named are theirs', () => {
  const trashes = { what: ['trashed'], by: 'runner', card: [say.isInstalled] } as const
  expect(read('asset', say.when(say.firstTime('turn', trashes, say.turnOf('runner')), say.draw(1)))).toEqual([
    'Wenn der Runner zum ersten Mal in jedem seiner Züge eine installierte Karte zerstört, ziehe 1 Karte.',
  ])
})

test('what is considered, encountered or has no run yet is told as German does', () => {
  const counters = { declare: 'considered', of: 'self', counter: 'advancement', amount: 1 } as const
  expect(read('asset', say.always(counters))).toEqual([
    'Es gilt, als hätte dieser Posten zusätzlich 1 Fortschrittsmarker.',
  ])
  expect(read('asset', say.play(say.encounter('self')))).toEqual([
    'Der Runner wird mit diesem Posten konfrontiert.',
  ])
  expect(read('resource', say.play(say.run('unrunCentral')))).toEqual([
    'Führe einen Run auf einen in diesem Zug noch nicht angegriffenen zentralen Server durch.',
  ])
})

test('a list of which one may resolve several is one sentence with its verb', () => {
  const both = say.oneOf([[say.gainCredits(3)], [say.draw(3)]], { least: 2, most: 2 })
  expect(read('asset', say.play(say.may([both])))).toEqual([
    'Du darfst 2 der folgenden Möglichkeiten ausführen: • Erhalte 3[credit]. • Ziehe 3 Karten.',
  ])
})

test('what happens in a run that a text has begun is told with its moment', () => {
  const breached = say.when(say.on(say.breachOf(['rnd'])), say.draw(1))
  expect(read('resource', say.play(say.run(['hq'], [], { during: [breached] })))).toEqual([
    'Führe einen Run auf HQ durch. Immer wenn du in jenem Run in F&E eindringst, ziehe 1 Karte.',
  ])
})

test('“falls du das tust” and what else has to be so are one condition', () => {
  const more = say.ifSo(say.isTagged, [say.draw(1)])
  const drops = say.may([say.trash('self'), more])
  expect(read('resource', say.when(say.turnBegins('you'), drops))).toEqual([
    'Wenn dein Zug beginnt, darfst du diese Ressource zerstören. Falls du das tust und du markiert bist, ziehe 1 Karte.',
  ])
})

test('of several subtypes that a card is not each is denied, and none in a compound with one that it is', () => {
  const trash = (...where: Parameters<typeof say.not>[]) =>
    read(
      'ice',
      say.subroutine(
        say.trash(
          say.chosen(say.from('installed', say.type('program'), ...where.map(each => say.not(...each)))),
        ),
      ),
    )
  expect(trash([say.subtype('decoder', 'fracter', 'killer')])).toEqual([
    '[sub] Zerstöre 1 installiertes Programm, das kein Decoder, kein Fracter und kein Killer ist.',
  ])
  expect(trash([say.subtype('virus')])).toEqual(['[sub] Zerstöre 1 installiertes Nicht-Virus-Programm.'])
  const trojan = say.from(
    'installed',
    say.type('program'),
    say.subtype('trojan'),
    say.not(say.subtype('virus')),
  )
  expect(read('ice', say.subroutine(say.trash(say.chosen(trojan))))).toEqual([
    '[sub] Zerstöre 1 installiertes Trojaner-Programm, das keine Virus-Karte ist.',
  ])
})

test('a pronoun agrees with what is encountered, as it has just been called', () => {
  const bypassing = (subtype: string) =>
    read(
      'resource',
      say.when(
        say.encountered([say.subtype(subtype)]),
        say.mayPay([say.credits(1)], { then: [say.bypass()] }),
      ),
    )
  expect(bypassing('barrier')).toEqual([
    'Immer wenn du mit einer Barriere konfrontiert wirst, darfst du 1[credit] bezahlen, um sie zu umgehen.',
  ])
  expect(bypassing('sentry')).toEqual([
    'Immer wenn du mit einem Wächter konfrontiert wirst, darfst du 1[credit] bezahlen, um ihn zu umgehen.',
  ])
})

test('how long something lasts is parted by a comma where a clause tells it', () => {
  const gains = say.lasting(say.whileActive, [say.gainsSubtypes('self', 'barrier')])
  expect(read('ice', say.when(say.rezzed(), gains))).toEqual([
    'Wenn du dieses ICE rezzt, erhält es den Untertyp Barriere, solange diese Karte aktiv ist.',
  ])
})

test('a score area is the reader’s own where it is', () => {
  const adds = say.addTo(say.chosen(say.from('hq', say.type('agenda'))), 'corpScore')
  expect(read('asset', say.when(say.rezzed(), adds))).toEqual([
    'Wenn du diesen Posten rezzt, füge 1 Agenda aus HQ deinem Punktebereich hinzu.',
  ])
})

test('what is done for each of several is told after “falls du das tust” with a verb of its own', () => {
  const counters = say.countersOn('advancement', 'self')
  const pays = say.together(
    say.gainCredits(say.times(3, counters)),
    say.loseCredits(say.times(2, counters), 'runner'),
  )
  expect(read('asset', say.when(say.turnBegins('you'), say.may([say.trash('self'), pays])))[0]).toContain(
    'Falls du das tust, gilt für jeden gehosteten Fortschrittsmarker: erhalte 3[credit] und',
  )
})
