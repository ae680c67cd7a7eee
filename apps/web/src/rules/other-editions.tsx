import { rules as words } from '../messages/rules.ts'
import { editionText } from '../words/edition.ts'
import { stepText } from '../words/words.ts'
import { elsewhereAt } from './elsewhere.ts'

interface OtherEditionsProps {
  readonly edition: string
  readonly moment: string
}

/** What players could do by other editions at a moment of a game, for those in which it differs. */
export default function OtherEditions({ edition, moment }: OtherEditionsProps) {
  const others = elsewhereAt(edition, moment)
  if (others.length === 0) return <p className="muted">{words.nothingElse}</p>
  return (
    <dl className="elsewhere" aria-label={words.elsewhere}>
      {others.map(({ edition: other, here, also }) => {
        const steps = also.map(({ structure, row }) => stepText({ structure, ...row }, other)).join(', ')
        const parts = [
          ...(here === 'same' ? [] : [words.differences[here]]),
          ...(steps === '' ? [] : [words.also(steps)]),
        ]
        return (
          <div key={other}>
            <dt>{editionText(other)}</dt>
            <dd>{parts.join('; ')}</dd>
          </div>
        )
      })}
    </dl>
  )
}
