import './ghost.css'
import type { View } from '@paydata/engine'
import { factsOf } from '../cards/facts.ts'
import { useLook } from '../cards/look.ts'
import { takeOpen } from '../decisions/answering.ts'
import { Icon } from '../icons/icon.tsx'
import { guard } from '../ui/guard.ts'

/** The definition of the card that is asked a server for, as it is being installed; null at all other questions. */
export const installing = ({ question, progress }: View): string | null =>
  question?.asks === 'server' && progress.some(({ what }) => what === 'install') ? question.definition : null

interface GhostProps {
  /** The card; null where a server is chosen for something else. */
  readonly definition: string | null
  /** How many pieces of ice the server has already. */
  readonly ice: number
  /** The id of the option that installs the card here, and its words. */
  readonly option: string
  readonly does: string
  /** What it costs to install it here. */
  readonly credits: number | null
}

/** A card where it would be installed. The whole column of the server takes a press. */
export function Ghost({ definition, ice, option, does, credits }: GhostProps) {
  return (
    <button
      type="button"
      className="server-choosable column"
      data-nav
      aria-label={does}
      style={{ '--ices': ice }}
      onClick={guard(() => takeOpen(option))}
    >
      {definition !== null && <Card definition={definition} credits={credits} />}
    </button>
  )
}

function Card({ definition, credits }: { definition: string; credits: number | null }) {
  const printed = factsOf(definition)?.printed
  const { style } = useLook(definition)
  return (
    <span
      className="to-install"
      data-at={printed?.type === 'ice' ? 'ice' : 'root'}
      style={style}
      aria-hidden="true"
    >
      <Icon name="install" />
      <span className="to-install-title">{printed?.title}</span>
      {credits !== null && credits > 0 && (
        <span className="to-install-price">
          {credits}
          <Icon name="credit" />
        </span>
      )}
    </span>
  )
}
