import type { Instruction } from '@paydata/engine/inside/instructions/index'
import type { Ability } from '@paydata/engine/inside/language/abilities'
import type { Condition } from '@paydata/engine/inside/language/expressions'
import type { CardType } from '@paydata/engine/inside/state/names'
import * as say from '@paydata/engine/vocabulary'
import { expect, test } from 'vitest'
import { tags, wordsOf } from '../src/languages.ts'
import { cardText } from '../src/tree/index.ts'
import { inEach } from '../testing/expected.ts'

const languages = await Promise.all(tags.map(wordsOf))

const sides = { ice: 'corp', operation: 'corp', asset: 'corp', program: 'runner', event: 'runner' } as const

/** A text in each language. */
const read = (type: CardType & keyof typeof sides, ...abilities: readonly Ability[]) =>
  languages.map(language =>
    cardText({ is: 'any', printed: { title: 'Any', side: sides[type], type }, abilities }, language).join(
      ' ',
    ),
  )

const gain = say.gainCredits(1)
const success = say.happened('thisRun', { what: ['runSuccessful'] })
const ends = { what: ['runEnded'], server: ['rnd'] } as const

test('CR 6.7.2: a run that ends successfully is told as a successful run', () => {
  expect(read('program', say.when(say.on(ends, success), gain))).toEqual(
    inEach('Whenever a successful run on R&D ends, gain 1[credit].'),
  )
  expect(read('program', say.when(say.on(ends, say.isTagged), gain))[0]).toBe(
    'Whenever a run on R&D ends, if you are tagged, gain 1[credit].',
  )
})

test('CR 9.9.8: what is done instead speaks of the card that it would have happened to', () => {
  const instead = (...does: readonly Instruction[]) =>
    say.always({
      declare: 'replace',
      effect: 'access',
      card: [say.type('agenda')],
      withIt: { instead: 'resolve', does },
    })
  expect(read('program', instead(gain, say.addTo('it', 'topOfDeck')))[0]).toBe(
    'If you would access an agenda, instead gain 1[credit]. Add it to the top of its owner’s deck.',
  )
})

test('CR 3.5.1b, 3.7.1b: one thing ends a current besides another: an agenda is stolen, or it is scored', () => {
  const current = (side: 'corp' | 'runner') =>
    say.always({ declare: 'staysInPlay', until: { at: 'currentReplaced', side } })
  expect(read('operation', current('corp'))).toEqual(
    inEach('This operation is not trashed until another current is played or an agenda is stolen.'),
  )
  expect(read('event', current('runner'))).toEqual(
    inEach('This event is not trashed until another current is played or an agenda is scored.'),
  )
})

test('strength that a trigger or a choice gives is given to a card; that of a paid ability speaks for itself', () => {
  const stronger = say.lasting(say.untilTurnEnds, [say.strength('self', 1)])
  expect(read('program', say.when(say.turnBegins('you'), stronger))[0]).toBe(
    'When your turn begins, this program gets +1 strength for the remainder of the turn.',
  )
  expect(read('program', say.paid([say.credits(1)], [stronger]))[0]).toBe(
    '1[credit]: +1 strength for the remainder of the turn.',
  )
})

test('CR 9.12.6: modes as many as something counts are so many', () => {
  const tags = say.has('runner', 'tags')
  const modes = [[gain], [say.draw(1)]]
  expect(read('event', say.play(say.oneOf(modes, { least: tags, most: tags })))).toEqual(
    inEach(
      'Resolve X of the following (• Gain 1[credit]. • Draw 1 card.) X is equal to the number of tags you have.',
    ),
  )
  expect(read('event', say.play(say.oneOf(modes, { least: 0, most: tags })))[0]).toBe(
    'Resolve up to X of the following (• Gain 1[credit]. • Draw 1 card.) X is equal to the number of tags you have.',
  )
})

test('two numbers that are counted are compared as numbers', () => {
  const [mine, theirs] = [say.has('you', 'credits'), say.has('opponent', 'credits')]
  const asking = (condition: Condition) => read('event', say.play(say.ifSo(condition, [gain])))
  expect(asking(say.atLeast(mine, theirs))).toEqual(
    inEach(
      'If the number of [credit] in your credit pool is at least the number of [credit] in the Corp’s credit pool, gain 1[credit].',
    ),
  )
  expect(asking(say.isNot(say.atLeast(theirs, mine)))[0]).toBe(
    'If you have more credits than the Corp, gain 1[credit].',
  )
})

test('no number is told as so many times less than nothing', () => {
  const points = say.propertyOf('points', 'host')
  expect(read('ice', say.always(say.strength('self', say.times(-1, points))))).toEqual(
    inEach('This ice gets -X strength. X is equal to the agenda points of host card.'),
  )
  expect(read('ice', say.always(say.costChange('rez', 'self', say.times(-2, points))))[0]).toBe(
    'The rez cost of this ice is lowered by X[credit]. X is equal to 2 times the agenda points of host card.',
  )
})

