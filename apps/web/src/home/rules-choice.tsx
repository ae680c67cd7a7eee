import './rules-choice.css'
import type { EditionName } from '@paydata/decks/starter'
import { editionNames, editions, formatFor, newestEdition } from '@paydata/decks/starter'
import type { Settings } from '@paydata/protocol'
import { home } from '../messages/home.ts'
import { say } from '../messages/say.ts'
import { Choices } from '../ui/choices.tsx'
import { EditionLink } from '../ui/edition-link.tsx'

/** What cards a game is played with, and by which edition of the rules. */
export type RulesChosen = Pick<Settings, 'format' | 'edition'>
type Format = Settings['format']

interface RulesChoiceProps {
  readonly value: RulesChosen
  /** The formats to choose from, where an edition allows them. */
  readonly formats: readonly Format[]
  readonly onChange: (value: RulesChosen) => void
}

/** The choice of a format, in the open. */
export const FormatChoice = ({ value: { format, edition }, formats, onChange }: RulesChoiceProps) => {
  const allowed: readonly Format[] = editions[edition].formats
  return (
    <Choices
      label={say.play.format}
      value={format}
      all={say.play.formats}
      among={formats.filter(each => allowed.includes(each))}
      onChange={next => onChange({ edition, format: next })}
    />
  )
}

type EditionChoiceProps = Omit<RulesChoiceProps, 'formats'>

/** The choice of an edition of the rules, folded until somebody wants an older one. Those go with some formats only, and say with which. */
export function EditionChoice({ value: { format, edition }, onChange }: EditionChoiceProps) {
  const allowed: readonly Format[] = editions[edition].formats
  const change = (next: EditionName): void => onChange({ edition: next, format: formatFor(next, format) })
  return (
    <details className="older-rules" open={edition !== newestEdition}>
      <summary>{home.rules.older}</summary>
      <Choices
        label={say.play.edition}
        value={edition}
        all={say.play.editions}
        among={editionNames}
        onChange={change}
      />
      {allowed.length < editions[newestEdition].formats.length && (
        <p className="muted" role="status">
          {say.play.onlyWith(
            say.play.editions[edition],
            allowed.map(each => say.play.formats[each]).join(', '),
          )}
        </p>
      )}
      <p>
        <EditionLink edition={edition}>{home.rules.compare}</EditionLink>
      </p>
    </details>
  )
}
