import './amounts.css'
import type { View } from '@paydata/engine'
import { usualPayment } from '@paydata/engine'
import { Text } from '../icons/icon.tsx'
import { atTable } from '../messages/at-table.ts'
import { useHand } from '../store/hand.ts'
import { Button } from '../ui/button.tsx'
import { sourceText } from '../words/words.ts'
import { AnswerButton } from './answer-button.tsx'
import type { Allocation, NumberQuestion } from './answering.ts'
import { answerNumber, answerPayment, isHighlighted, numberNow, sum, useIsHot } from './answering.ts'

interface StepperProps {
  readonly label: string
  readonly value: number
  readonly least: number
  readonly most: number
  readonly onChange: (value: number) => void
}

/** An input for a number within limits, with buttons for less and more. */
function Stepper({ label, value, least, most, onChange }: StepperProps) {
  const set = (next: number): void => onChange(Math.max(least, Math.min(most, next)))
  return (
    <div className="stepper">
      <Button
        className="button-icon"
        label={`${label}: ${atTable.amount.less}`}
        disabled={value <= least}
        onPress={() => set(value - 1)}
      >
        −
      </Button>
      <input
        className="stepper-value"
        type="number"
        inputMode="numeric"
        aria-label={label}
        value={value}
        min={least}
        max={most}
        onChange={event => {
          const next = event.target.valueAsNumber
          if (Number.isInteger(next)) set(next)
        }}
      />
      <Button
        className="button-icon"
        label={`${label}: ${atTable.amount.more}`}
        disabled={value >= most}
        onPress={() => set(value + 1)}
      >
        +
      </Button>
    </div>
  )
}

export function NumberInput({ question }: { question: NumberQuestion }) {
  const { least, most } = question
  const number = numberNow(
    question,
    useHand(state => state.number),
  )
  const set = (value: number): void => useHand.setState({ number: value })
  return (
    <div className="amount">
      <Stepper label={atTable.amount.amount} value={number} least={least} most={most} onChange={set} />
      <input
        className="slider"
        type="range"
        aria-label={atTable.amount.amount}
        value={number}
        min={least}
        max={most}
        onChange={event => set(event.target.valueAsNumber)}
      />
      <div className="amount-ends">
        <Button onPress={() => set(least)}>{`${atTable.amount.least} · ${least}`}</Button>
        <Button onPress={() => set(most)}>{`${atTable.amount.most} · ${most}`}</Button>
      </div>
    </div>
  )
}

/** Questions whose number is credits. */
const spends: ReadonlySet<NumberQuestion['asks']> = new Set<NumberQuestion['asks']>(['trace', 'psi'])

export function NumberEnd({ question }: { question: NumberQuestion }) {
  const set = useHand(state => state.number)
  const number = numberNow(question, set)
  const isPlain = useIsHot(question) || !isHighlighted(question, { picked: [], number: set })
  return (
    <AnswerButton look={isPlain ? 'plain' : 'primary'} onPress={() => answerNumber(question, number)}>
      <span>
        <Text>
          {spends.has(question.asks) ? atTable.amount.spend(number) : atTable.amount.choose(number)}
        </Text>
      </span>
    </AnswerButton>
  )
}

/** Lets the player say how many credits each source pays. */
export function PaymentInput({ question, view }: { question: Allocation; view: View }) {
  const amounts = useHand(state => state.amounts) ?? usualPayment(question)
  const set = (index: number, value: number): void =>
    useHand.setState({ amounts: amounts.map((each, i) => (i === index ? value : each)) })
  return (
    <div className="amount">
      {question.sources.map((source, i) => {
        const label = sourceText(view, source)
        return (
          <div key={`${source.from}${source.card ?? ''}${i}`} className="source">
            <span className="source-name">
              {label} <small>{atTable.pay.most(source.most)}</small>
            </span>
            <Stepper
              label={label}
              value={amounts[i] ?? 0}
              least={0}
              most={source.most}
              onChange={value => set(i, value)}
            />
          </div>
        )
      })}
    </div>
  )
}

export function PaymentEnd({ question }: { question: Allocation }) {
  const amounts = useHand(state => state.amounts) ?? usualPayment(question)
  const left = question.total - sum(amounts)
  const isHot = useIsHot(question)
  return (
    <AnswerButton
      look={isHot ? 'plain' : 'primary'}
      disabled={left !== 0}
      onPress={() => answerPayment(question, amounts)}
    >
      <span>
        <Text>{atTable.amount.pay(question.total)}</Text>
        <small className="answer-count">{left < 0 ? atTable.pay.over(-left) : atTable.pay.left(left)}</small>
      </span>
    </AnswerButton>
  )
}
