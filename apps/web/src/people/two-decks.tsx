import { titleOf } from '@paydata/cards/catalogue'
import type { MyResult, RouteGiven, Tally } from '@paydata/protocol'
import { useEffect, useState } from 'react'
import { callDecks } from '../decks/calling.ts'
import { people as words } from '../messages/people.ts'
import { Select } from '../ui/select.tsx'
import { Bar } from './bar.tsx'
import { grouped, lostIn, moreIn } from './tallies.ts'

type Deck = RouteGiven<'deckVersion'>['deck']

interface TwoDecksProps {
  readonly games: readonly MyResult[]
  readonly names: ReadonlyMap<string, string>
}

/** Two decks, or two versions of one: how each fared, and which cards make the difference. */
export function TwoDecks({ games, names }: TwoDecksProps) {
  const played = grouped(games, ({ deck, version }) => ({ deck, version })).flatMap(({ key, tally }) => {
    const { deck, version } = key
    const name = deck === null ? undefined : names.get(deck)
    if (deck === null || version === null || name === undefined) return []
    return [{ key: `${deck}/${version}`, deck, version, name: `${name}, ${words.version(version)}`, tally }]
  })
  const [chosen, setChosen] = useState<readonly [string, string]>(['', ''])
  const first = played.find(({ key }) => key === chosen[0]) ?? played[0]
  // Another version of the same deck tells most.
  const beside = played.find(each => each.deck === first?.deck && each !== first) ?? played[1]
  const second = played.find(({ key }) => key === chosen[1]) ?? beside
  if (first === undefined || second === undefined) return null
  const keys = played.map(({ key }) => key)
  const nameOf = (key: string): string => played.find(each => each.key === key)?.name ?? key
  return (
    <section className="people-part" aria-labelledby="two-decks">
      <h3 id="two-decks">{words.twoDecks}</h3>
      <div className="people-choice">
        <Select
          label={words.firstDeck}
          value={first.key}
          all={keys}
          words={nameOf}
          onChange={key => setChosen([key, second.key])}
        />
        <Select
          label={words.secondDeck}
          value={second.key}
          all={keys}
          words={nameOf}
          onChange={key => setChosen([first.key, key])}
        />
      </div>
      <SideBySide key={`${first.key} ${second.key}`} first={first} second={second} />
    </section>
  )
}

interface Shown {
  readonly deck: string
  readonly version: number
  readonly name: string
  readonly tally: Tally
}

/** A version of a deck as it was; null until the server has given it, and if it keeps it no more. */
function useVersion({ deck: id, version }: Shown): Deck | null {
  const [deck, setDeck] = useState<Deck | null>(null)
  useEffect(() => {
    let isHere = true
    void callDecks('deckVersion', { id, version }).then(answer => {
      if (isHere && answer.ok) setDeck(answer.deck)
    })
    return () => {
      isHere = false
    }
  }, [id, version])
  return deck
}

function SideBySide({ first, second }: { first: Shown; second: Shown }) {
  const [one, other] = [useVersion(first), useVersion(second)]
  const areThere = one !== null && other !== null
  const [left, right] = areThere ? [moreIn(one.cards, other.cards), moreIn(other.cards, one.cards)] : [[], []]
  const isSame = areThere && left.length + right.length === 0
  return (
    <>
      {isSame && <p className="muted">{words.same}</p>}
      <div className="people-two">
        <Half deck={first} more={left} />
        <Half deck={second} more={right} />
      </div>
    </>
  )
}

function Half({ deck: { name, tally }, more }: { deck: Shown; more: ReturnType<typeof moreIn> }) {
  return (
    <article className="people-part">
      <h4>{name}</h4>
      <Bar tally={tally} />
      <p>
        {words.played}: {tally.played} · {words.won}: {tally.won} · {words.drawn}: {tally.drawn} ·{' '}
        {words.lost}: {lostIn(tally)}
      </p>
      {more.length > 0 && (
        <>
          <p className="muted">{words.more}</p>
          <ul>
            {more.map(([card, count]) => (
              <li key={card}>
                {count} × {titleOf(card)}
              </li>
            ))}
          </ul>
        </>
      )}
    </article>
  )
}
