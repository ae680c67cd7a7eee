import type { QuestionView, View } from '@paydata/engine'
import type { Given } from '@paydata/protocol'
import { useEffect } from 'react'
import { Text } from '../icons/icon.tsx'
import { useShortcut } from '../keys/shortcut.ts'
import { say } from '../messages/english.ts'
import { useHand } from '../store/hand.ts'
import { useSaid } from '../store/said.ts'
import { askMacros, beginMacro } from '../store/session.ts'
import { afterPaint } from '../ui/after-paint.ts'
import { Button } from '../ui/button.tsx'

type Offered = Given<'macros'>['macros'][number]

const words = say.macros

/** Where there could be something to do in one go; whether there is, whoever runs the game says. */
const isPlace = ({ run, active, viewer }: View, { asks }: QuestionView): boolean =>
  asks === 'action' || asks === 'jackOut' || (asks === 'paidWindow' && (run !== null || active === viewer))

/** Several answers in one go. Their place is kept while they are asked for, so that nothing moves when they come. */
export function Macros({ view, question }: { view: View; question: QuestionView }) {
  const version = useSaid(state => state.version)
  const offered = useSaid(state => state.macros)
  const isSent = useHand(state => state.sent !== null)
  const isHere = isPlace(view, question)
  const isKnownFor = offered?.version
  useEffect(() => {
    // The decision is there before what could shorten it.
    return isHere && isKnownFor !== version ? afterPaint(() => void askMacros()) : undefined
  }, [isHere, isKnownFor, version])
  if (!isHere) return null
  const macros = isKnownFor === version ? (offered?.macros ?? []) : []
  return (
    <div className="macros" role="group" aria-label={words.all}>
      {macros.map(each => (
        <MacroButton key={each.macro} offered={each} disabled={isSent} />
      ))}
    </div>
  )
}

function MacroButton({ offered, disabled }: { offered: Offered; disabled: boolean }) {
  const { macro } = offered
  const shortcut = useShortcut(macro)
  return (
    <Button
      className={`macro-${macro}`}
      disabled={disabled}
      onPress={() => void beginMacro(macro)}
      {...(shortcut === null ? {} : { keys: shortcut.aria })}
    >
      <span>
        <Text>{textOf(offered)}</Text>
      </span>
      {shortcut !== null && (
        <span className="key" aria-hidden="true">
          {shortcut.name}
        </span>
      )}
    </Button>
  )
}

const textOf = ({ macro, price }: Offered): string =>
  price === null ? words[macro] : `${words[macro]}: ${words.price(price)}`
