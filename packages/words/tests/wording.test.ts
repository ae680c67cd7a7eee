import type { Instruction } from '@paydata/engine/inside/instructions/index'
import type { Ability } from '@paydata/engine/inside/language/abilities'
import type { CardType } from '@paydata/engine/inside/state/names'
import * as say from '@paydata/engine/vocabulary'
import { expect, test } from 'vitest'
import { english } from '../src/english/game/index.ts'
import { german } from '../src/german/game/index.ts'
import { cardText } from '../src/tree/index.ts'

const sides = { ice: 'corp', operation: 'corp', asset: 'corp', program: 'runner', event: 'runner' } as const

/** A text in English and in German. */
const read = (type: CardType & keyof typeof sides, ...abilities: readonly Ability[]) =>
  [english, german].map(language =>
    cardText({ is: 'any', printed: { title: 'Any', side: sides[type], type }, abilities }, language).join(
      ' ',
    ),
  )

const gain = say.gainCredits(1)
const success = say.happened('thisRun', { what: ['runSuccessful'] })
const ends = { what: ['runEnded'], server: ['rnd'] } as const

test('CR 6.7.2: a run that ends successfully is told as a successful run', () => {
  expect(read('program', say.when(say.on(ends, success), gain))).toEqual([
    'Whenever a successful run on R&D ends, gain 1[credit].',
    'Immer wenn ein erfolgreicher Run auf F&E endet, erhalte 1[credit].',
  ])
  expect(read('program', say.when(say.on(ends, say.isTagged), gain))[0]).toBe(
    'Whenever a run on R&D ends, if you are tagged, gain 1[credit].',
  )
})

test('a run that was just named is “it”', () => {
  const asked = say.when(say.on({ what: ['runEnded'] }), say.ifSo(success, [gain]))
  expect(read('event', say.play(say.run(['hq'], [], { during: [asked] })))).toEqual([
    'Run HQ. When that run ends, if it was successful, gain 1[credit].',
    'Führe einen Run auf HQ durch. Wenn jener Run endet und er erfolgreich war, erhalte 1[credit].',
  ])
})

test('where an accessed card is not is told of the access', () => {
  const inArchives = say.cardIs('self', say.inZone('archives'))
  expect(read('asset', say.when(say.accessed(say.isNot(inArchives)), gain))[0]).toBe(
    'When the Runner accesses this asset anywhere except in Archives, gain 1[credit].',
  )
  expect(read('asset', say.when(say.accessed(inArchives), gain))[0]).toBe(
    'When the Runner accesses this asset, if it is in Archives, gain 1[credit].',
  )
})

test('from where a card was not played is told as from where else', () => {
  const fromHand = say.happened('thisTurn', { what: ['played'], card: 'self', from: ['hq'] })
  expect(read('operation', say.play(say.ifSo(say.isNot(fromHand), [gain])))).toEqual([
    'If you played this operation from anywhere except HQ, gain 1[credit].',
    'Falls du diese Operation von woanders als aus HQ gespielt hast, erhalte 1[credit].',
  ])
})

test('the one card of its kind is told to be the only one', () => {
  const others = say.exists(say.from('installed', say.type('ice'), say.protecting(['here']), say.isOther))
  expect(read('ice', say.whileSo(say.isNot(others), say.strength('self', 4)))).toEqual([
    'While this ice is the only piece of ice protecting this server, it gets +4 strength.',
    'Solange dieses ICE das einzige ICE vor diesem Server ist, erhält es +4 Stärke.',
  ])
  expect(read('asset', say.whileSo(say.isNot(others), say.strength('self', 4)))[0]).toContain(
    'there are no other pieces of ice',
  )
})

test('CR 8.1.3: what is rezzed was not, and what is derezzed was, without saying so', () => {
  const unrezzed = say.chosen(say.from('installed', say.type('ice'), say.isUnrezzed))
  const rezzed = say.chosen(say.from('installed', say.type('ice'), say.isRezzed))
  expect(read('operation', say.play(say.rez(unrezzed)))[0]).toBe('Rez 1 installed piece of ice.')
  expect(read('operation', say.play(say.derez(rezzed)))[0]).toBe('Derez 1 installed piece of ice.')
  expect(read('operation', say.play(say.trash(rezzed)))[0]).toBe('Trash 1 rezzed piece of ice.')
})

