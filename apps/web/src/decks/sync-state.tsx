import './sync-state.css'
import { Icon } from '../icons/icon.tsx'
import { withName } from '../identity/me.ts'
import { useMe } from '../identity/who.ts'
import { decks as words } from '../messages/decks.ts'
import { Link } from '../route/link.tsx'
import { Button } from '../ui/button.tsx'
import { RefusedBy } from '../ui/refused.tsx'
import { nameOf } from './arranging.ts'
import { isUnsent } from './merging.ts'
import { ownDeck, useOwnDecks } from './own-decks.ts'
import { forgetParted, syncAgain, useSync } from './sync.ts'

/** Where the decks are kept, what of them is not at the server yet, and what became of those that were changed in two windows. */
export function SyncState() {
  const { server, me } = useMe()
  const is = useSync(state => state.is)
  const unsent = useOwnDecks(({ decks }) => decks.filter(isUnsent).length)
  const isNobodys = useOwnDecks(({ owner }) => owner === '')
  const isStored = useOwnDecks(state => state.isStored)
  return (
    <>
      <p className="deck-list-kept muted" role="status">
        {isNobodys && isStored && words.sync.here}
        {!isNobodys && me !== null && unsent === 0 && words.sync.kept(me.name)}
        {!isNobodys && unsent > 0 && words.sync.unsent(unsent)}{' '}
        {!isStored && (isNobodys || unsent > 0) && words.sync.nowhere}{' '}
        {!isNobodys && isStored && is === 'unreached' && words.sync.unreached}
        {me?.kind === 'guest' && is === 'kept' && words.sync.guest}{' '}
        {me === null && server === 'there' && (
          <Button look="quiet" onPress={() => withName(() => {})}>
            {words.sync.name}
          </Button>
        )}
        {(is === 'unreached' || is === 'refused') && (
          <Button look="quiet" onPress={() => void syncAgain()}>
            {words.sync.again}
          </Button>
        )}
      </p>
      <SyncTrouble />
    </>
  )
}

/** What the server refused, and what became of decks that were changed in two windows. */
export function SyncTrouble() {
  const { refusal, parted } = useSync()
  return (
    <>
      <RefusedBy refusal={refusal} />
      {parted.length > 0 && (
        <div className="refusal" role="alert">
          <p>{words.sync.parted}</p>
          <ul>
            {parted.map(({ deck, mine }) => (
              <li key={mine}>
                <DeckLink id={deck} /> · <DeckLink id={mine} />
              </li>
            ))}
          </ul>
          <Button look="quiet" onPress={forgetParted}>
            <Icon name="check" /> {words.sync.seen}
          </Button>
        </div>
      )}
    </>
  )
}

function DeckLink({ id }: { id: string }) {
  const deck = ownDeck(id)
  return deck === undefined ? null : <Link to={{ at: 'decks', deck: id }}>{nameOf(deck)}</Link>
}
