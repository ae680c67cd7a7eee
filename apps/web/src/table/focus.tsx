import type { CardView, EncounterView, FaceView, View } from '@paydata/engine'
import { memo } from 'react'
import { CardFace } from '../cards/card-face.tsx'
import { lookOf } from '../cards/look.ts'
import { ReadButton } from '../cards/read-button.tsx'
import { optionsOf } from '../decisions/answering.ts'
import { Icon, Text } from '../icons/icon.tsx'
import type { Journal } from '../log/journal.ts'
import { lastNamed } from '../log/last-named.ts'
import { say } from '../messages/english.ts'
import { useSaid } from '../store/said.ts'
import { useAfterPaint } from '../ui/after-paint.ts'
import { phone, useMedia } from '../ui/use-media.ts'
import { subroutineText } from '../words/words.ts'
import { serverName } from './servers.tsx'
import { sumOf } from './sum.ts'

/** What everything is about just now: the ice that is encountered, the card that is accessed, a trace. */
export function Focus({ view }: { view: View }) {
  const { run, encounter, access, breach, trace, play, setAside } = view
  return (
    <div className="focus">
      {run !== null && (
        <p className="focus-run">
          <Icon name="run" />
          <strong>{say.run.on(serverName(run.server))}</strong>
          <span>
            {breach === null ? say.run.phases[run.phase] : say.run.access(breach.limit, breach.taken)}
          </span>
        </p>
      )}
      {encounter !== null && <Encounter view={view} encounter={encounter} />}
      {trace !== null && (
        <p className="focus-trace">
          <strong>{say.run.trace}</strong>
          <span>
            {trace.strength === null ? say.run.traceBase : say.run.traceStrength}{' '}
            <b>{trace.strength ?? trace.base}</b>
          </span>
          <span>
            <Icon name="link" /> {say.player.link} <b>{trace.link}</b>
          </span>
        </p>
      )}
      {encounter === null && access !== null && access.face !== null && (
        <div className="focus-card">
          <p className="focus-label">{say.run.accessing}</p>
          <Seen card={access} face={access.face} />
        </div>
      )}
      {access === null && encounter === null && <Shown title={say.table.inPlay} cards={play} />}
      {access === null && encounter === null && <Shown title={say.table.setAside} cards={setAside.cards} />}
      {isQuiet(view) && <LastNamed key={view.viewer} />}
    </div>
  )
}

/** Whether nothing is encountered, accessed, played or set aside: then what was spoken of last has the place. */
export const isQuiet = ({ encounter, access, play, setAside }: View): boolean =>
  encounter === null && access === null && play.length === 0 && setAside.cards.length === 0

/** The card that was spoken of last: what just happened stays in sight. */
const LastNamed = () => <LastIn journal={useAfterPaint(useSaid(state => state.journal))()} />

const LastIn = memo(({ journal }: { journal: Journal }) => {
  const definition = lastNamed(journal.lines)
  if (definition === null) return null
  return (
    <div className="focus-card focus-last">
      <p className="focus-label">{say.card.last}</p>
      <CardFace definition={definition} />
    </div>
  )
})

function Shown({ title, cards }: { title: string; cards: View['play'] }) {
  const seen = cards.flatMap(card => (card.face === null ? [] : [{ card, face: card.face }]))
  if (seen.length === 0) return null
  return (
    <div className="focus-cards">
      <p className="focus-label">{title}</p>
      <div className="focus-row">
        {seen.slice(0, 3).map((each, i) => (
          <Seen key={`${each.face.definition}${i}`} {...each} />
        ))}
      </div>
    </div>
  )
}

/** A card as far as there is room for it: on a phone its name, which opens it. */
function Seen({ card, face }: { card: CardView; face: FaceView }) {
  const { definition } = face
  return useMedia(phone) ? (
    <ReadButton looked={{ definition, card: card.id }} isNamed />
  ) : (
    <CardFace definition={definition} face={face} />
  )
}

function Encounter({ view, encounter }: { view: View; encounter: EncounterView }) {
  const { ice, subroutines, bypassed } = encounter
  const { face } = ice
  const isPhone = useMedia(phone)
  if (face === null) return null
  return (
    <section
      className="encounter"
      aria-label={say.encounter.title(face.title)}
      style={lookOf(face.definition).style}
    >
      <header className="encounter-head">
        <span className="encounter-picture" />
        <h3>
          {isPhone ? (
            <ReadButton looked={{ definition: face.definition, card: ice.id }} isNamed />
          ) : (
            face.title
          )}
        </h3>
        <span className="encounter-kind">{face.subtypes.join(' · ')}</span>
        {face.strength !== null && (
          <span className="encounter-strength" title={say.encounter.strength}>
            <Icon name="strength" />
            {face.strength.value}
          </span>
        )}
      </header>
      {bypassed && <p className="encounter-bypassed">{say.encounter.bypassed}</p>}
      <ol className="subroutines">
        {subroutines.map(({ index, path, state }) => (
          <li key={index} data-state={state}>
            <Icon name="sub" />
            <span>
              <Text>{subroutineText(view.definitions, path)}</Text>
            </span>
            <em>{say.encounter.states[state]}</em>
          </li>
        ))}
      </ol>
      <Breakers view={view} />
    </section>
  )
}

/**
 * What could break it, with the strengths of just now and what they are made of: first what can be used now, as the
 * question offers it.
 */
function Breakers({ view }: { view: View }) {
  const { rig, hosted, question } = view
  const breakers = [...rig, ...hosted]
    .filter(({ face }) => face?.subtypes.includes('icebreaker'))
    .map(({ id, face }) => ({ face, isOffered: optionsOf(question, id).length > 0 }))
    .sort((a, b) => Number(b.isOffered) - Number(a.isOffered))
  if (breakers.length === 0) return null
  return (
    <div className="breakers">
      <span className="breakers-name">{say.encounter.breakers}</span>
      <ul aria-label={say.encounter.breakers}>
        {breakers.map(({ face, isOffered }, i) =>
          face?.strength == null ? null : (
            <li key={`${face.definition}${i}`} title={sumOf(face.strength)} data-offered={isOffered}>
              {face.title}
              <Icon name="strength" />
              <span className="unseen">{say.encounter.strength}</span>
              <b>{face.strength.value}</b>
              {face.strength.parts.length > 1 && <small>{sumOf(face.strength)}</small>}
              {isOffered && <span className="unseen">{say.encounter.usable}</span>}
            </li>
          ),
        )}
      </ul>
    </div>
  )
}