test('what was installed and rezzed is asked for as rezzed this way', () => {
  const install = say.install(say.chosen(say.from('archives', say.type('ice')), 'ice'), { rez: 'paying' })
  const isRezzed = say.cardIs(say.the('ice'), say.isRezzed)
  expect(read('operation', say.play(install, say.ifSo(isRezzed, [gain])))).toEqual([
    'Install and rez 1 piece of ice from Archives. If you rezzed a piece of ice this way, gain 1[credit].',
    'Installiere und rezze 1 ICE aus dem Archiv. Falls du auf diese Weise ein ICE gerezzt hast, erhalte 1[credit].',
  ])
})

test('counters that count much are placed on a card that is chosen first', () => {
  const card = say.chosen(say.from('installed', say.type('ice')))
  const many = say.countOf(say.from('hq'))
  expect(read('operation', say.play(say.placeCounters('power', many, card)))).toEqual([
    'Choose 1 installed piece of ice. Place 1 power counter on that ice for each card in HQ.',
    'Wähle 1 installiertes ICE. Lege 1 Energiemarker auf jenes ICE für jede Karte in HQ.',
  ])
  expect(read('operation', say.play(say.placeCounters('power', 2, card)))[0]).toBe(
    'Place 2 power counters on 1 installed piece of ice.',
  )
})

test('what is not an action is no price of what is spent: it follows where nothing is', () => {
  const next = say.gainClicks(1, 'you', 'nextTurn')
  const pays = (otherwise: typeof next | typeof gain) =>
    read('asset', say.play(say.mayPay([say.clicks(1)], { who: 'runner', otherwise: [otherwise] })))
  expect(pays(next)).toEqual([
    'The Runner may spend [click]. If they do not, you get +1 allotted [click] for your next turn.',
    'Der Runner darf [click] ausgeben. Falls er das nicht tut, hast du in deinem nächsten Zug 1[click] mehr zur Verfügung.',
  ])
  expect(pays(gain)[0]).toBe('Gain 1[credit] unless the Runner spends [click].')
})

test('CR 5.5.4: cards are discarded to reach the maximum hand size', () => {
  const those = say.onThose('gone', { what: ['discarded'], by: 'you' })
  const fromThem = say.chosen(say.from({ the: 'gone' }, say.type('program'), say.inZone('heap')))
  expect(read('program', say.when(those, say.install(fromThem)))).toEqual([
    'Whenever you discard cards to reach your maximum hand size, install 1 program from among those cards.',
    'Immer wenn du Karten abwirfst, um auf deine maximale Handgröße zu kommen, installiere 1 Programm unter jenen Karten.',
  ])
})

test('of what happened to none of a kind “no” is said', () => {
  const rezzed = say.happened('thisTurn', { what: ['rezzed'], card: [say.type('ice')] })
  const trashed = say.happened('thisTurn', { what: ['trashed'], card: [say.type('asset')] })
  expect(read('event', say.play(say.ifSo(say.isNot(rezzed), [gain])))[0]).toBe(
    'If no ice was rezzed this turn, gain 1[credit].',
  )
  expect(read('event', say.play(say.ifSo(say.isNot(trashed), [gain])))[0]).toBe(
    'If no asset was trashed this turn, gain 1[credit].',
  )
})

test('an encounter that has ended is that encounter, and a program is used to break', () => {
  const broke = say.happened('thisEncounter', { what: ['subroutineBroken'], because: 'self' })
  expect(read('program', say.when(say.on({ what: ['encounterEnded'] }, broke), gain))).toEqual([
    'Whenever an encounter ends, if you used this program to break a subroutine during that encounter, gain 1[credit].',
    'Immer wenn eine Konfrontation endet und du in jener Konfrontation mit diesem Programm eine Subroutine gebrochen hast, erhalte 1[credit].',
  ])
})

test('what one may do as well is joined to what is done', () => {
  const both = say.together(gain, say.may([say.draw(1)]))
  expect(read('event', say.play(both))).toEqual([
    'Gain 1[credit] and you may draw 1 card.',
    'Erhalte 1[credit] und du darfst 1 Karte ziehen.',
  ])
  expect(read('event', say.play(say.together(say.may([say.draw(1)]), gain)))[0]).toBe(
    'Gain 1[credit]. You may draw 1 card.',
  )
})

