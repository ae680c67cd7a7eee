import { expect, test } from 'vitest'
import { plain } from '../../pages/german/plain.ts'
import { plainlyIn, plainTermsOf } from '../../plain.ts'

const { say } = plainlyIn(plain, new Set(plainTermsOf(plain)))

test.each([
  ['Füge sie deinem Griff hinzu.', 'Füge sie deiner Hand (Griff) hinzu.'],
  ['Nimm sie in deinen Griff.', 'Nimm sie auf deine Hand (Griff).'],
  ['Im Griff liegen 3 Karten.', 'Auf der Hand (Griff) liegen 3 Karten.'],
  ['Der Griff ist leer.', 'Die Hand (Griff) ist leer.'],
  ['Mische deinen Stapel.', 'Mische dein Deck (Stapel).'],
  ['die obersten 2 Karten deines Stapels', 'die obersten 2 Karten deines Decks (Stapel)'],
  ['aus deiner Halde', 'aus deiner Ablage (Halde)'],
  ['außerhalb deines Creditvorrats', 'außerhalb deines Geldbeutels (Creditvorrat)'],
])('a plain word has the case of its place, and its own gender: %s', (text, plainly) => {
  expect(say(text)).toBe(plainly)
})

test.each([
  ['Run auf HQ', 'Run auf HQ (Hand des Konzerns)'],
  ['die Wurzel des Archivs', 'die Wurzel des Archivs (Ablage des Konzerns)'],
  ['Archiv', 'Ablage (Archiv)'],
  ['Griff: 3 von 5', 'Hand (Griff): 3 von 5'],
  ['beim Zugriff', 'beim Zugriff'],
])('a server keeps its name, and a label is short: %s', (text, plainly) => {
  expect(say(text)).toBe(plainly)
})
