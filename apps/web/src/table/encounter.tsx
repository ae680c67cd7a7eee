import './encounter.css'
import type { EncounterView, SubroutineView, View } from '@paydata/engine'
import type { ReactNode } from 'react'
import { factsOf } from '../cards/facts.ts'
import { lookOf } from '../cards/look.ts'
import { ReadButton } from '../cards/read-button.tsx'
import { optionsOf } from '../decisions/answering.ts'
import { Icon, Text } from '../icons/icon.tsx'
import type { Met } from '../log/last-met.ts'
import { atTable } from '../messages/at-table.ts'
import { gameWords } from '../messages/game.ts'
import { phone, useMedia } from '../ui/use-media.ts'
import { subroutineText } from '../words/words.ts'
import { sumOf } from './sum.ts'

/** The ice that the Runner encounters: its subroutines, and the icebreakers that could break them. */
export function Encounter({ view, encounter }: { view: View; encounter: EncounterView }) {
  const { ice, subroutines, bypassed } = encounter
  const { face } = ice
  const isPhone = useMedia(phone)
  if (face === null) return null
  const { definition, title, subtypes, strength } = face
  return (
    <Panel
      when="now"
      title={atTable.encounter.title(title)}
      definition={definition}
      name={isPhone ? <ReadButton looked={{ definition, card: ice.id }} isNamed /> : title}
      subtypes={subtypes}
      strength={strength?.value ?? null}
      isBypassed={bypassed}
    >
      <Subroutines version={view.definitions} subroutines={subroutines} />
      <Breakers view={view} />
    </Panel>
  )
}

/** The ice that the Runner encountered last, and what became of each of its printed subroutines. */
export function LastMet({ version, met }: { version: string; met: Met }) {
  const { definition, isBypassed } = met
  const facts = factsOf(definition)
  if (facts === undefined) return null
  const { title, subtypes = [] } = facts.printed
  const paths = facts.abilities.flatMap(({ form }, at) =>
    form === 'subroutine' ? [`${definition}/${at}/does`] : [],
  )
  const subroutines = paths.map((path, index) => ({
    index,
    path,
    state: met.subroutines[index] ?? ('unbroken' as const),
  }))
  return (
    <Panel
      when="over"
      title={atTable.encounter.ended(title)}
      definition={definition}
      name={title}
      subtypes={subtypes}
      strength={null}
      isBypassed={isBypassed}
    >
      <Subroutines version={version} subroutines={subroutines} />
    </Panel>
  )
}

interface PanelProps {
  readonly when: 'now' | 'over'
  readonly title: string
  readonly definition: string
  readonly name: ReactNode
  readonly subtypes: readonly string[]
  readonly strength: number | null
  readonly isBypassed: boolean
  readonly children: ReactNode
}

function Panel({ when, title, definition, name, subtypes, strength, isBypassed, children }: PanelProps) {
  return (
    <section
      className={when === 'now' ? 'ice-met encounter' : 'ice-met'}
      aria-label={title}
      style={lookOf(definition).style}
    >
      <header className="encounter-head">
        <span className="encounter-picture" />
        <h2>{name}</h2>
        <span className="encounter-kind">{subtypes.map(gameWords().kinds.subtype).join(' · ')}</span>
        {strength !== null && (
          <span className="encounter-strength" title={atTable.encounter.strength}>
            <Icon name="strength" />
            {strength}
          </span>
        )}
      </header>
      {isBypassed && <p className="encounter-bypassed">{atTable.encounter.bypassed}</p>}
      {children}
    </section>
  )
}

interface SubroutinesProps {
  readonly version: string
  readonly subroutines: readonly SubroutineView[]
}

function Subroutines({ version, subroutines }: SubroutinesProps) {
  return (
    <ol className="subroutines">
      {subroutines.map(({ index, path, state }) => (
        <li key={index} data-state={state}>
          <Icon name="sub" />
          <span>
            <Text>{subroutineText(version, path)}</Text>
          </span>
          <em>{atTable.encounter.states[state]}</em>
        </li>
      ))}
    </ol>
  )
}

/**
 * The Runner's icebreakers with their current strengths and the parts of each sum. Those that the open question offers
 * come first.
 */
function Breakers({ view }: { view: View }) {
  const { rig, hosted, question } = view
  const breakers = [...rig, ...hosted]
    .filter(({ face }) => face?.subtypes.includes('icebreaker'))
    .map(({ id, face }) => ({ face, isOffered: optionsOf(question, id).length > 0 }))
    .sort((a, b) => Number(b.isOffered) - Number(a.isOffered))
  // On a phone they stand in one row that scrolls, so keys need the focus in it.
  const scrolls = useMedia(phone) ? { tabIndex: 0 } : {}
  if (breakers.length === 0) return null
  return (
    <div className="breakers">
      <span className="breakers-name">{atTable.encounter.breakers}</span>
      <ul aria-label={atTable.encounter.breakers} {...scrolls}>
        {breakers.map(({ face, isOffered }, i) =>
          face?.strength == null ? null : (
            <li key={`${face.definition}${i}`} title={sumOf(face.strength)} data-offered={isOffered}>
              {face.title}
              <Icon name="strength" />
              <span className="unseen">{atTable.encounter.strength}</span>
              <b>{face.strength.value}</b>
              {face.strength.parts.length > 1 && <small>{sumOf(face.strength)}</small>}
              {isOffered && <span className="unseen">{atTable.encounter.usable}</span>}
            </li>
          ),
        )}
      </ul>
    </div>
  )
}