test('what is accessed more in a breach is told after the breach, where something is done before', () => {
  const more = say.lasting(say.untilRunEnds, [say.accessMore('hq', 1)])
  expect(read('event', say.play(say.together(say.draw(1), more)))[0]).toBe(
    'Draw 1 card and when you breach HQ, access 1 additional card.',
  )
  expect(read('event', say.play(more))[0]).toBe('Access 1 additional card when you breach HQ.')
})

test('CR 3.4.4: the strength of ice is told without saying that it is rezzed', () => {
  const weak = say.state(say.cardIs('host', say.isRezzed, say.strengthAtMost(0)))
  expect(read('program', say.installOnlyOn(say.type('ice')), say.when(weak, say.trash('host')))[0]).toBe(
    'Install only on a piece of ice. When the strength of host ice is 0 or less, trash it.',
  )
})

test('what is printed on a card is a number of credits, and says which of its costs', () => {
  const other = say.chosen(say.from('installed', say.ownedBy('runner')), 'gone')
  const cost = say.propertyOf('printedCost', say.the('gone'))
  const pays = (...then: readonly Instruction[]) =>
    read('event', say.play(say.mayPay([say.trashOf(other)], { then })))
  expect(pays(say.together(say.gainCredits(cost), say.draw(1)))).toEqual([
    'You may trash 1 of your installed cards. If you do, gain credits equal to its printed install cost and draw 1 card.',
    'Du darfst 1 deiner installierten Karten zerstören. Falls du das tust, erhalte Credits entsprechend ihren aufgedruckten Installationskosten und ziehe 1 Karte.',
  ])
  expect(pays(say.loseCredits(cost, 'corp'))[0]).toContain('X is equal to its printed install cost.')
})

test('what counts cards of its own kind says that it is one of them', () => {
  const perBreaker = say.always(
    say.strength('self', say.countOf(say.from('installed', say.subtype('icebreaker')))),
  )
  const texts = (subtypes: readonly string[]) =>
    [english, german].map(language =>
      cardText(
        {
          is: 'any',
          printed: { title: 'Any', side: 'runner', type: 'program', subtypes },
          abilities: [perBreaker],
        },
        language,
      ).join(' '),
    )
  expect(texts(['icebreaker'])).toEqual([
    'This program gets +1 strength for each installed icebreaker (including this one).',
    'Dieses Programm erhält +1 Stärke für jeden installierten Icebreaker (dieses Programm mitgezählt).',
  ])
  expect(texts(['virus'])[0]).toBe('This program gets +1 strength for each installed icebreaker.')
})

test('what costs less is paid less for, and of several kinds the cost is lowered', () => {
  const install = (...types: readonly ('program' | 'hardware')[]) =>
    read('event', say.play(say.install(say.chosen(say.from('grip', say.type(...types))), { change: -2 })))[0]
  expect(install('program')).toBe('Install 1 program from your grip, paying 2[credit] less.')
  expect(install('program', 'hardware')).toBe(
    'Install 1 program or piece of hardware from your grip, lowering the install cost by 2.',
  )
})

test('all cards of a hand are the hand', () => {
  expect(read('operation', say.play(say.reveal(say.all(say.from('grip')))))).toEqual([
    'Reveal the grip.',
    'Decke den Griff auf.',
  ])
  expect(read('operation', say.play(say.reveal(say.all(say.from('grip', say.type('event'))))))[0]).toBe(
    'Reveal all events in the grip.',
  )
})

test('what the other player chooses of the reader’s cards is told by its side', () => {
  const card = say.chosen(say.from('installed', say.ownedBy('runner')))
  expect(read('event', say.play(say.trash(card, 'corp')))).toEqual([
    'The Corp trashes 1 installed Runner card.',
    'Der Konzern zerstört 1 installierte Karte des Runners.',
  ])
  expect(read('event', say.play(say.trash(card)))[0]).toBe('Trash 1 of your installed cards.')
})

test('that a card one may rez is unrezzed goes without saying', () => {
  const when = (does: Instruction) =>
    read('asset', say.when(say.would({ effect: 'expose' }, say.cardIs('self', say.isUnrezzed)), does))[0]
  expect(when(say.may([say.rez('self')]))).toContain('When a card would be exposed, you may rez this asset.')
  expect(when(say.may([say.draw(1)]))).toContain('if this asset is unrezzed, you may draw 1 card.')
})

