import './hint-panel.css'
import type { Hint } from '@paydata/bots/hints'
import type { QuestionView, View } from '@paydata/engine'
import { useLayoutEffect, useRef, useState } from 'react'
import { useShortcut } from '../keys/shortcut.ts'
import { hintWords as words } from '../messages/hint.ts'
import { useHand } from '../store/hand.ts'
import { useSaid } from '../store/said.ts'
import { Button } from '../ui/button.tsx'
import { ignoreEarlyPresses } from '../ui/guard.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { usePointed } from '../ui/pointed.ts'
import { lastOf, markedBy } from './marked.ts'
import { ToldStep } from './told-step.tsx'
import { useHint } from './use-hint.ts'

/** Closes the hint, and leaves the focus where it can be opened again. */
function close(): void {
  useHand.setState({ hintFor: null })
  document.querySelector<HTMLElement>('.hint-button')?.focus()
}

/** A hint about the open question, a step at each press. */
export default function HintPanel({ question: number }: { question: number }) {
  const view = useSaid(state => state.view)
  const question = view?.question ?? null
  const { asked, again } = useHint(number)
  const place = useRef<HTMLElement>(null)
  const [told, setTold] = useState(1)
  // It comes over the board, where somebody may be about to press a card.
  useLayoutEffect(() => {
    if (place.current !== null) ignoreEarlyPresses(place.current)
  }, [])
  if (view === null || question?.number !== number) return null
  const goOn = (hint: Hint): void => {
    setTold(told + 1)
    // The button goes with the last step, and may not take the focus along.
    if (told + 1 === hint.steps.length) place.current?.querySelector<HTMLElement>('.hint-close')?.focus()
  }
  return (
    <section ref={place} className="hint" aria-label={words.title} aria-busy={asked.is === 'thinking'}>
      {/* One and the same all along, or screen readers would not notice what it comes to say; and only what is new is read. */}
      <div className="hint-steps" role="status" aria-atomic={false}>
        {asked.is === 'found' ? (
          <Steps hint={asked.hint} told={told} view={view} question={question} />
        ) : (
          <p className="hint-waits" data-is={asked.is}>
            {asked.is === 'thinking' ? words.thinking : words.failed}
          </p>
        )}
      </div>
      {(asked.is !== 'found' || asked.hint.steps[told] !== undefined) && (
        <div className="hint-does">
          {asked.is === 'thinking' && (
            <Button look="quiet" onPress={close}>
              {words.stop}
            </Button>
          )}
          {asked.is === 'found' && (
            <NextStep
              tells={asked.hint.steps[told]?.tells === 'reply' ? 'reply' : 'weigh'}
              onPress={() => goOn(asked.hint)}
            />
          )}
          {asked.is === 'failed' && <Button onPress={again}>{words.again}</Button>}
        </div>
      )}
      <IconButton icon="close" className="hint-close" label={words.close} onPress={close} />
    </section>
  )
}

const bringIntoSight = (step: HTMLElement | null): void => step?.scrollIntoView({ block: 'nearest' })

interface StepsProps {
  readonly hint: Hint
  readonly told: number
  readonly view: View
  readonly question: QuestionView
}

function Steps({ hint, told, view, question }: StepsProps) {
  const isListed = useHand(state => state.isListed)
  const last = lastOf(hint, told)
  usePointed(last === undefined ? [] : markedBy(last, view, question), isListed)
  return (
    <ol>
      {hint.steps.slice(0, told).map(step => (
        <li key={step.tells} ref={bringIntoSight}>
          <ToldStep step={step} view={view} question={question} />
        </li>
      ))}
    </ol>
  )
}

interface NextProps {
  /** What the next step tells. */
  readonly tells: 'reply' | 'weigh'
  readonly onPress: () => void
}

function NextStep({ tells, onPress }: NextProps) {
  const shortcut = useShortcut('hint')
  return (
    <button
      type="button"
      id="hint-next"
      className="button"
      data-nav
      aria-keyshortcuts={shortcut?.aria}
      onClick={onPress}
    >
      {words.next[tells]}
      {shortcut !== null && (
        <span className="key" aria-hidden="true">
          {shortcut.name}
        </span>
      )}
    </button>
  )
}