test('CR 6.7.4c: what is done instead of breaching, done in any case or if one likes', () => {
  const asked = (does: Instruction) => read('event', say.play(say.run(['hq'], [does])))
  expect(asked(say.insteadOfBreaching([say.draw(2)]))).toEqual(
    inEach('Run HQ. If successful, instead of breaching HQ, draw 2 cards.'),
  )
  expect(asked(say.mayInsteadOfBreaching([say.draw(2)]))[0]).toBe(
    'Run HQ. If successful, instead of breaching HQ, you may draw 2 cards.',
  )
})

test('one who is moved is had to move, and moves to where it is', () => {
  const moves = say.moveRunner({ ice: { the: 'ice' }, then: 'approach' })
  expect(read('ice', say.subroutine(say.may([moves])))[0]).toBe(
    '[sub] You may have the Runner move to and approach the chosen card.',
  )
  expect(read('ice', say.subroutine(moves))[0]).toBe(
    '[sub] The Runner moves to and approaches the chosen card.',
  )
})

test('CR 1.4.1a: an identity of thirty cards without influence is of a starter pack, or of a draft', () => {
  const identity = { title: 'Any', side: 'corp', type: 'identity', minimumDeckSize: 30 } as const
  const told = (more: object) =>
    languages.map(language =>
      cardText({ is: 'any', abilities: [], ...more, printed: { ...identity, ...more } }, language).join(' '),
    )
  expect(told({})).toEqual(inEach('Starter game only.'))
  expect(told({ set: 'draft' })).toEqual(inEach('Draft format only.'))
  expect(told({ minimumDeckSize: 45 })).toEqual(['', ''])
})

test('CR 9.12.2e: what a printed X is, the text says', () => {
  const hand = say.has('runner', 'cardsInHand')
  expect(read('asset', say.always(say.requirementIs(hand)))).toEqual(
    inEach('X is equal to the number of cards in the Runner’s hand.'),
  )
  expect(read('asset', say.recurring(hand, { to: ['trace'] }))).toEqual(
    inEach(
      'X[recurring-credit] Use these credits during trace attempts. X is equal to the number of cards in the Runner’s hand.',
    ),
  )
})

test('a run that was just named is “it”', () => {
  const asked = say.when(say.on({ what: ['runEnded'] }), say.ifSo(success, [gain]))
  expect(read('event', say.play(say.run(['hq'], [], { during: [asked] })))).toEqual(
    inEach('Run HQ. When that run ends, if it was successful, gain 1[credit].'),
  )
})

test('CR 9.3.6f: threat of what triggers during a run is told as its condition', () => {
  const asked = say.threat(4, say.when(say.on({ what: ['iceEncountered'] }), gain))
  expect(read('event', say.play(say.run(['hq'], [], { during: [asked] })))[0]).toBe(
    'Run HQ. During that run, whenever you encounter a piece of ice, if the threat level is 4 or greater, gain 1[credit].',
  )
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
  expect(read('operation', say.play(say.ifSo(say.isNot(fromHand), [gain])))).toEqual(
    inEach('If you played this operation from anywhere except HQ, gain 1[credit].'),
  )
})

test('the one card of its kind is told to be the only one', () => {
  const others = say.exists(say.from('installed', say.type('ice'), say.protecting(['here']), say.isOther))
  expect(read('ice', say.whileSo(say.isNot(others), say.strength('self', 4)))).toEqual(
    inEach('While this ice is the only piece of ice protecting this server, it gets +4 strength.'),
  )
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
  expect(read('operation', say.play(install, say.ifSo(isRezzed, [gain])))).toEqual(
    inEach(
      'Install and rez 1 piece of ice from Archives. If you rezzed a piece of ice this way, gain 1[credit].',
    ),
  )
})

test('counters that count much are placed on a card that is chosen first', () => {
  const card = say.chosen(say.from('installed', say.type('ice')))
  const many = say.countOf(say.from('hq'))
  expect(read('operation', say.play(say.placeCounters('power', many, card)))).toEqual(
    inEach('Choose 1 installed piece of ice. Place 1 power counter on that ice for each card in HQ.'),
  )
  expect(read('operation', say.play(say.placeCounters('power', 2, card)))[0]).toBe(
    'Place 2 power counters on 1 installed piece of ice.',
  )
})

test('what is not an action is no price of what is spent: it follows where nothing is', () => {
  const next = say.gainClicks(1, 'you', 'nextTurn')
  const pays = (otherwise: typeof next | typeof gain) =>
    read('asset', say.play(say.mayPay([say.clicks(1)], { who: 'runner', otherwise: [otherwise] })))
  expect(pays(next)).toEqual(
    inEach('The Runner may spend [click]. If they do not, you get +1 allotted [click] for your next turn.'),
  )
  expect(pays(gain)[0]).toBe('Gain 1[credit] unless the Runner spends [click].')
})

