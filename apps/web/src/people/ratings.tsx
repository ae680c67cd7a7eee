import type { Rating, RatingWish, RouteGiven } from '@paydata/protocol'
import { useState } from 'react'
import { people as words } from '../messages/people.ts'
import { say } from '../messages/say.ts'
import { Link } from '../route/link.tsx'
import { Button } from '../ui/button.tsx'
import { Choices } from '../ui/choices.tsx'
import { callPeople } from './calling.ts'
import { Curve } from './curve.tsx'
import { thisSeason } from './seasons.ts'

interface RatingsProps {
  readonly told: RouteGiven<'ratings'>
  readonly isMe: boolean
  readonly onWish: () => void
}

const titleOf = ({ side, format }: Rating): string => `${say.sides[side]} · ${say.play.formats[format]}`

const ratingText = ({ rating, deviation, is }: Rating): string =>
  is === 'sure' ? words.give(rating, deviation) : words.giveUnsure(rating, deviation)

/** The ratings of a player by side and format, each with its curve. Who wants none sees how to have them shown again. */
export function Ratings({ told, isMe, onWish }: RatingsProps) {
  const { player, wish, ratings } = told
  const [chosen, setChosen] = useState<string | null>(null)
  const shown = ratings.find(each => titleOf(each) === chosen) ?? ratings[0]
  return (
    <section aria-labelledby="ratings" className="people-part">
      <h2 id="ratings">{words.ratings}</h2>
      <p className="muted">
        {wish === 'hidden' ? words.hidden : ratings.length === 0 ? words.none : words.lead}
      </p>
      {ratings.length > 0 && (
        <table className="numbers">
          <thead>
            <tr>
              <th scope="col">{say.play.format}</th>
              <th scope="col">{words.rating}</th>
              <th scope="col">{words.games}</th>
              <th scope="col">
                <span className="unseen">{words.show}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {ratings.map(each => (
              <tr key={titleOf(each)}>
                <th scope="row">{titleOf(each)}</th>
                <td>
                  <span aria-hidden="true">{ratingText(each)}</span>
                  <span className="unseen">
                    {each.is === 'sure'
                      ? words.give(each.rating, each.deviation)
                      : words.unsure(each.rating, each.deviation)}
                  </span>
                </td>
                <td>{each.games}</td>
                <td>
                  <Button
                    look="quiet"
                    label={words.curve(titleOf(each))}
                    pressed={each === shown}
                    onPress={() => setChosen(titleOf(each))}
                  >
                    {words.show}
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {shown !== undefined && (
        <Curve player={player.id} side={shown.side} format={shown.format} title={titleOf(shown)} />
      )}
      {isMe && <Wish wish={wish} onWish={onWish} />}
      {wish === 'shown' && <Link to={{ at: 'season', season: thisSeason() }}>{words.seasons}</Link>}
    </section>
  )
}

function Wish({ wish, onWish }: { wish: RatingWish; onWish: () => void }) {
  const change = (next: RatingWish): void => {
    void callPeople('wishRatings', { wish: next }).then(onWish)
  }
  return <Choices label={words.wish} value={wish} all={words.wishes} onChange={change} />
}
