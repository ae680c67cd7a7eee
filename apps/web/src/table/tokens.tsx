import './tokens.css'
import type { OptionView, View } from '@paydata/engine'
import type { Language } from '@paydata/words'
import { labelOf } from '@paydata/words'
import { takeOpen } from '../decisions/answering.ts'
import { Digit } from '../decisions/option-button.tsx'
import { tokensIn, useTokens } from '../decisions/placed.ts'
import { Text } from '../icons/icon.tsx'
import { digitFor } from '../keys/keymap.ts'
import { atTable } from '../messages/at-table.ts'
import { gameWords } from '../messages/game.ts'
import { guard } from '../ui/guard.ts'

/** The basic actions of the player who is asked, at their own panel. Their place stays while they cannot be taken. */
export function Tokens({ view }: { view: View }) {
  const { question } = view
  const where = useTokens()
  return (
    <div className="tokens" role="group" aria-label={atTable.decision.groups.basic}>
      {where === 'atPlayer' &&
        question?.form === 'choose' &&
        tokensIn(question, view).map(({ option, digit }) => (
          <Token key={option.id} view={view} option={option} digit={digitFor(digit)} />
        ))}
    </div>
  )
}

/** The words of the game, but short ones for the actions that share a row. */
function shortWords(words: Language): Language {
  const { gainCredit, drawCard } = atTable.decision.tokens
  const options = { ...words.labels.options, gainCredit: () => gainCredit, drawCard: () => drawCard }
  return { ...words, labels: { ...words.labels, options } }
}

interface TokenProps {
  readonly view: View
  readonly option: OptionView
  readonly digit: string | null
}

function Token({ view, option, digit }: TokenProps) {
  const label = labelOf(option, view, shortWords(gameWords()))
  return (
    <button
      type="button"
      className="button token"
      data-nav
      data-does={option.does}
      data-digit={digit ?? undefined}
      aria-keyshortcuts={digit ?? undefined}
      onClick={guard(() => takeOpen(option.id))}
    >
      <Digit digit={digit} />
      <span className="token-words">
        <Text>{label}</Text>
      </span>
    </button>
  )
}
