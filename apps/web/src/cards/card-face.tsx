import './card-face.css'
import type { FaceView, Printed } from '@paydata/engine'
import { use, useState } from 'react'
import { Glyph, Icon, Text } from '../icons/icon.tsx'
import { atTable } from '../messages/at-table.ts'
import { gameWords } from '../messages/game.ts'
import { say } from '../messages/say.ts'
import { worded } from '../ui/worded.ts'
import { textOf } from '../words/words.ts'
import { cardsVersionHere, cardsVersionIn, factsOf, ShownAsIn } from './facts.ts'
import { useLook } from './look.ts'
import { useOperatorPicture, useOperatorText } from './operator.ts'

/** The type and subtypes of a card in words. */
export function kindOf({ type, subtypes = [] }: Printed): string {
  const { kinds } = gameWords()
  const named = kinds.type(type)
  return subtypes.length === 0 ? named : `${named}: ${subtypes.map(kinds.subtype).join(' · ')}`
}

interface CardFaceProps {
  readonly definition: string
  readonly face?: FaceView | null
  /** Which face of a double-sided card is meant, where it is not in a game; 0 is its front. */
  readonly side?: number
}

/** What is printed on a face of a card: all but title and subtypes stands on the front alone (CR 3.1.1a). */
const printedOn = (printed: Printed, side: number): Printed => ({ ...printed, ...printed.faces?.[side - 1] })

/** A whole card. The styles leave out its text where it is small, as in a hand. */
export const CardFace = worded(({ definition, face, side = face?.flipped ?? 0 }: CardFaceProps) => {
  const facts = factsOf(definition, use(ShownAsIn))
  const picture = useOperatorPicture(definition)
  const look = useLook(definition)
  // If the operator's picture cannot be loaded, our own drawing stays.
  const [missing, setMissing] = useState<string | null>(null)
  if (facts === undefined) return null
  const printed = printedOn(facts.printed, side)
  return (
    <div className="card" data-type={look.type} data-side={printed.side} style={look.style}>
      <div className="card-body">
        <div className="card-picture" />
        <div className="card-head">
          <Price printed={printed} face={face ?? null} />
          <span className="card-title">
            {printed.unique === true && <span className="card-unique">◆ </span>}
            {printed.title}
          </span>
        </div>
        <div className="card-kind">
          <Glyph faction={look.faction} />
          <span>{kindOf(printed)}</span>
        </div>
        <div className="card-text">
          <CardWords definition={definition} side={side} />
        </div>
        <Corners printed={printed} face={face ?? null} />
        {picture !== null && picture !== missing && side === 0 && (
          <img className="card-whole" src={picture} alt="" onError={() => setMissing(picture)} />
        )}
      </div>
    </div>
  )
})

/** The title, kind and values of a card as text over its picture, for places without room for the whole card. */
export const CardHead = worded(({ definition, face }: CardFaceProps) => {
  const facts = factsOf(definition, use(ShownAsIn))
  const { style } = useLook(definition)
  if (facts === undefined) return null
  const printed = printedOn(facts.printed, face?.flipped ?? 0)
  return (
    <div className="card-brief" style={style}>
      <strong>
        {printed.unique === true && '◆ '}
        {printed.title}
      </strong>
      <span>{kindOf(printed)}</span>
      <span className="card-brief-values">
        {valuesOf(printed, face ?? null).map(([name, value]) =>
          value == null ? null : (
            <span key={name}>
              {name} <b>{value}</b>
            </span>
          ),
        )}
      </span>
    </div>
  )
})

type Named = readonly [name: string, value: Printed['cost'] | null]

const valuesOf = (printed: Printed, face: FaceView | null): readonly Named[] => [
  [atTable.card.cost, face?.cost?.value ?? printed.cost],
  [atTable.card.requirement, face?.requirement ?? printed.advancement],
  [atTable.card.points, face?.points ?? printed.points],
  [atTable.card.strength, face?.strength?.value ?? printed.strength],
  [say.player.memory, printed.memory],
  [say.player.link, printed.link],
  [atTable.card.trash, face?.trash?.value ?? printed.trash],
  [atTable.card.influence, printed.influence],
]

/** The text of a face of a card: for a front that says what it says today the operator's, if there is one, else the engine's. */
export function CardWords({ definition, side = 0 }: { definition: string; side?: number }) {
  const officialText = useOperatorText(definition)
  const edition = use(ShownAsIn)
  const own = textOf(cardsVersionIn(edition), definition, side)
  const saysSame = (): boolean => own.join() === textOf(cardsVersionHere, definition, side).join()
  const lines = officialText !== null && side === 0 && saysSame() ? officialText : own
  return lines.map((line, i) => (
    <p key={i}>
      <Text>{line}</Text>
    </p>
  ))
}

interface OtherWordsProps {
  readonly definition: string
  readonly face: FaceView | null
}

/** The texts of the faces of a double-sided card that are not up, each below its title, and which of several is set. */
export function OtherWords({ definition, face }: OtherWordsProps) {
  const printed = factsOf(definition)?.printed
  if (printed?.faces === undefined) return null
  const { flipped = 0, back = null } = face ?? {}
  return [printed, ...printed.faces].map(({ title }, side) =>
    side === flipped ? null : (
      <section key={title} className="card-other muted" aria-label={title}>
        <p>
          <strong>{title}</strong>
          {side === back && ` (${atTable.card.setSide})`}
        </p>
        <CardWords definition={definition} side={side} />
      </section>
    ),
  )
}

function Price({ printed, face }: { printed: Printed; face: FaceView | null }) {
  if (printed.type === 'agenda')
    return <span className="card-cost card-cost-agenda">{face?.requirement ?? printed.advancement}</span>
  const cost = face?.cost?.value ?? printed.cost
  return cost === undefined ? (
    <Glyph faction={printed.faction ?? ''} />
  ) : (
    <span className="card-cost">{cost}</span>
  )
}

function Corners({ printed, face }: { printed: Printed; face: FaceView | null }) {
  const strength = face?.strength?.value ?? printed.strength
  const trash = face?.trash?.value ?? printed.trash
  const { memory, link, influence = 0 } = printed
  const points = face?.points ?? printed.points
  return (
    <div className="card-foot">
      {strength !== undefined && <span className="card-strength">{strength}</span>}
      {memory !== undefined && (
        <span className="card-fact">
          {memory}
          <Icon name="mu" />
        </span>
      )}
      {link !== undefined && link > 0 && (
        <span className="card-fact">
          {link}
          <Icon name="link" />
        </span>
      )}
      <span className="card-influence" aria-hidden="true">
        {'•'.repeat(influence)}
      </span>
      {points != null && (
        <span className="card-fact card-points">
          {points}
          <Icon name="agenda" />
        </span>
      )}
      {trash !== undefined && (
        <span className="card-fact">
          {trash}
          <Icon name="trash" />
        </span>
      )}
    </div>
  )
}