test('CR 5.5.4: cards are discarded to reach the maximum hand size', () => {
  const those = say.onThose('gone', { what: ['discarded'], by: 'you' })
  const fromThem = say.chosen(say.from({ the: 'gone' }, say.type('program'), say.inZone('heap')))
  expect(read('program', say.when(those, say.install(fromThem)))).toEqual(
    inEach(
      'Whenever you discard cards to reach your maximum hand size, install 1 program from among those cards.',
    ),
  )
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
  expect(read('program', say.when(say.on({ what: ['encounterEnded'] }, broke), gain))).toEqual(
    inEach(
      'Whenever an encounter ends, if you used this program to break a subroutine during that encounter, gain 1[credit].',
    ),
  )
})

test('what one may do as well is joined to what is done', () => {
  const both = say.together(gain, say.may([say.draw(1)]))
  expect(read('event', say.play(both))).toEqual(inEach('Gain 1[credit] and you may draw 1 card.'))
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
  expect(pays(say.together(say.gainCredits(cost), say.draw(1)))).toEqual(
    inEach(
      'You may trash 1 of your installed cards. If you do, gain credits equal to its printed install cost and draw 1 card.',
    ),
  )
  expect(pays(say.loseCredits(cost, 'corp'))[0]).toContain('X is equal to its printed install cost.')
})

test('what counts cards of its own kind says that it is one of them', () => {
  const perBreaker = say.always(
    say.strength('self', say.countOf(say.from('installed', say.subtype('icebreaker')))),
  )
  const texts = (subtypes: readonly string[]) =>
    languages.map(language =>
      cardText(
        {
          is: 'any',
          printed: { title: 'Any', side: 'runner', type: 'program', subtypes },
          abilities: [perBreaker],
        },
        language,
      ).join(' '),
    )
  expect(texts(['icebreaker'])).toEqual(
    inEach('This program gets +1 strength for each installed icebreaker (including this one).'),
  )
  expect(texts(['virus'])[0]).toBe('This program gets +1 strength for each installed icebreaker.')
})

test('what costs less is paid less for, of one kind or of several', () => {
  const install = (...types: readonly ('program' | 'hardware')[]) =>
    read('event', say.play(say.install(say.chosen(say.from('grip', say.type(...types))), { change: -2 })))[0]
  expect(install('program')).toBe('Install 1 program from your grip, paying 2[credit] less.')
  expect(install('program', 'hardware')).toBe(
    'Install 1 program or piece of hardware from your grip, paying 2[credit] less.',
  )
})

test('all cards of a hand are the hand', () => {
  expect(read('operation', say.play(say.reveal(say.all(say.from('grip')))))).toEqual(
    inEach('Reveal the grip.'),
  )
  expect(read('operation', say.play(say.reveal(say.all(say.from('grip', say.type('event'))))))[0]).toBe(
    'Reveal all events in the grip.',
  )
})

test('what the other player chooses of the reader’s cards is told by its side', () => {
  const card = say.chosen(say.from('installed', say.ownedBy('runner')))
  expect(read('event', say.play(say.trash(card, 'corp')))).toEqual(
    inEach('The Corp trashes 1 installed Runner card.'),
  )
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
  expect(read('operation', say.play(search, back))).toEqual(
    inEach(
      'Search R&D for 1 operation and reveal it. (Shuffle R&D right after searching it.) Add that operation to the top of R&D.',
    ),
  )
  expect(read('operation', say.play(search, say.addTo(say.the('found'), 'bottomOfDeck')))[0]).toBe(
    'Search R&D for 1 operation. (Shuffle R&D right after searching it.) Add that operation to the bottom of R&D.',
  )
})

test('this card is named again after something else that “it” could be', () => {
  const one = say.removeCounters('virus', 1)
  expect(read('program', say.when(say.installed('self'), say.oneOf([[one], [say.trash('self')]])))).toEqual(
    inEach('When you install this program, remove 1 hosted virus counter or trash this program.'),
  )
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
  expect(read('ice', say.subroutine(next, say.later(ends, say.onceInThisRun)))).toEqual(
    inEach(
      '[sub] The next piece of ice the Runner encounters during this run gets +2 strength. When that encounter ends, if the Runner did not fully break that ice, gain 1[credit].',
    ),
  )
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
  ).toEqual(inEach('Host icebreaker gets +1 strength.'))
})

