import { loadedCard, loadSets } from '@paydata/cards/loading'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CardFace } from '../cards/card-face.tsx'
import { ShownAsIn } from '../cards/facts.ts'
import { loadWords } from '../messages/language.ts'
import { CardPage } from './card-page.tsx'

await loadSets(null)
await loadWords('page')
await loadWords('game')
await loadWords('table')
await loadWords('browse')

const pageOf = (is: string, edition = '26.03'): string => {
  const card = loadedCard(is)
  if (card === undefined) throw new Error(`There is no card ${is}.`)
  return renderToStaticMarkup(
    <ShownAsIn value={edition}>
      <CardPage card={card} onPlay={() => undefined} />
    </ShownAsIn>,
  )
}

test('a card that was another in older editions is shown as it was, once for those in which it was the same', () => {
  const page = pageOf('net_shield')
  expect(page).toContain('As it was in older editions')
  expect(page).toContain('2017 (Rules Reference), 2013 (FAQ 1.1), 2012 (rulebook)')
  expect(page).toContain('Prevent the first net damage this turn')
})

test('a card that was told in other terms is shown in those beside the terms of today', () => {
  const [now = '', then = ''] = pageOf('stimhack').split('As it was in older editions')
  expect(now).toContain('suffer 1 core damage')
  expect(now).not.toContain('brain damage')
  const [first = '', second = ''] = then.slice(0, then.indexOf('</ul>')).split('</li>')
  expect(first).toContain('>2019 (CR 1.4)<')
  expect(first).toContain('Run any server')
  expect(second).toContain('>2017 (Rules Reference), 2013 (FAQ 1.1), 2012 (rulebook)<')
  expect(second).toContain('Make a run')
  for (const shown of [first, second]) {
    expect(shown).toContain('suffer 1 brain damage')
    expect(shown).not.toContain('core damage')
  }
})

test('a card of sets that older editions do not have is shown in the terms of today alone', () => {
  const page = pageOf('bumi_1_0')
  expect(page).toContain('Do 1 core damage')
  expect(page).not.toContain('older editions')
  expect(page).not.toContain('brain damage')
})

test('a card that was no other says nothing of editions', () => {
  expect(pageOf('hedge_fund')).not.toContain('older editions')
})

test('as in an older edition a page has the text, the steps and the citations of then', () => {
  const [then = '', elsewhere = ''] = pageOf('stimhack', '2013').split('As it is in other editions')
  expect(then).toContain('Make a run')
  expect(then).toContain('suffer 1 brain damage')
  expect(then).not.toContain('core damage')
  const others = elsewhere.slice(0, elsewhere.indexOf('</ul>'))
  expect(others).toContain('2026 (CR 26.03), the newest')
  expect(others).toContain('core damage')
  expect(others).not.toContain('2013 (FAQ 1.1)')

  const corroder = pageOf('corroder', '2013')
  expect(corroder).toContain('>Core rulebook, Encountering Ice<')
  expect(corroder).not.toContain('>CR 3.9.5f<')
  expect(corroder).toContain('Core Set</strong> legal')
  expect(corroder).not.toContain('Eternal')
  expect(corroder).not.toContain('href="/cards/cleaver')
  for (const [link] of corroder.matchAll(/href="[^"]*"/g)) expect(link).toMatch(/\?edition=2013"$/)
  const today = pageOf('corroder')
  expect(today).toContain('>CR 3.9.5f<')
  expect(today).not.toContain('rules of today')
  expect(today).not.toContain('?edition')
})

test('a card that an older edition does not have is shown as it is today, and says so', () => {
  const page = pageOf('bumi_1_0', '2013')
  expect(page).toContain('There was no such card in 2013 (FAQ 1.1): it is shown as it is today.')
  expect(page).toContain('Do 1 core damage')
  expect(page).toContain('>CR 9.8.10<')
})

test('in a game of an older edition a card has the text, the terms and the subtypes that it had then', () => {
  const seen = (is: string, edition: string) =>
    renderToStaticMarkup(
      <ShownAsIn value={edition}>
        <CardFace definition={is} />
      </ShownAsIn>,
    )
  expect(seen('parasite', '26.03')).toContain('Trojan')
  expect(seen('parasite', '2013')).not.toContain('Trojan')
  expect(seen('viktor_1_0', '1.6')).toContain('core damage')
  expect(seen('viktor_1_0', '1.4')).toContain('brain damage')
  expect(seen('cell_portal', '26.03')).toContain('jack out')
  expect(seen('cell_portal', '2013')).not.toContain('jack out')
})

test('a card page names each set of a card, also one of which nothing else can be played', () => {
  const sets = (is: string) =>
    pageOf(is)
      .match(/<dt>(Sets?)<\/dt><dd>([^<]*)</)
      ?.slice(1)
  expect(sets('corroder')).toEqual(['Sets', 'Core Set, System Update 2021'])
  expect(sets('seamless_launch')).toEqual(['Set', 'System Gateway'])
})

test('a card page begins with how the card comes into play', () => {
  const page = pageOf('hedge_fund')
  expect(page.indexOf('Play it')).toBeGreaterThan(0)
  expect(page.indexOf('Play it')).toBeLessThan(page.indexOf('when it has been paid for'))
  expect(pageOf('corroder')).toContain('Startup</strong> does not have it')
})
