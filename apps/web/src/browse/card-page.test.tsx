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
await loadWords('browse')

const pageOf = (is: string): string => {
  const card = loadedCard(is)
  if (card === undefined) throw new Error(`There is no card ${is}.`)
  return renderToStaticMarkup(<CardPage card={card} onPlay={() => undefined} />)
}

test('a card that was another in older editions is shown as it was, once for those in which it was the same', () => {
  const page = pageOf('net_shield')
  expect(page).toContain('As it was in older editions')
  expect(page).toContain('2017 (Rules Reference), 2013 (FAQ 1.1), 2012 (rulebook)')
  expect(page).toContain('Use this ability only if')
})

test('a card that was no other says nothing of editions', () => {
  expect(pageOf('hedge_fund')).not.toContain('older editions')
})

test('in a game of an older edition a card has the text and the subtypes that it had then', () => {
  const seen = (is: string, edition: string) =>
    renderToStaticMarkup(
      <ShownAsIn value={edition}>
        <CardFace definition={is} />
      </ShownAsIn>,
    )
  expect(seen('parasite', '26.03')).toContain('Trojan')
  expect(seen('parasite', '2013')).not.toContain('Trojan')
  expect(seen('cell_portal', '26.03')).toContain('jack out')
  expect(seen('cell_portal', '2013')).not.toContain('jack out')
})
