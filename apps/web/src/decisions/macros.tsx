import './macros.css'
import type { QuestionView, View } from '@paydata/engine'
import type { Given, MacroName } from '@paydata/protocol'
import type { ReactNode } from 'react'
import { useEffect, useState } from 'react'
import { Text } from '../icons/icon.tsx'
import { useShortcut } from '../keys/shortcut.ts'
import { atTable } from '../messages/at-table.ts'
import { useHand } from '../store/hand.ts'
import { askOnceMore, isConfirmed, isMeantFor } from '../store/meaning-it.ts'
import { useSaid } from '../store/said.ts'
import { askMacros, beginMacro } from '../store/session.ts'
import { afterPaint } from '../ui/after-paint.ts'
import { Button } from '../ui/button.tsx'
import { priceText } from '../words/price.ts'
import { answerInOneGo } from './answering.ts'
import { primaryMacro } from './primary.ts'
import { Ways } from './ways.tsx'

export type OfferedMacro = Given<'macros'>['macros'][number]

const words = atTable.macros

/** Whether a question can have macros at all. If so, the page asks the server or worker that runs the game which ones. */
const isPlace = ({ run, active, viewer }: View, { asks }: QuestionView): boolean =>
  asks === 'action' ||
  asks === 'jackOut' ||
  asks === 'candidate' ||
  (asks === 'paidWindow' && (run !== null || active === viewer))

/**
 * The macro that takes credits with all remaining clicks. As it ends the turn, its button is away from all answers, and
 * the player has to confirm it.
 */
export function RestOfTurn({ view, question }: { view: View; question: QuestionView }) {
  const { offered, isSent } = useOffered(view, question)
  const isWarned = useHand(state => state.warned === 'takeCredits')
  const rest = offered.find(({ macro }) => macro === 'takeCredits')
  if (question.asks !== 'action' || rest === undefined) return null
  const press = (): void => {
    if (isWarned) return void (isConfirmed() && beginMacro('takeCredits'))
    if (isMeantFor(question.asks, 'takeCredits')) askOnceMore(question.number, 'takeCredits')
  }
  return (
    <MacroButton macro="takeCredits" look={isWarned ? 'danger' : 'quiet'} disabled={isSent} onPress={press}>
      <span aria-live="polite">{isWarned ? words.endsTurn : words.takeCredits}</span>
    </MacroButton>
  )
}

/** Buttons that give several answers in one go. Their room is empty until they are known, so that no other button moves then. */
export function Macros({ view, question }: { view: View; question: QuestionView }) {
  const { offered, isSent } = useOffered(view, question)
  const isWarned = useHand(state => state.warned !== 'no')
  const highlighted = useSaid(said => (isWarned ? null : primaryMacro(said, question)))
  if (question.asks === 'action' || !isPlace(view, question)) return null
  return (
    <div className="macros" role="group" aria-label={words.all}>
      {offered.filter(hasButton).map(each => (
        <MacroButton
          key={each.macro}
          macro={each.macro}
          look={each.macro === highlighted ? 'primary' : 'plain'}
          disabled={isSent}
          onPress={() => answerInOneGo(question, each.macro)}
        >
          <span>
            <Text>{textOf(each)}</Text>
          </span>
        </MacroButton>
      ))}
      <OtherWays
        view={view}
        question={question}
        ways={offered.filter(({ way }) => way !== null)}
        disabled={isSent}
      />
    </div>
  )
}

interface OtherWaysProps {
  readonly view: View
  readonly question: QuestionView
  /** All ways to break the ice; the cheapest has a button of its own. */
  readonly ways: readonly OfferedMacro[]
  readonly disabled: boolean
}

/** A button that opens the other ways to break the ice. */
function OtherWays({ view, question, ways, disabled }: OtherWaysProps) {
  // The number of the question, so that the list closes with it.
  const [openFor, setOpenFor] = useState<number | null>(null)
  if (ways.length < 2) return null
  const close = (): void => setOpenFor(null)
  return (
    <>
      <Button
        className="macro-ways"
        look="quiet"
        disabled={disabled}
        onPress={() => setOpenFor(question.number)}
      >
        {words.otherWays(ways.length - 1)}
      </Button>
      {openFor === question.number && <Ways view={view} question={question} ways={ways} onClose={close} />}
    </>
  )
}

/** Of the ways to break ice the first is the cheapest. What ends the turn is away from all answers. */
const hasButton = ({ macro }: OfferedMacro, at: number, all: readonly OfferedMacro[]): boolean =>
  macro !== 'takeCredits' && all.findIndex(each => each.macro === macro) === at

/** The macros that are offered. The page asks for them only after the question has been painted. */
function useOffered(view: View, question: QuestionView) {
  const version = useSaid(state => state.version)
  const said = useSaid(state => state.macros)
  const isSent = useHand(state => state.sent !== null)
  const isHere = isPlace(view, question)
  const isKnownFor = said?.version
  useEffect(
    () => (isHere && isKnownFor !== version ? afterPaint(() => void askMacros()) : undefined),
    [isHere, isKnownFor, version],
  )
  return { offered: isHere && isKnownFor === version ? (said?.macros ?? []) : [], isSent }
}

interface MacroButtonProps {
  readonly macro: MacroName
  readonly look?: 'plain' | 'primary' | 'quiet' | 'danger'
  readonly disabled: boolean
  readonly onPress: () => void
  readonly children: ReactNode
}

function MacroButton({ macro, look = 'plain', disabled, onPress, children }: MacroButtonProps) {
  const shortcut = useShortcut(macro)
  const answer = useShortcut(look === 'primary' ? 'answer' : null)
  const keys = [shortcut, answer].flatMap(each => each?.aria ?? []).join(' ')
  return (
    <Button
      className={`macro-${macro}`}
      look={look}
      disabled={disabled}
      onPress={onPress}
      {...(keys === '' ? {} : { keys })}
    >
      {children}
      {shortcut !== null && (
        <span className="key" aria-hidden="true">
          {shortcut.name}
        </span>
      )}
    </Button>
  )
}

const textOf = ({ macro, price }: OfferedMacro): string =>
  price === null ? words[macro] : `${words[macro]}: ${priceText(price)}`
