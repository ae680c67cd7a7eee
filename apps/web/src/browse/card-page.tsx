import './card-page.css'
import { cardOf, setTitle } from '@paydata/cards/catalogue'
import { allows } from '@paydata/decks'
import { editionNames, isEditionName, newestEdition } from '@paydata/decks/starter'
import type { Definition } from '@paydata/engine'
import type { ReactNode } from 'react'
import { Fragment, use, useMemo } from 'react'
import { CardFace } from '../cards/card-face.tsx'
import { cardsVersionIn, factsOf, ShownAsIn } from '../cards/facts.ts'
import { Glyph, Icon, Text } from '../icons/icon.tsx'
import type { Playing } from '../local/beginning.ts'
import { browse as words } from '../messages/browse.ts'
import { say } from '../messages/say.ts'
import { Link } from '../route/link.tsx'
import { editionText } from '../words/edition.ts'
import { textOf } from '../words/words.ts'
import { alike } from './alike.ts'
import { CardPart } from './card-part.tsx'
import type { Entering } from './entering.ts'
import { enteringOf, entrances } from './entering.ts'
import type { Explained } from './explaining.ts'
import { explained, windows } from './explaining.ts'
import { factionName } from './faction-name.ts'
import type { InFormat, Ruling } from './legality.ts'
import { isPlayedIn, legalityOf } from './legality.ts'
import { Rule } from './rule.tsx'
import { topicsOf } from './rules-touched.ts'
import { Rulings } from './rulings.tsx'
import { TryOut } from './try-out.tsx'

interface CardPageProps {
  readonly card: Definition
  readonly onPlay: (playing: Playing) => void
}

/** A card as it is in the edition that is shown, or as it is today, if that edition does not have it. */
export function CardPage({ card, onPlay }: CardPageProps) {
  const asked = use(ShownAsIn)
  const edition = isPlayedIn(asked, card.is) ? asked : newestEdition
  return (
    <ShownAsIn value={edition}>
      <Page
        card={factsOf(card.is, edition) ?? card}
        notIn={edition === asked ? null : asked}
        edition={edition}
        onPlay={onPlay}
      />
    </ShownAsIn>
  )
}

interface PageProps extends CardPageProps {
  readonly edition: string
  /** The edition that was asked for, if it does not have the card. */
  readonly notIn: string | null
}

