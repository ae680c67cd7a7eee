import './hands.css'
import { sizeOf } from '@paydata/decks'
import { oddsOf, oddsWithMulligan, startingHand, testHands } from '@paydata/decks/hands'
import { useId, useMemo, useState } from 'react'
import { CardFace } from '../cards/card-face.tsx'
import { factsOf } from '../cards/facts.ts'
import { decks as words } from '../messages/decks.ts'
import { gameWords } from '../messages/game.ts'
import { newId } from '../transport/ids.ts'
import { Button } from '../ui/button.tsx'
import { Select } from '../ui/select.tsx'
import type { Draft } from './history.ts'
import { grouped } from './types.ts'

/** Hands drawn from the deck as it is, with a mulligan, and how likely it is to see a card. */
export function Hands({ deck }: { deck: Draft }) {
  const size = sizeOf(deck)
  const [seed, setSeed] = useState(newId)
  const [isSecond, setSecond] = useState(false)
  const [more, setMore] = useState(0)
  const hands = useMemo(() => testHands(deck, seed), [deck, seed])
  if (size < startingHand) return <p role="status">{words.hands.few}</p>
  const { hand, rest } = isSecond ? hands.mulligan : hands.first
  const drawn = [...hand, ...rest.slice(0, more)]
  const again = (): void => {
    setSeed(newId())
    setSecond(false)
    setMore(0)
  }
  return (
    <>
      <p role="status" className="muted">
        {isSecond ? words.hands.second : words.hands.first} {words.hands.drawn(more)}
      </p>
      <ul className="hand-cards" aria-label={words.hands.hand}>
        {drawn.map((card, i) => (
          <li key={i} aria-label={factsOf(card)?.printed.title ?? card}>
            <CardFace definition={card} />
          </li>
        ))}
      </ul>
      <div className="answer-row">
        <Button look="primary" onPress={again}>
          {words.hands.again}
        </Button>
        <Button disabled={isSecond || more > 0} onPress={() => setSecond(true)}>
          {words.hands.mulligan}
        </Button>
        <Button disabled={more >= rest.length} onPress={() => setMore(more + 1)}>
          {words.hands.more}
        </Button>
      </div>
      <Odds deck={deck} size={size} />
    </>
  )
}

/** Cards that a player has seen after some turns; the player asks about another number themselves. */
const later = [8, 12, 18]
const firstAsked = '10'
/** More of them at a time than a player asks about. */
const mostAsked = 6

/** A chance in percent. Only what is sure, or cannot be, has 100 or 0. */
function percent(chance: number): string {
  const rounded = Math.round(chance * 100)
  if (rounded === 100 && chance < 1) return words.hands.percent('> 99')
  return words.hands.percent(rounded === 0 && chance > 0 ? '< 1' : `${rounded}`)
}

function Odds({ deck, size }: { deck: Draft; size: number }) {
  const among = useId()
  const groups = grouped(deck)
  const choices = [
    ...groups.map(({ type, size: copies }) => ({
      id: `type ${type}`,
      name: gameWords().kinds.type(type),
      copies,
    })),
    ...groups.flatMap(({ cards }) =>
      cards.map(([id, copies]) => ({ id, name: factsOf(id)?.printed.title ?? id, copies })),
    ),
  ]
  const [chosen, setChosen] = useState(choices[0]?.id ?? '')
  const [wished, setWished] = useState(1)
  const [typed, setTyped] = useState(firstAsked)
  const of = choices.find(({ id }) => id === chosen) ?? choices[0]
  if (of === undefined) return null
  const most = Math.min(of.copies, mostAsked)
  const atLeast = Math.min(wished, most)
  const asked = (drawn: number) => ({ size, copies: of.copies, drawn, atLeast })
  const drawn = /^\d+$/.test(typed) ? [Number(typed)] : []
  const numbers = [...new Set([...later, ...drawn])].filter(cards => cards > 0 && cards <= size)
  const rows: readonly (readonly [string, number])[] = [
    [words.hands.inHand, oddsOf(asked(startingHand)).chance],
    [words.hands.withMulligan, oddsWithMulligan(asked(startingHand)).chance],
    ...numbers
      .toSorted((a, b) => a - b)
      .map(cards => [words.hands.byTurn(cards), oddsOf(asked(cards)).chance] as const),
  ]
  return (
    <section className="odds" aria-label={words.hands.odds}>
      <h3>{words.hands.odds}</h3>
      <p className="muted">{words.hands.oddsLead}</p>
      <div className="odds-asked">
        <Select
          label={words.hands.atLeast}
          value={`${atLeast}`}
          all={Array.from({ length: most }, (_, i) => `${i + 1}`)}
          words={n => n}
          onChange={n => setWished(Number(n))}
        />
        <Select
          label={words.hands.what}
          value={of.id}
          all={choices.map(({ id }) => id)}
          words={id => {
            const each = choices.find(choice => choice.id === id)
            return each === undefined ? id : `${each.name} (${each.copies})`
          }}
          onChange={setChosen}
        />
        <div className="filter">
          <label htmlFor={among}>{words.hands.among}</label>
          <input
            id={among}
            value={typed}
            inputMode="numeric"
            maxLength={3}
            autoComplete="off"
            onChange={event => setTyped(event.target.value)}
          />
        </div>
      </div>
      <dl>
        {rows.map(([name, chance]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{percent(chance)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