test('CR 8.7.3: what goes back into a searched deck is told after the shuffle', () => {
  const search = say.search('rnd', [say.type('operation')], 'found')
  const back = say.addTo(say.the('found'), 'topOfDeck', { reveal: true })
  expect(read('operation', say.play(search, back))).toEqual([
    'Search R&D for 1 operation and reveal it. (Shuffle R&D right after searching it.) Add that operation to the top of R&D.',
    'Durchsuche F&E nach 1 Operation und decke sie auf. (Mische F&E gleich nach der Suche darin.) Lege jene Operation oben auf F&E.',
  ])
  expect(read('operation', say.play(search, say.addTo(say.the('found'), 'bottomOfDeck')))[0]).toBe(
    'Search R&D for 1 operation. (Shuffle R&D right after searching it.) Add that operation to the bottom of R&D.',
  )
})

test('this card is named again after something else that “it” could be', () => {
  const one = say.removeCounters('virus', 1)
  expect(read('program', say.when(say.installed('self'), say.oneOf([[one], [say.trash('self')]])))).toEqual([
    'When you install this program, remove 1 hosted virus counter or trash this program.',
    'Wenn du dieses Programm installierst, entferne 1 gehosteten Virusmarker oder zerstöre dieses Programm.',
  ])
  const purges = say.together(say.purge(), say.derez('self'))
  expect(read('ice', say.when(say.encountered(), purges))[0]).toBe(
    'When the Runner encounters this ice, purge virus counters and derez this ice.',
  )
  const derezzes = say.together(say.derez('self'), say.purge())
  expect(read('ice', say.when(say.encountered(), derezzes))[0]).toBe(
    'When the Runner encounters this ice, derez it and purge virus counters.',
  )
})

test('the ice of an encounter that ends is named, as only the encounter was', () => {
  const next = say.lasting(say.untilNextEncounterEnds, [
    say.strength(say.from('ice', say.same('encountered'), say.isOther), 2),
  ])
  const broken = say.ifSo(say.isNot(say.wasFullyBroken('it')), [gain])
  const ends = say.when(say.on({ what: ['encounterEnded'], card: [say.isOther] }), broken)
  const [english = '', german = ''] = read('ice', say.subroutine(next, say.later(ends, say.onceInThisRun)))
  expect(english).toContain('if the Runner did not fully break that ice, gain 1[credit].')
  expect(german).toContain('und der Runner jenes ICE nicht vollständig gebrochen hat, erhalte 1[credit].')
})

test('a card whose price is a cost is “that card” after it', () => {
  const price = say.creditsFrom(say.propertyOf('printedCost', 'accessed'), say.subtype('stealth'))
  expect(read('program', say.whileAccessing([price], [say.trash('accessed')]))[0]).toContain(
    'the card you are accessing: Trash that card.',
  )
})

test('what a card hosts itself on is its host', () => {
  const onto = say.may([
    say.host('self', say.chosen(say.from('rig', say.subtype('icebreaker')), 'icebreaker')),
  ])
  expect(
    read('program', say.when(say.turnBegins('you'), onto), say.always(say.strength('host', 1))).map(text =>
      text.split('. ').at(-1),
    ),
  ).toEqual(['Host icebreaker gets +1 strength.', 'Der Host-Icebreaker erhält +1 Stärke.'])
})

test('of cards that were revealed “those” are the ones that are chosen', () => {
  const some = say.chooseCards(say.upToCards(2, say.from({ the: 'revealed' }, say.type('event')), 'back'))
  const back = say.addTo(say.the('back'), 'shuffledIntoDeck', { by: 'runner' })
  const reveals = say.reveal(say.all(say.from('grip')), 'you', { as: 'revealed' })
  expect(read('operation', say.play(reveals, say.together(some, back)))).toEqual([
    'Reveal the grip. Choose up to 2 revealed events and the Runner shuffles those events into the stack.',
    'Decke den Griff auf. Wähle bis zu 2 aufgedeckte Ereignisse und der Runner mischt jene Ereignisse in den Stapel.',
  ])
})

test('CR 9.1.8g: an asset that does something when it is trashed has to be rezzed', () => {
  const trashed = say.on({ what: ['trashed'], card: 'self', by: 'runner' })
  expect(read('asset', say.when(trashed, gain))).toEqual([
    'When the Runner trashes this rezzed asset, gain 1[credit].',
    'Wenn der Runner diesen gerezzten Posten zerstört, erhalte 1[credit].',
  ])
})