/** Everything about a card: its text, what it does step by step, its rules, its sets, where it is legal. */
function Page({ card, edition, notIn, onPlay }: PageProps) {
  const { title, faction = '', influence, influenceLimit, minimumDeckSize, limit, faces = [] } = card.printed
  const sets = cardOf(card.is)?.sets ?? []
  const facts = [
    [words.faction, faction === '' ? undefined : factionName(faction)],
    [words.influence, influence],
    [words.influenceLimit, influenceLimit],
    [words.deckSize, minimumDeckSize],
    [words.copies, limit],
    [sets.length > 1 ? words.sets : words.set, sets.map(setTitle).join(', ')],
  ] as const
  return (
    <article className="card-page" aria-label={title}>
      {notIn !== null && <p className="muted">{words.page.notThen(editionText(notIn))}</p>}
      <CardFace definition={card.is} />
      <dl className="card-facts">
        {facts.map(([name, value]) =>
          value === undefined || value === '' ? null : (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
        )}
      </dl>
      {faces.length > 0 && (
        <CardPart name={words.page.otherFaces(faces.length)}>
          <ul className="card-page-faces">
            {faces.map((face, i) => (
              <li key={face.title} aria-label={face.title}>
                <CardFace definition={card.is} side={i + 1} />
              </li>
            ))}
          </ul>
        </CardPart>
      )}
      <TryOut card={card} onPlay={onPlay} />
      <Steps card={card} edition={edition} />
      <Elsewhere card={card} edition={edition} />
      <CardPart name={words.page.rules}>
        <ul className="card-page-rules">
          {topicsOf(card).map(topic => (
            <li key={topic}>
              <Rule of={topic} /> {words.topics[topic]}
            </li>
          ))}
        </ul>
      </CardPart>
      <CardPart name={words.page.legality}>
        <ul className="card-page-legality">
          {legalityOf(card.is)
            .filter(({ format }) => !isEditionName(edition) || allows(edition, format))
            .map(each => (
              <Legality key={each.format} of={each} />
            ))}
        </ul>
      </CardPart>
      <Rulings card={card.is} />
      <Alike card={card} edition={edition} />
    </article>
  )
}

interface InEdition {
  readonly card: Definition
  readonly edition: string
}

/**
 * The card as it is in other editions of the rules, where it is another or is told in other terms: once for editions in which
 * it is the same.
 */
function Elsewhere({ card: { is }, edition }: InEdition) {
  const lookIn = (name: string): string =>
    JSON.stringify([factsOf(is, name), textOf(cardsVersionIn(name), is)])
  const looks = new Map<string, (typeof editionNames)[number][]>()
  for (const name of editionNames.filter(each => isPlayedIn(each, is))) {
    const look = lookIn(name)
    looks.set(look, [...(looks.get(look) ?? []), name])
  }
  looks.delete(lookIn(edition))
  if (looks.size === 0) return null
  return (
    <CardPart name={edition === newestEdition ? words.page.earlier : words.page.elsewhere}>
      <ul className="card-page-faces">
        {[...looks.values()].map(alike => (
          <li key={alike.join()}>
            <p className="muted">{alike.map(editionText).join(', ')}</p>
            <ShownAsIn value={alike[0] ?? ''}>
              <CardFace definition={is} />
            </ShownAsIn>
          </li>
        ))}
      </ul>
    </CardPart>
  )
}

function Steps({ card, edition }: InEdition) {
  const all = explained(card, edition)
  const before = enteringOf(card)
  if (all.length + before.length === 0) return null
  return (
    <CardPart name={words.page.steps}>
      <ol className="card-page-steps">
        {before.map(each => (
          <li key={each.how}>
            <Enters of={each} />
          </li>
        ))}
        {all.map((each, i) => (
          <li key={i}>
            <Ability of={each} />
          </li>
        ))}
      </ol>
    </CardPart>
  )
}

interface HowProps {
  readonly when: ReactNode
  readonly rule: string
  readonly cost: string | null
  /** What else there is to know, each under its name; null where there is nothing. */
  readonly more: readonly (readonly [name: string, value: ReactNode])[]
}

function How({ when, rule, cost, more }: HowProps) {
  const paid = cost === null ? null : <Text>{cost}</Text>
  return (
    <dl className="card-page-how">
      <dt>{words.page.when}</dt>
      <dd>
        {when} <Rule of={rule} />
      </dd>
      {([[words.page.cost, paid], ...more] as const).map(
        ([name, value]) =>
          value !== null && (
            <Fragment key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </Fragment>
          ),
      )}
    </dl>
  )
}

function Enters({ of: { how, cost, needs } }: { of: Entering }) {
  const { what, when } = words.entering[how]
  const counters = needs === null ? null : words.page.counters(needs)
  return (
    <>
      <p className="card-page-line">{what}</p>
      <How
        when={<Text>{when}</Text>}
        rule={entrances[how]}
        cost={cost}
        more={[[words.page.needs, counters]]}
      />
    </>
  )
}

function Ability({ of: { face, text, window, cost, limit, asks, steps } }: { of: Explained }) {
  const asked = asks.length === 0 ? null : asks.map(question => words.asks[question]).join(' ')
  const inOrder = steps.length > 1 ? <InOrder steps={steps} /> : null
  return (
    <>
      {face !== null && <p className="muted">{face}</p>}
      <p className="card-page-line">
        <Text>{text}</Text>
      </p>
      <How
        when={words.windows[window]}
        rule={windows[window]}
        cost={cost}
        more={[
          [words.page.limit, limit === null ? null : words.limits[limit]],
          [words.page.asks, asked],
          [words.page.then, inOrder],
        ]}
      />
    </>
  )
}

const InOrder = ({ steps }: Pick<Explained, 'steps'>) => (
  <ol>
    {steps.map((step, i) => (
      <li key={i}>
        <Text>{step}</Text>
      </li>
    ))}
  </ol>
)

const rulingText = ({ says, points, list, from }: Ruling): string => {
  switch (says) {
    case 'banned':
      return words.page.banned(list, from)
    case 'points':
      return words.page.points(points, list, from)
    case 'free':
      return words.page.free(list, from)
  }
}

function Legality({ of: { format, isIn, rulings } }: { of: InFormat }) {
  const today = new Date().toISOString().slice(0, 10)
  const now = rulings.find(({ from }) => from <= today)
  const isLegal = isIn && now?.says !== 'banned'
  return (
    <li data-legal={isLegal}>
      <Icon name={isLegal ? 'check' : 'close'} />
      <span>
        <strong>{say.play.formats[format]}</strong>{' '}
        {isIn ? (isLegal ? words.page.legal : words.page.illegal) : words.page.notIn}
        {rulings.map(ruling => (
          <small key={ruling.from}>{rulingText(ruling)}</small>
        ))}
      </span>
    </li>
  )
}

function Alike({ card, edition }: InEdition) {
  const cards = useMemo(() => alike(card, edition), [card, edition])
  if (cards.length === 0) return null
  return (
    <CardPart name={words.page.alike}>
      <ul className="card-page-alike">
        {cards.map(({ is, printed }) => (
          <li key={is}>
            <Link to={{ at: 'cards', card: is, edition: edition === newestEdition ? null : edition }}>
              <Glyph faction={printed.faction ?? ''} /> {printed.title}
            </Link>
          </li>
        ))}
      </ul>
    </CardPart>
  )
}
