import { starterDecks } from '@paydata/cards'
import type { Decks } from '../local/beginning.ts'
import { deckLook } from './deck-look.ts'

const sides = ['corp', 'runner'] as const

/** Who will play whom, as pictures. */
const Matchup = ({ decks }: { decks: Decks }) => (
  <div className="matchup" aria-hidden="true">
    {sides.map(side => {
      const ofSide = starterDecks.filter(deck => deck.side === side)
      const deck = ofSide.find(({ id }) => id === decks[side]) ?? ofSide[0]
      return (
        deck !== undefined && (
          <div key={side} className="matchup-side" data-side={side} style={deckLook(deck.identity)}>
            <strong>{deck.name.split(': ')[0]}</strong>
          </div>
        )
      )
    })}
  </div>
)

export default Matchup
