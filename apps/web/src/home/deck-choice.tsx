import '../ui/choices.css'
import './deck-choice.css'
import type { Format, NamedDeck, StarterDeck } from '@paydata/decks/starter'
import type { Side } from '@paydata/engine'
import { useState } from 'react'
import { Glyph } from '../icons/icon.tsx'
import type { ChosenDeck } from '../local/beginning.ts'
import { anyDeck, ownIdOf } from '../local/beginning.ts'
import { decks as words } from '../messages/decks.ts'
import { home } from '../messages/home.ts'
import { Field } from '../ui/field.tsx'
import { Radios } from '../ui/radios.tsx'
import { deckLook } from './deck-look.ts'
import { useOwnChoices } from './deck-own.ts'
import { useReadyDecks } from './ready-decks.ts'

/** A deck as a tile shows it: with the picture and the name of its identity. */
interface Shown {
  readonly id: string
  readonly name: string
  readonly identity: string
  readonly faction: string
}

interface DeckTilesProps {
  readonly label: string
  readonly decks: readonly Shown[]
  readonly value: string | null
  readonly onChange: (id: string) => void
}

/** A choice among decks, each shown by its identity. */
export const DeckTiles = ({ label, decks, value, onChange }: DeckTilesProps) => (
  <div className="decks">
    <span className="choices-label">{label}</span>
    <Radios
      label={label}
      look="decks-row"
      lookOfOne="deck"
      value={value}
      all={decks.map(({ id, name, identity, faction }) => {
        const [title = name, subtitle = ''] = name.split(': ')
        const shown = (
          <>
            <span className="deck-picture" aria-hidden="true" />
            <span className="deck-words">
              <strong>
                <Glyph faction={faction} />
                {title}
              </strong>
              <span>{subtitle}</span>
            </span>
          </>
        )
        return { value: id, shown, style: deckLook(identity, faction) }
      })}
      onChange={onChange}
    />
  </div>
)

/** A player who has more decks than these is offered some, and finds the others by their names. */
const manyDecks = 24

interface DeckChoiceProps {
  readonly label: string
  readonly side: Side
  readonly value: ChosenDeck
  /** The format of the game, whose ready decks are offered. */
  readonly format: Format
  /** The format by which own decks are judged; null if each may be of its own. */
  readonly own?: Format | null
  /** Whether the computer may be told to take any ready deck. */
  readonly any?: 'offered' | 'not'
  /** A tile for a deck that is none of these, such as a list that was pasted. */
  readonly brought?: (deck: NamedDeck) => Shown
  readonly onChange: (chosen: string | NamedDeck) => void
}

/** The name of an own deck with its identity below it, as the name of a starter deck is that of its identity. */
const ownName = (name: string, identityTitle: string): string =>
  `${name.replaceAll(': ', ' – ')}: ${identityTitle.split(': ')[0]}`

/** A ready deck has the name of its identity. One to learn with says so in place of the second half. */
const readyName = ({ name, winAt }: StarterDeck): string =>
  winAt === undefined ? name : `${name.split(': ')[0]}: ${home.toLearn(winAt)}`

type Offered = NamedDeck & { readonly id: string }

/**
 * A deck among those that are offered. Of several with the same cards it is the one that was picked, or the one with its name; of the
 * player's own, which they may have changed since, the one that it was.
 */
function found(deck: NamedDeck, among: readonly Offered[], picked: string | null): Offered | undefined {
  const same = among.filter(each => isSameDeck(each, deck))
  return (
    same.find(({ id }) => id === picked) ??
    same.find(({ name }) => name === deck.name) ??
    same[0] ??
    among.find(({ id }) => id === ownIdOf(deck))
  )
}

/**
 * A choice among the decks of the player and the ready decks of a side. Own decks that are not legal stand below, each with the
 * reason. Until the player chooses, the first ready deck is selected.
 */
export function DeckChoice({
  label,
  side,
  value,
  format,
  own: judgedBy = format,
  any = 'not',
  brought,
  onChange,
}: DeckChoiceProps) {
  const [wanted, setWanted] = useState('')
  const [picked, setPicked] = useState<string | null>(null)
  const { choices: own, count } = useOwnChoices(side, judgedBy, wanted)
  const ready = useReadyDecks(side, format)
  const legal = own.filter(({ why }) => why.length === 0)
  const illegal = own.filter(({ why }) => why.length > 0)
  const list = typeof value === 'object' ? value : null
  const chosen = list === null ? undefined : found(list, [...legal.map(({ deck }) => deck), ...ready], picked)
  const pasted =
    list === null || chosen !== undefined || ready.length === 0 ? null : (brought?.(list) ?? null)
  const id =
    typeof value === 'string'
      ? value
      : value === null
        ? (ready[0]?.id ?? null)
        : (chosen?.id ?? pasted?.id ?? null)
  return (
    <>
      {count > manyDecks && <Field label={words.find} value={wanted} onChange={setWanted} />}
      <DeckTiles
        label={label}
        decks={[
          ...legal.map(({ deck, name, identityTitle, faction }) => ({
            id: deck.id,
            name: ownName(name, identityTitle),
            identity: deck.identity,
            faction,
          })),
          ...ready.map(deck => ({ ...deck, name: readyName(deck) })),
          ...(any === 'offered' ? [{ id: anyDeck, name: home.anyDeck, identity: '', faction: '' }] : []),
          ...(pasted === null ? [] : [pasted]),
        ]}
        value={id}
        onChange={next => {
          setPicked(next)
          onChange(legal.find(({ deck }) => deck.id === next)?.deck ?? next)
        }}
      />
      {illegal.length > 0 && (
        <details className="decks-illegal">
          <summary>{words.notHere(illegal.length)}</summary>
          <ul>
            {illegal.map(({ deck, name, why }) => (
              <li key={deck.id}>
                <strong>{name}</strong>
                <ul>
                  {why.map(each => (
                    <li key={each}>{each}</li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

/** Whether two decks play alike. Their names do not matter. */
const isSameDeck = (one: NamedDeck, other: NamedDeck): boolean =>
  one.identity === other.identity &&
  one.cards.length === other.cards.length &&
  one.cards.every(([card, count]) => other.cards.some(([id, copies]) => id === card && copies === count))
