import './glossary-screen.css'
import { useEffect, useState } from 'react'
import { glossary } from '../messages/glossary.ts'
import { useLanguage } from '../messages/use-language.ts'
import { Link } from '../route/link.tsx'
import { Field } from '../ui/field.tsx'
import { ScreenHead } from '../ui/screen-head.tsx'
import { useTitle } from '../ui/title.ts'
import { Explained } from './explained.tsx'
import type { Term } from './finder.ts'
import { isTerm, terms } from './finder.ts'
import { Showing } from './showing.tsx'

/** Every word of the game by its name. The address may name one, which is marked and comes into sight. */
export default function GlossaryScreen({ word }: { word: string | null }) {
  const named = word !== null && isTerm(word) ? word : null
  useTitle(named === null ? glossary.title : glossary.names[named])
  const [search, setSearch] = useState('')
  const [shown, setShown] = useState<Term | null>(null)
  const { compare } = new Intl.Collator(useLanguage())
  const found = terms()
    .filter(term => isFound(term, search))
    .sort((one, other) => compare(glossary.names[one], glossary.names[other]))
  useEffect(() => {
    if (named !== null) document.getElementById(named)?.scrollIntoView({ block: 'center' })
  }, [named])
  return (
    <div className="screen">
      <ScreenHead title={glossary.title} />
      <main className="glossary">
        <p className="muted">{glossary.lead}</p>
        <p>
          <Link to={{ at: 'learn', lesson: null }}>{glossary.learn}</Link>
        </p>
        <Field label={glossary.search} kind="search" value={search} onChange={setSearch} />
        <p className="muted" role="status">
          {found.length === 0 ? glossary.none : glossary.count(found.length)}
        </p>
        <ul className="glossary-words">
          {found.map(term => (
            <li key={term} id={term} aria-current={term === named}>
              <Explained term={term} isLink onShow={() => setShown(term)} />
            </li>
          ))}
        </ul>
      </main>
      {shown !== null && <Showing term={shown} onClose={() => setShown(null)} />}
    </div>
  )
}

/** Whether a word, or a form of it, has what is searched for. */
function isFound(term: Term, search: string): boolean {
  const wanted = search.trim().toLowerCase()
  return `${glossary.names[term]}, ${glossary.finds[term]}`.toLowerCase().includes(wanted)
}
