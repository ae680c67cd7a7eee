import { expect, test } from 'vitest'
import { wordsOnTrial } from '../../pages.mjs'
import { english } from '../../src/english/game/index.ts'
import type { Told } from '../../src/tree/language.ts'
import { spokenIn } from '../spoken-in.ts'
import { french } from './game.ts'

const words = wordsOnTrial()

test('a language can be begun with a few parts of the page', async () => {
  const home = await spokenIn('fr', words, 'home')
  expect(home.play).toBe('Jouer contre l’ordinateur')
  expect(home.back.goOn.against('Ada')).toBe('Reprendre votre partie contre Ada')
})

test('its plurals are its own: in French, 0 is singular', async () => {
  const home = await spokenIn('fr', words, 'home')
  expect([0, 1, 2].map(home.toLearn)).toEqual([
    'pour apprendre, jusqu’à 0 point',
    'pour apprendre, jusqu’à 1 point',
    'pour apprendre, jusqu’à 2 points',
  ])
})

test('what it does not have yet is shown in English, with English plurals', async () => {
  const settings = await spokenIn('fr', words, 'settings')
  expect(settings.title).toBe('Réglages')
  expect(settings.windows.changed(1)).toBe('1 changée')
  expect(settings.keymap.title).toBe('Changer les touches')
  const { counters } = await spokenIn('fr', words, 'table')
  expect([0, 1].map(counters.virus)).toEqual(['0 virus counters', '1 virus counter'])
})

test('what is missing is told, each with its place in English', () => {
  const missing = words.missing.get('fr') ?? []
  expect(missing).toContainEqual(
    expect.stringMatching(
      /^packages\/words\/src\/english\/page\/page[.]ftl:\d+: tagline is missing in french$/,
    ),
  )
  expect(missing.filter(line => /\/(home|settings)[.]ftl:/.test(line))).toEqual([])
})

test('its grammar can be begun with ten verbs, and the rest is said in English', () => {
  const told: Told = {
    by: 'corp',
    corp: 'corp',
    runner: 'you',
    card: { is: 'titled', title: 'Hedge Fund' },
    isSeen: true,
    server: null,
    protects: false,
    host: null,
    amount: 1,
    kind: null,
    zone: null,
    isAdded: false,
    isNobodys: false,
    byCard: true,
    byRules: false,
    subroutine: null,
  }
  const { happened } = french.log
  expect(happened.creditsGained(told)).toBe('la Corpo reçoit 1[credit]')
  expect(happened.drawn({ ...told, by: 'you', amount: 0 })).toBe('vous piochez 0 carte')
  expect(happened.tagsTaken({ ...told, by: 'runner', amount: 2 })).toBe('le Runner prend 2 tags')
  expect(happened.played(told)).toBe('the Corp plays Hedge Fund')
  const own = Object.keys(happened).filter(
    what => Reflect.get(happened, what) !== Reflect.get(english.log.happened, what),
  )
  expect(own).toHaveLength(10)
})