test('of cards that were revealed “those” are the ones that are chosen', () => {
  const some = say.chooseCards(say.upToCards(2, say.from({ the: 'revealed' }, say.type('event')), 'back'))
  const back = say.addTo(say.the('back'), 'shuffledIntoDeck', { by: 'runner' })
  const reveals = say.reveal(say.all(say.from('grip')), 'you', { as: 'revealed' })
  expect(read('operation', say.play(reveals, say.together(some, back)))).toEqual(
    inEach(
      'Reveal the grip. Choose up to 2 revealed events and the Runner shuffles those events into the stack.',
    ),
  )
})

test('CR 9.1.8g: an asset that does something when it is trashed has to be rezzed', () => {
  const trashed = say.on({ what: ['trashed'], card: 'self', by: 'runner' })
  expect(read('asset', say.when(trashed, gain))).toEqual(
    inEach('When the Runner trashes this asset (while it is rezzed), gain 1[credit].'),
  )
})

test('two things that one card may be are told in one breath', () => {
  const seen = say.look(say.all(say.from({ top: 1, of: 'stack' })), { as: 'seen' })
  const either = say.eitherOf(
    say.cardIs(say.the('seen'), say.subtype('icebreaker')),
    say.cardIs(say.the('seen'), say.type('event'), say.subtype('run')),
  )
  expect(read('event', say.play(seen, say.ifSo(either, [gain])))).toEqual(
    inEach(
      'Look at the top card of your stack. If that card is an icebreaker or a run event, gain 1[credit].',
    ),
  )
})

test('a player who was named as something happens is not named again', () => {
  const passed = say.on(
    { what: ['icePassed'], card: 'self' },
    say.isNot(say.atLeast(say.has('runner', 'clicks'), 1)),
  )
  const cannot = say.lasting(say.untilRunEnds, [say.cannot('jackOut', { who: 'runner' })])
  expect(read('ice', say.when(passed, cannot))).toEqual(
    inEach(
      'When the Runner passes this ice, if they have no [click] remaining, they cannot jack out for the remainder of this run.',
    ),
  )
  expect(read('ice', say.when(say.encountered(), say.loseCredits(1, 'runner')))).toEqual(
    inEach('When the Runner encounters this ice, they lose 1[credit].'),
  )
  const bypassed = say.on({ what: ['iceBypassed'], card: 'self' })
  expect(read('ice', say.when(bypassed, say.together(gain, say.giveTags(1))))).toEqual(
    inEach('Whenever the Runner bypasses this ice, gain 1[credit] and give them 1 tag.'),
  )
  expect(
    read(
      'ice',
      say.subroutine(say.mayPay([say.credits(3)], { who: 'runner', otherwise: [say.giveTags(1)] })),
    ),
  ).toEqual(inEach('[sub] Give the Runner 1 tag unless they pay 3[credit].'))
})

test('what all parts of a sentence are done for is told once, before them', () => {
  const counters = say.countersOn('advancement')
  const gains = say.gainCredits(say.times(3, counters))
  const loses = say.loseCredits(say.times(2, counters), 'runner')
  expect(read('asset', say.when(say.turnBegins('you'), say.together(gains, loses)))).toEqual(
    inEach(
      'When your turn begins, for each hosted advancement counter, gain 3[credit] and the Runner loses 2[credit].',
    ),
  )
  expect(read('asset', say.when(say.turnBegins('you'), say.together(gains, say.draw(1))))[0]).toBe(
    'When your turn begins, gain 3[credit] for each hosted advancement counter and draw 1 card.',
  )
})

test('the end of a run that is prevented is that of the run just begun', () => {
  const prevents = say.when(
    say.firstTimeWould('run', { effect: 'endRun', by: 'corp' }),
    say.prevent('all', { effect: 'endRun' }),
  )
  expect(read('event', say.play(say.run('any', [], { during: [prevents] })))).toEqual(
    inEach('Run any server. The first time the Corp would end that run, prevent the run from ending.'),
  )
})

test('less than a number of credits is told by the most it can be', () => {
  const poor = say.isNot(say.atLeast(say.has('runner', 'credits'), 7))
  expect(read('ice', say.subroutine(say.ifSo(poor, [say.endRun()])))).toEqual(
    inEach('[sub] If the Runner has 6[credit] or less, end the run.'),
  )
})

test('CR 9.9.10: the text says what would happen, and what happens instead', () => {
  const printed = { title: 'Slow Secret', side: 'corp', type: 'agenda' } as const
  const abilities = [
    say.when(
      say.would({ effect: 'scoreArea', by: 'runner', card: 'self' }),
      say.addWith('agenda', 4, { card: 'self' }),
    ),
  ]
  expect(languages.map(language => cardText({ is: 'slow_secret', printed, abilities }, language)[0])).toEqual(
    inEach(
      '[interrupt] → When this agenda would be added to the Runner’s score area, instead it is added with 4 hosted agenda counters.',
    ),
  )
})
