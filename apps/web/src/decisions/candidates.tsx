import './candidates.css'
import type { CardView, OptionView, View } from '@paydata/engine'
import { labelOf } from '@paydata/words'
import { isReadFirst, useCardButton } from '../cards/card-button.ts'
import { TileBody, TilePrice, Unseen } from '../cards/tile.tsx'
import { widestWord } from '../cards/word-width.ts'
import { digitFor } from '../keys/keymap.ts'
import { atTable } from '../messages/at-table.ts'
import { gameWords } from '../messages/game.ts'
import { hold } from '../store/hand.ts'
import type { SeenFace } from '../store/memory.ts'
import { useSaid } from '../store/said.ts'
import { wordsOn } from '../words/card-name.ts'
import type { Choice } from './answering.ts'
import { takeOpen } from './answering.ts'
import { groupsOf } from './grouping.ts'
import { Digit } from './option-button.tsx'

/** The cards that the Runner may access next, as cards in a row: first those about which there is something to decide. */
export function Candidates({ question, view }: { question: Choice; view: View }) {
  const { seen } = useSaid(state => state.memory)
  const lying = new Map(
    [...view.corp.discard.cards, ...view.servers.flatMap(({ root }) => root)].map(card => [card.id, card]),
  )
  return (
    <div className="candidates">
      {groupsOf(question, view)
        .flatMap(({ options }) => options)
        .map((option, at) => (
          <Candidate
            key={option.id}
            option={option}
            label={labelOf(option, view, gameWords())}
            card={option.card === null ? undefined : lying.get(option.card)}
            seen={option.card === null ? undefined : seen.get(option.card)}
            digit={digitFor(at + 1)}
          />
        ))}
    </div>
  )
}

interface CandidateProps {
  readonly option: OptionView
  readonly label: string
  /** The card as it lies there; nothing for one of a hand, a deck or a pile that nobody can tell from the others. */
  readonly card: CardView | undefined
  readonly seen: SeenFace | undefined
  readonly digit: string | null
}

function Candidate({ option: { id, does, card: named, hidden }, label, card, seen, digit }: CandidateProps) {
  const definition = card?.face?.definition ?? seen?.definition
  const looked = definition === undefined ? null : { definition, card: named }
  const pressed = useCardButton(looked, by => {
    if (isReadFirst(by, looked)) return hold(looked)
    if (by === 'finger') hold(null)
    takeOpen(id)
  })
  return (
    <button
      type="button"
      className="option candidate tile"
      data-nav
      data-does={does}
      data-option={id}
      data-digit={digit ?? undefined}
      aria-keyshortcuts={digit ?? undefined}
      {...pressed}
    >
      <span className="unseen">{[label, ...(card === undefined ? [] : inWords(card, seen))].join(', ')}</span>
      <span aria-hidden="true">
        {card === undefined || definition === undefined ? (
          <Back card={card} pile={hidden} />
        ) : (
          <Known card={card} definition={definition} />
        )}
        <Digit digit={digit} />
      </span>
    </button>
  )
}

/** A card of which only the place is known: where it lies is said of one that is not on the table. */
function Back({ card, pile }: { card: CardView | undefined; pile: OptionView['hidden'] }) {
  const place = pile === null ? null : atTable.board.central[pile]
  return (
    <>
      <Unseen card={card ?? { side: 'corp', zone: 'root' }} />
      {place !== null && (
        <span className="tile-title" style={{ '--widest': widestWord(place) }}>
          {place}
        </span>
      )}
    </>
  )
}

/** What has been trashed already cannot be trashed for a price. */
const trashOf = ({ zone, face }: CardView): number | undefined =>
  zone === 'archives' ? undefined : face?.trash?.value

/** The Runner neither rezzes, plays nor advances what is accessed. */
const withoutCosts = (card: CardView): CardView =>
  card.face === null ? card : { ...card, face: { ...card.face, cost: null, requirement: null } }

function inWords(card: CardView, seen: SeenFace | undefined): readonly string[] {
  const trash = trashOf(card)
  return [
    ...wordsOn(withoutCosts(card), seen),
    ...(trash === undefined ? [] : [`${atTable.card.trash} ${trash}`]),
  ]
}

const Known = ({ card, definition }: { card: CardView; definition: string }) => (
  <TileBody card={card} definition={definition}>
    <TilePrice icon="trash" value={trashOf(card)} />
    <TilePrice icon="agenda" value={card.face?.points} />
    {card.face?.strength != null && <span className="tile-strength">{card.face.strength.value}</span>}
  </TileBody>
)