test('two things that one card may be are told in one breath', () => {
  const seen = say.look(say.all(say.from({ top: 1, of: 'stack' })), { as: 'seen' })
  const either = say.eitherOf(
    say.cardIs(say.the('seen'), say.subtype('icebreaker')),
    say.cardIs(say.the('seen'), say.type('event'), say.subtype('run')),
  )
  expect(read('event', say.play(seen, say.ifSo(either, [gain])))).toEqual([
    'Look at the top card of your stack. If that card is an icebreaker or a run event, gain 1[credit].',
    'Sieh dir die oberste Karte deines Stapels an. Falls jene Karte ein Icebreaker oder ein Run-Ereignis ist, erhalte 1[credit].',
  ])
})

test('a player who was named as something happens is not named again', () => {
  const passed = say.on(
    { what: ['icePassed'], card: 'self' },
    say.isNot(say.atLeast(say.has('runner', 'clicks'), 1)),
  )
  const cannot = say.lasting(say.untilRunEnds, [say.cannot('jackOut', { who: 'runner' })])
  expect(read('ice', say.when(passed, cannot))).toEqual([
    'When the Runner passes this ice, if they have no [click] remaining, they cannot jack out for the remainder of this run.',
    'Wenn der Runner dieses ICE passiert und er keine [click] übrig hat, kann er sich für den Rest dieses Runs nicht ausloggen.',
  ])
  expect(read('ice', say.when(say.encountered(), say.loseCredits(1, 'runner')))).toEqual([
    'When the Runner encounters this ice, they lose 1[credit].',
    'Wenn der Runner mit diesem ICE konfrontiert wird, verliert er 1[credit].',
  ])
  const bypassed = say.on({ what: ['iceBypassed'], card: 'self' })
  expect(read('ice', say.when(bypassed, say.together(gain, say.giveTags(1))))).toEqual([
    'Whenever the Runner bypasses this ice, gain 1[credit] and give them 1 tag.',
    'Immer wenn der Runner dieses ICE umgeht, erhalte 1[credit] und gib ihm 1 Markierung.',
  ])
  expect(
    read(
      'ice',
      say.subroutine(say.mayPay([say.credits(3)], { who: 'runner', otherwise: [say.giveTags(1)] })),
    ),
  ).toEqual([
    '[sub] Give the Runner 1 tag unless they pay 3[credit].',
    '[sub] Gib dem Runner 1 Markierung, es sei denn, er bezahlt 3[credit].',
  ])
})

test('what all parts of a sentence are done for is told once, before them', () => {
  const counters = say.countersOn('advancement')
  const gains = say.gainCredits(say.times(3, counters))
  const loses = say.loseCredits(say.times(2, counters), 'runner')
  expect(read('asset', say.when(say.turnBegins('you'), say.together(gains, loses)))).toEqual([
    'When your turn begins, for each hosted advancement counter, gain 3[credit] and the Runner loses 2[credit].',
    'Wenn dein Zug beginnt, für jeden gehosteten Fortschrittsmarker: erhalte 3[credit] und der Runner verliert 2[credit].',
  ])
  expect(read('asset', say.when(say.turnBegins('you'), say.together(gains, say.draw(1))))[0]).toBe(
    'When your turn begins, gain 3[credit] for each hosted advancement counter and draw 1 card.',
  )
})

test('the end of a run that is prevented is that of the run just begun', () => {
  const prevents = say.when(
    say.firstTimeWould('run', { effect: 'endRun', by: 'corp' }),
    say.prevent('all', { effect: 'endRun' }),
  )
  expect(read('event', say.play(say.run('any', [], { during: [prevents] })))).toEqual([
    'Run any server. The first time the Corp would end that run, prevent the run from ending.',
    'Führe einen Run auf einen beliebigen Server durch. Wenn der Konzern zum ersten Mal jenen Run beenden würde, verhindere das Ende des Runs.',
  ])
})

test('less than a number of credits is told by the most it can be', () => {
  const poor = say.isNot(say.atLeast(say.has('runner', 'credits'), 7))
  expect(read('ice', say.subroutine(say.ifSo(poor, [say.endRun()])))).toEqual([
    '[sub] If the Runner has 6[credit] or less, end the run.',
    '[sub] Falls der Runner höchstens 6[credit] hat, beende den Run.',
  ])
})
