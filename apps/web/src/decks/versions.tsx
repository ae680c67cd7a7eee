import './versions.css'
import type { RefusedRequest, RouteGiven } from '@paydata/protocol'
import { useEffect, useState } from 'react'
import { decks as words } from '../messages/decks.ts'
import { Button } from '../ui/button.tsx'
import { RefusedBy } from '../ui/refused.tsx'
import { nameOf } from './arranging.ts'
import { replaceWith } from './building.ts'
import { callDecks } from './calling.ts'
import { ownDeck } from './own-decks.ts'
import { syncDecks } from './sync.ts'

type Version = RouteGiven<'deckHistory'>['versions'][number]

interface VersionsProps {
  readonly id: string
  readonly onClose: () => void
}

/** The versions of a deck that the server keeps, to go back to. Going back can be undone as any change. */
export function Versions({ id, onClose }: VersionsProps) {
  const [versions, setVersions] = useState<readonly Version[] | null>(null)
  /** The version that the deck is as it is now; none if it has changes that the server has not been told. */
  const [now, setNow] = useState<number | null>(null)
  const [refusal, setRefusal] = useState<RefusedRequest | null>(null)
  useEffect(() => {
    let isHere = true
    const load = async (): Promise<void> => {
      await syncDecks()
      const own = ownDeck(id)
      if (own === undefined || own.version === null) return setVersions([])
      setNow(own.unsent.includes('cards') ? null : own.version)
      const answered = await callDecks('deckHistory', { id })
      if (!isHere) return
      if (answered.ok) setVersions(answered.versions)
      else setRefusal(answered)
    }
    void load().catch(reportError)
    return () => {
      isHere = false
    }
  }, [id])
  const goBack = async ({ version }: Version): Promise<void> => {
    const answered = await callDecks('deckVersion', { id, version })
    if (!answered.ok) return setRefusal(answered)
    replaceWith(answered.deck)
    onClose()
  }
  return (
    <>
      <p className="muted">{words.versions.lead}</p>
      <RefusedBy refusal={refusal} />
      {versions?.length === 0 && <p role="status">{words.versions.none}</p>}
      <ol className="deck-versions">
        {versions?.map(each => (
          <li key={each.version}>
            <span>
              <time dateTime={new Date(each.at).toISOString()}>{words.versions.at(each.at)}</time>{' '}
              <strong>{nameOf(each)}</strong> <span className="muted">{words.cards(each.size)}</span>
            </span>
            {each.version === now ? (
              <span className="muted">{words.versions.now}</span>
            ) : (
              <Button
                label={words.versions.goBackTo(words.versions.at(each.at))}
                onPress={() => void goBack(each).catch(reportError)}
              >
                {words.versions.goBack}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </>
  )
}
