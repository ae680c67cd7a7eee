import './meters.css'
import { cardOf, titleOf } from '@paydata/cards/catalogue'
import type { Violation } from '@paydata/decks'
import { concernedBy, influenceSpent, pointsIn, pointsNeeded, restrictionOf, sizeOf } from '@paydata/decks'
import { Icon } from '../icons/icon.tsx'
import { decks as words } from '../messages/decks.ts'
import { say } from '../messages/say.ts'
import { Link } from '../route/link.tsx'
import type { Draft } from './history.ts'
import { today, violationWords } from './judging.ts'

interface MeterProps {
  readonly name: string
  readonly value: number
  readonly bound: string
  readonly isWrong: boolean
  /** How full the bar is, from 0 to 1. */
  readonly full: number
}

const Meter = ({ name, value, bound, isWrong, full }: MeterProps) => (
  <div className="meter" data-wrong={isWrong}>
    <span className="meter-name">{name}</span>
    <span className="meter-value">
      <strong>{value}</strong> {bound}
      {isWrong && <Icon name="report" />}
    </span>
    <span className="meter-bar" aria-hidden="true">
      <span style={{ width: `${Math.min(1, full) * 100}%` }} />
    </span>
  </div>
)

/** The size, influence and agenda points of a deck, and what its identity asks for. */
export function Meters({ deck, violations }: { deck: Draft; violations: readonly Violation[] }) {
  const identity = cardOf(deck.identity)
  const size = sizeOf(deck)
  const least = identity?.minimumDeckSize ?? 0
  const spent = influenceSpent(deck)
  const limit = identity?.influenceLimit
  const needed = pointsNeeded(Math.max(size, least))
  const points = pointsIn(deck)
  const isWrong = (...why: readonly Violation['why'][]): boolean =>
    violations.some(each => why.includes(each.why))
  return (
    <div className="meters">
      <Meter
        name={words.meters.size}
        value={size}
        bound={words.meters.of(least)}
        isWrong={isWrong('tooFewCards')}
        full={least === 0 ? 0 : size / least}
      />
      <Meter
        name={words.meters.influence}
        value={spent}
        bound={limit === undefined ? words.meters.noLimit : words.meters.most(limit)}
        isWrong={isWrong('tooMuchInfluence')}
        full={limit === undefined ? 0 : spent / limit}
      />
      {identity?.side === 'corp' && needed !== null && (
        <Meter
          name={words.meters.points}
          value={points}
          bound={words.meters.range(needed.least, needed.most)}
          isWrong={isWrong('agendaPoints')}
          full={points / needed.most}
        />
      )}
    </div>
  )
}

/** Whether a deck is legal, by which list, and everything that is against the rules with the cards it is about. */
export function Verdict({ deck, violations }: { deck: Draft; violations: readonly Violation[] }) {
  const list = restrictionOf(deck.format, today())
  const name = say.play.formats[deck.format]
  return (
    <section className="verdict" data-legal={violations.length === 0} aria-label={words.meters.violations}>
      {violations.length === 0 ? (
        <p>
          <Icon name="check" /> {words.meters.legal(name)}
        </p>
      ) : (
        <ul>
          {violations.map(violation => {
            const about = 'card' in violation ? [] : concernedBy(violation, deck)
            const text = violationWords(violation)
            return (
              <li key={text}>
                <Icon name="report" />
                <span>
                  {text}
                  {about.length > 0 && (
                    <small>
                      {' '}
                      {words.meters.concerned}{' '}
                      {about.map((id, i) => (
                        <span key={id}>
                          {i > 0 && ', '}
                          <Link to={{ at: 'cards', card: id }}>{titleOf(id)}</Link>
                        </span>
                      ))}
                    </small>
                  )}
                </span>
              </li>
            )
          })}
        </ul>
      )}
      {list !== undefined && <small className="muted">{words.meters.list(list.name, list.from)}</small>}
    </section>
  )
}
