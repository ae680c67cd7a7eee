import { titleOf } from '@paydata/cards/catalogue'
import type { MyResult, Tally } from '@paydata/protocol'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { shortTitle } from '../cards/facts.ts'
import { atTable } from '../messages/at-table.ts'
import { people as words } from '../messages/people.ts'
import { say } from '../messages/say.ts'
import { Choices } from '../ui/choices.tsx'
import { Bar } from './bar.tsx'
import { useAnswer } from './calling.ts'
import { byLength, grouped, lostIn, shareWon, tallyOf } from './tallies.ts'
import { TwoDecks } from './two-decks.tsx'
import { useDeckNames } from './use-deck-names.ts'

const endings = (): Readonly<Record<string, string>> => ({ ...atTable.over.hows, ...atTable.people.hows })

/** All that a player's own games tell: by side, identity, deck, length and end, each as a picture and in numbers. */
export function MyNumbers() {
  const answer = useAnswer('myResults', {})
  const [opponent, setOpponent] = useState<keyof typeof words.withAll>('all')
  const [side, setSide] = useState<keyof typeof words.sidesAll>('all')
  const all = answer?.ok === true ? answer.results : null
  const names = useDeckNames(all)
  if (all === null) return null
  const games = all.filter(
    game => (opponent === 'all' || game.opponent === opponent) && (side === 'all' || game.side === side),
  )
  return (
    <section aria-labelledby="my-numbers" className="people-part">
      <h2 id="my-numbers">{words.numbers}</h2>
      <p className="muted">{all.length === 0 ? words.noGames : words.of(all.length)}</p>
      {all.length > 0 && (
        <div className="people-choice">
          <Choices label={words.with} value={opponent} all={words.withAll} onChange={setOpponent} />
          <Choices label={words.sides} value={side} all={words.sidesAll} onChange={setSide} />
        </div>
      )}
      {all.length > 0 && games.length === 0 && <p role="status">{words.noneLike}</p>}
      {games.length > 0 && <Pictures games={games} names={names} />}
    </section>
  )
}

interface PicturesProps {
  readonly games: readonly MyResult[]
  readonly names: ReadonlyMap<string, string>
}

const identityName = (id: string): string => shortTitle(titleOf(id))

function Pictures({ games, names }: PicturesProps) {
  const deckName = (deck: string | null): string =>
    (deck === null ? undefined : names.get(deck)) ?? words.otherDecks
  const hows = endings()
  return (
    <>
      <p>
        {words.won}: {words.share(shareWon(tallyOf(games)))}
      </p>
      <Picture title={words.bySide} first={words.sides} lead={words.firstLead}>
        {grouped(games, ({ side }) => side).map(({ key, tally }) => (
          <Row key={key} name={say.sides[key]} tally={tally} />
        ))}
      </Picture>
      <Picture title={words.byIdentity} first={words.identity}>
        {grouped(games, ({ identity, against }) => [identity, against] as const).map(({ key, tally }) => (
          <Row key={key.join()} name={`${identityName(key[0])} – ${identityName(key[1])}`} tally={tally} />
        ))}
      </Picture>
      <Picture title={words.byDeck} first={words.deck}>
        {grouped(games, ({ deck, version }) => ({ deck, version })).map(
          ({ key: { deck, version }, tally }) => (
            <Row
              key={`${deck}/${version}`}
              name={
                version === null || deck === null
                  ? deckName(deck)
                  : `${deckName(deck)}, ${words.version(version)}`
              }
              tally={tally}
            />
          ),
        )}
      </Picture>
      <Picture title={words.byLength} first={words.turns}>
        {byLength(games).map(({ key: { from, to }, tally }) => (
          <Row key={from} name={words.between(from, to)} tally={tally} />
        ))}
      </Picture>
      <Picture title={words.byEnd} first={words.end}>
        {grouped(games, ({ how }) => how).map(({ key, tally }) => (
          <Row key={key} name={hows[key] ?? key} tally={tally} />
        ))}
      </Picture>
      <TwoDecks games={games} names={names} />
    </>
  )
}

interface PictureProps {
  readonly title: string
  readonly first: string
  readonly lead?: string
  readonly children: ReactNode
}

/** Counts in a table, each with its bar. */
const Picture = ({ title, first, lead, children }: PictureProps) => (
  <div className="wide">
    <table className="numbers">
      <caption>
        {title}
        {lead !== undefined && <span className="muted"> {lead}</span>}
      </caption>
      <thead>
        <tr>
          <th scope="col">{first}</th>
          <th scope="col">{words.played}</th>
          <th scope="col">{words.won}</th>
          <th scope="col">{words.drawn}</th>
          <th scope="col">{words.lost}</th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </div>
)

const Row = ({ name, tally }: { name: string; tally: Tally }) => (
  <tr>
    <th scope="row">
      {name}
      <Bar tally={tally} />
    </th>
    <td>{tally.played}</td>
    <td>{tally.won}</td>
    <td>{tally.drawn}</td>
    <td>{lostIn(tally)}</td>
  </tr>
)
