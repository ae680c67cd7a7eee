import './rule.css'
import type { Ruling } from '@paydata/cards/rulings'
import { rulingsOf } from '@paydata/cards/rulings'
import { newestEdition } from '@paydata/decks/starter'
import { citation } from '@paydata/words'
import { use, useEffect, useState } from 'react'
import { ShownAsIn } from '../cards/facts.ts'
import { browse as words } from '../messages/browse.ts'
import { CardPart } from './card-part.tsx'

/** What the tests of a card prove about it. The sentences are loaded only now, those of a set together. */
export function Rulings({ card }: { card: string }) {
  const isOlder = use(ShownAsIn) !== newestEdition
  const [{ of, found }, setFound] = useState<{ of: string; found: readonly Ruling[] }>({
    of: card,
    found: [],
  })
  useEffect(() => {
    let isWanted = true
    // Without them the page is as good as whole, and another card loads them again.
    rulingsOf(card)
      .then(each => isWanted && setFound({ of: card, found: each }))
      .catch(() => undefined)
    return () => {
      isWanted = false
    }
  }, [card])
  if (of !== card || found.length === 0) return null
  return (
    <CardPart name={words.page.rulings}>
      <p className="muted">
        {words.page.rulingsLead} {isOlder && words.page.rulingsToday}
      </p>
      <ul className="card-page-rulings" lang="en">
        {found.map(({ says, rule }) => (
          <li key={says}>
            {says} {rule !== null && <span className="rule">{citation(rule)}</span>}
          </li>
        ))}
      </ul>
    </CardPart>
  )
}
