import { isEditionName, newestEdition } from '@paydata/decks/starter'
import type { Definition } from '@paydata/engine'
import { use } from 'react'
import { ShownAsIn } from '../cards/facts.ts'
import type { LocalSeat, Playing } from '../local/beginning.ts'
import { browse as words } from '../messages/browse.ts'
import { go } from '../route/route.ts'
import { Button } from '../ui/button.tsx'
import { CardPart } from './card-part.tsx'

interface TryOutProps {
  readonly card: Definition
  readonly onPlay: (playing: Playing) => void
}

/** An identity is in play from the beginning, so a player can use only its paid abilities (CR 9.5). */
const actsByItself = ({ printed, abilities }: Definition): boolean =>
  printed.type === 'identity' && abilities.every(({ form }) => form !== 'paid')

/** Begins a small position in which the card can be used, against the computer or for both sides. */
export function TryOut({ card, onPlay }: TryOutProps) {
  const shown = use(ShownAsIn)
  const edition = isEditionName(shown) ? shown : newestEdition
  const begin = (seat: LocalSeat): void => {
    go({ at: 'home' })
    onPlay({ beginning: { begin: 'card', card: card.is, edition }, seat, level: 'sensible', own: null })
  }
  return (
    <CardPart name={words.page.try} className="card-page-try">
      <p className="muted">{actsByItself(card) ? words.page.tryByItself : words.page.tryLead}</p>
      <div className="answer-row">
        <Button onPress={() => begin(card.printed.side)}>{words.page.against}</Button>
        <Button onPress={() => begin('both')}>{words.page.both}</Button>
      </div>
    </CardPart>
  )
}
