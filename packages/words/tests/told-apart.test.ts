import type { Ability } from '@paydata/engine/inside/language/abilities'
import type { Condition } from '@paydata/engine/inside/language/expressions'
import type { CardType, Side } from '@paydata/engine/inside/state/names'
import * as say from '@paydata/engine/vocabulary'
import { expect, test } from 'vitest'
import { cardText } from '../src/in-english.ts'

const { always, cannot, chosen, from, gainCredits, play, type, when } = say

const lines = (side: Side, of: CardType, ...abilities: readonly Ability[]): readonly string[] =>
  cardText({ is: 'a_card', printed: { title: 'A card', side, type: of }, abilities })

const asset = (...abilities: readonly Ability[]) => lines('corp', 'asset', ...abilities).join(' ')
const event = (...abilities: readonly Ability[]) => lines('runner', 'event', ...abilities).join(' ')

test('a player who cannot do something with a card, and that a card cannot have it done, are told apart', () => {
  expect(asset(always(cannot('trash', { cards: 'self' })))).toBe('This asset cannot be trashed.')
  expect(asset(always(cannot('trash', { cards: 'self', who: 'runner' })))).toBe(
    'The Runner cannot trash this asset (while it is rezzed).',
  )
  expect(asset(always(cannot('beSuccessful')))).toBe('Runs cannot be declared successful.')
  expect(asset(always(cannot('beSuccessful', { server: ['hq'] })))).toBe(
    'Runs against HQ cannot be declared successful.',
  )
  expect(asset(always(cannot('run')))).toBe('The Runner cannot make runs.')
  expect(asset(always(cannot('run', { server: ['hq'] })))).toBe('The Runner cannot run HQ.')
})

test('with what subroutines cannot be broken, and with what alone they can', () => {
  const ban = (more: Parameters<typeof cannot>[1] & object) => asset(always(cannot('break', more)))
  expect(ban({ using: [say.subtype('ai')] })).toBe('The Runner cannot break subroutines using AI cards.')
  expect(ban({ cards: 'self', subroutines: 'printed', using: [say.not(say.subtype('fracter'))] })).toBe(
    'The Runner cannot break printed subroutines on this asset except using a fracter.',
  )
})

test('a card says for each act when alone it can be done', () => {
  const only = (act: 'play' | 'rez' | 'score' | 'install') => asset(say.onlyIf(act, say.isTagged))
  expect(only('rez')).toBe('Rez this asset only if the Runner is tagged.')
  expect(only('play')).toBe('Play only if the Runner is tagged.')
  expect(only('score')).toBe('Score this asset only if the Runner is tagged.')
  expect(only('install')).toBe('Install only if the Runner is tagged.')
})

test('cards go to zones of their owner, as far as the text says who that is (CR 8.2.1a)', () => {
  const back = (...types: readonly CardType[]) =>
    asset(play(say.addTo(chosen(from('installed', type(...types))), 'hand')))
  expect(back('asset')).toBe('Add 1 installed asset to HQ.')
  expect(back('agenda', 'asset', 'upgrade')).toMatch(/ to HQ\.$/)
  expect(back('program')).toBe('Add 1 installed program to the grip.')
  expect(asset(play(say.addTo(chosen(from('installed')), 'hand')))).toBe(
    'Add 1 installed card to its owner’s hand.',
  )
  const gone = play(say.addTo(chosen(from('rig')), 'discard'))
  expect(asset(gone)).toMatch(/to the heap\.$/)
  expect(event(gone)).toMatch(/to your heap\.$/)
})

test('two things to do of which you do one are a sentence, three are a list', () => {
  const one = (...amounts: readonly number[]) =>
    lines('runner', 'event', play(say.oneOf(amounts.map(amount => [gainCredits(amount)])))).join(' / ')
  expect(one(1, 2)).toBe('Gain 1[credit] or gain 2[credit].')
  expect(one(1, 2, 3)).toMatch(/^Resolve 1 of the following:/)
})

test('the first time in a turn and in a run are told apart', () => {
  const first = (limit: 'turn' | 'run') =>
    asset(when(say.firstTime(limit, { what: ['icePassed'] }), gainCredits(1)))
  expect(first('turn')).toBe('The first time each turn the Runner passes a piece of ice, gain 1[credit].')
  expect(first('run')).toBe('The first time each run the Runner passes a piece of ice, gain 1[credit].')
})

test('the Runner is moved to ice to approach or to encounter it', () => {
  const moved = (then: 'approach' | 'encounter') => asset(play(say.moveRunner({ ice: 'self', then })))
  expect(moved('approach')).toMatch(/ and approaches this asset\.$/)
  expect(moved('encounter')).toMatch(/ and encounters this asset\.$/)
})

test('one of something is a number, several are a number or more', () => {
  const tags = { amount: 'has', who: 'runner', of: 'tags' } as const
  const atLeast = (than: number) => ({ if: 'atLeast', amount: tags, than }) as const
  const told = (side: Side, condition: Condition) =>
    lines(side, 'asset', play(say.ifSo(condition, [gainCredits(1)]))).join(' ')
  expect(told('corp', atLeast(1))).toMatch(/^If the Runner has 1 tag, /)
  expect(told('corp', atLeast(2))).toMatch(/^If the Runner has at least 2 tags, /)
  expect(told('runner', { if: 'not', condition: atLeast(1) })).toMatch(/^If you have no tags, /)
})

test('the player who chooses is named where another one resolves the text', () => {
  const lost = (by?: 'corp' | 'runner') =>
    asset(play(say.trash(say.upToCards(2, from('rig'), 'lost', by)))) +
    asset(play(say.trash(chosen(from('rig'), 'lost', 1, by))))
  expect(lost('runner')).toContain('(chosen by the Runner)')
  expect(lost('runner').split('chosen by')).toHaveLength(3)
  expect(lost()).not.toContain('chosen by')
})

test('that one of several things happened, and that none did', () => {
  const happened = {
    if: 'happened',
    pattern: { what: ['jackedOut', 'tagsTaken'] },
    since: 'thisTurn',
  } as const
  const told = (condition: Condition) => asset(play(say.ifSo(condition, [gainCredits(1)])))
  expect(told(happened)).toMatch(/^If the Runner jacked out or took tags this turn, /)
  expect(told({ if: 'not', condition: happened })).toMatch(
    /^If the Runner did not jack out or take tags this turn, /,
  )
})

test('CR 10.13.1: dividends are told by their keyword, and what they do in brackets', () => {
  const told = (counters: number) => lines('corp', 'agenda', say.dividends(counters)).join(' ')
  expect(told(1)).toMatch(/^Dividends 1 \(When you score this agenda, place 1 agenda counter on it for each /)
  expect(told(2)).toMatch(
    /^Dividends 2 \(When you score this agenda, place 2 agenda counters on it for each /,
  )
})

test('what a subroutine does comes before what tags decide of it, and nothing else does', () => {
  const told = (condition: Condition) =>
    lines('corp', 'ice', say.subroutine(say.ifSo(condition, [gainCredits(1)]))).join(' ')
  expect(told(say.isTagged)).toBe('[sub] Gain 1[credit] if the Runner is tagged.')
  expect(told(say.isNot(say.isTagged))).toBe('[sub] If the Runner is not tagged, gain 1[credit].')
  expect(told(say.atLeast(say.has('runner', 'tags'), 2))).toBe(
    '[sub] Gain 1[credit] if the Runner has at least 2 tags.',
  )
  expect(told(say.threatAtLeast(2))).toBe('[sub] If the threat level is 2 or greater, gain 1[credit].')
})
