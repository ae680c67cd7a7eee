import './explained.css'
import { newestEdition } from '@paydata/decks/starter'
import { entries } from '@paydata/lessons/shown'
import { citation } from '@paydata/words'
import { use } from 'react'
import { ShownAsIn } from '../cards/facts.ts'
import { glossary } from '../messages/glossary.ts'
import { Link } from '../route/link.tsx'
import { Button } from '../ui/button.tsx'
import type { Term } from './finder.ts'

interface ExplainedProps {
  readonly term: Term
  /** Whether its name leads to it, so that the address can be given to somebody. */
  readonly isLink?: boolean
  readonly onShow: () => void
}

/** A word of the game, what it means, and the rule that says so. Rules of older editions have other numbers. */
export function Explained({ term, isLink = false, onShow }: ExplainedProps) {
  const isNewest = use(ShownAsIn) === newestEdition
  return (
    <div className="explained">
      <p>
        <strong>
          {isLink ? (
            <Link to={{ at: 'glossary', word: term }}>{glossary.names[term]}</Link>
          ) : (
            glossary.names[term]
          )}
        </strong>{' '}
        {isNewest && <small className="muted">{citation(entries[term].rule)}</small>}
      </p>
      <p>{glossary.says[term]}</p>
      <Button label={`${glossary.show}: ${glossary.names[term]}`} onPress={onShow}>
        {glossary.show}
      </Button>
    </div>
  )
}
