import './decision.css'
import type { QuestionView, View } from '@paydata/engine'
import { isFollowUp } from '@paydata/engine'
import type { ReactNode } from 'react'
import { memo, useLayoutEffect, useRef } from 'react'
import { ReadButton } from '../cards/read-button.tsx'
import { Text } from '../icons/icon.tsx'
import { useKeyShown } from '../keys/shortcut.ts'
import { Recent } from '../log/recent.tsx'
import { atTable } from '../messages/at-table.ts'
import { say } from '../messages/say.ts'
import { useHand } from '../store/hand.ts'
import { nameOf, timeDecision } from '../store/meaning-it.ts'
import { useSaid } from '../store/said.ts'
import { afterPaint } from '../ui/after-paint.ts'
import { notePainted } from '../ui/guard.ts'
import { phone, useMedia } from '../ui/use-media.ts'
import { promptText } from '../words/words.ts'
import { NumberEnd, NumberInput, PaymentEnd, PaymentInput } from './amounts.tsx'
import { awaitedText } from './awaited.ts'
import { Cancel } from './cancel.tsx'
import { ChoiceEnd, ChoiceOptions } from './choosing.tsx'
import { ListToggle } from './list-toggle.tsx'
import { Macros, RestOfTurn } from './macros.tsx'
import { Marks } from './marks.tsx'
import { listedAlways, useIsListed, usePanelCoversTable, useRises, useTokens } from './placed.ts'
import { Reasons } from './reasons.tsx'

/** The panel of the open question with its answers; without a question, for whom the game waits. */
export function Decision({ view }: { view: View }) {
  const { question } = view
  useShownSince(question)
  return (
    <Panel view={view} question={question}>
      {question === null ? <Waiting view={view} /> : <Asked view={view} question={question} />}
      {question !== null && <ListToggle view={view} question={question} />}
      <OptionLists key={view.viewer} view={view} question={question} />
      <Cancel view={view} />
      <Marks view={view} question={question} />
      {question === null ? <RecentLines view={view} /> : <MacrosAndEnd view={view} question={question} />}
    </Panel>
  )
}

/**
 * Notes when the question was painted. Answers count only a moment later, so that nobody answers a question unread.
 * `data-takes` says when they count.
 */
function useShownSince(asked: QuestionView | null): void {
  const question = asked?.number ?? null
  const isHot = useHand(({ from }) => from === 'end') && asked !== null && isFollowUp(asked)
  const warned = useHand(state => state.warned)
  const uncovered = useHand(state => state.uncovered)
  useLayoutEffect(() => {
    const name = nameOf(question, warned, uncovered)
    timeDecision(name, warned, isHot ? 'hot' : 'cold')
    const takes = (when: 'soon' | 'now'): void => {
      const place = document.getElementById('decision')
      if (place !== null) place.dataset.takes = when
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    takes('soon')
    const leave = afterPaint(() => {
      const left = notePainted(name, performance.now())
      if (left !== null) timer = setTimeout(takes, left, 'now')
    })
    return () => {
      leave()
      clearTimeout(timer)
    }
  }, [question, warned, uncovered, isHot])
}

/** The panel itself. It marks that an answer is being sent, without rendering the question again. */
function Panel({ view, question, children }: AnswersProps & { children: ReactNode }) {
  const isListed = useIsListed()
  const coversTable = usePanelCoversTable(view)
  const rises = useRises(view)
  const basic = useTokens()
  const isSent = useHand(state => state.sent !== null)
  const shortcut = useKeyShown('decision')
  return (
    <section
      className="decision"
      id="decision"
      tabIndex={-1}
      aria-label={atTable.decision.region}
      data-question={question?.number}
      data-asks={question?.asks}
      aria-busy={isSent}
      data-listed={isListed || coversTable}
      data-rises={rises}
      data-form={question?.form}
      data-alone={question?.form === 'choose' && listedAlways(question, view, basic).length === 1}
      {...shortcut}
    >
      {children}
    </section>
  )
}

function Waiting({ view }: { view: View }) {
  const [waiting] = view.waiting
  const text =
    view.over !== null || waiting === undefined
      ? ''
      : view.viewer === 'spectator'
        ? atTable.board.watching(waiting.for)
        : atTable.board.waitingFor(waiting.for)
  const about = view.over === null ? awaitedText(view) : null
  return (
    <div className="decision-head">
      <p className="prompt prompt-waiting">{text}</p>
      {about !== null && <p className="muted">{about}</p>}
    </div>
  )
}

function RecentLines({ view: { viewer } }: { view: View }) {
  return useMedia(phone) ? <Recent key={viewer} /> : null
}

interface AskedProps {
  readonly view: View
  readonly question: QuestionView
}

/** How small a phone has to write a question, so that its room holds all of it. */
const lengthOf = (text: string): 'short' | 'middle' | 'long' =>
  text.length > 70 ? 'long' : text.length > 58 ? 'middle' : 'short'

function Asked({ view, question }: AskedProps) {
  const { text, why } = promptText(view, question)
  return (
    <div className="decision-head">
      <p className="decision-whose">{atTable.decision.yours}</p>
      <h2 className="prompt" data-length={lengthOf(text)}>
        <Text>{text}</Text>
      </h2>
      <RefusedReply />
      <div className="decision-about">
        <Reasons view={view} question={question.number} why={why} />
        <Source question={question} />
        <RestOfTurn view={view} question={question} />
      </div>
    </div>
  )
}

const MacrosAndEnd = ({ view, question }: AskedProps) => (
  <>
    <Macros view={view} question={question} />
    <div className="decision-end">
      <End view={view} question={question} />
    </div>
  </>
)

/** On a phone, a button that shows the card behind the question. On a desk the player can point at the card. */
function Source({ question: { definition, source } }: { question: QuestionView }) {
  const isPhone = useMedia(phone)
  if (!isPhone || definition === null) return null
  return <ReadButton looked={{ definition, card: source }} isNamed />
}

interface AnswersProps {
  readonly view: View
  readonly question: QuestionView | null
}

const lists = ['actions', 'others'] as const

const listOf = ({ asks }: QuestionView): (typeof lists)[number] => (asks === 'action' ? 'actions' : 'others')

/**
 * The options, in one list for actions and one for other questions. A list that is not in use is hidden but keeps its
 * elements, as most actions are offered again and their buttons need not be made anew.
 */
function OptionLists({ view, question }: AnswersProps) {
  const place = useRef<HTMLDivElement>(null)
  const isScrolled = useRef(false)
  const offered = question === null ? null : listOf(question)
  const asked = offered === 'actions' ? offered : (question?.number ?? null)
  const read = useRef(asked)
  // Another question begins at the top. Between two actions the list stays where the player has scrolled.
  useLayoutEffect(() => {
    if (asked === null || asked === read.current) return
    read.current = asked
    if (isScrolled.current) place.current?.scrollTo(0, 0)
    isScrolled.current = false
  }, [asked])
  return (
    <div
      ref={place}
      className="decision-options"
      onScroll={() => {
        isScrolled.current = true
      }}
    >
      {lists.map(list => (
        <div key={list} className="decision-list" data-kept={list !== offered}>
          <Answers view={view} question={list === offered ? question : null} />
        </div>
      ))}
    </div>
  )
}

const Answers = memo(
  ({ view, question }: AnswersProps) => question && <Inputs view={view} question={question} />,
  (_, { question }) => question === null,
)

/** The inputs for each form of question, the same for all cards. */
function Inputs({ view, question }: AskedProps) {
  switch (question.form) {
    case 'choose':
      return <ChoiceOptions view={view} question={question} />
    case 'number':
      return <NumberInput question={question} />
    case 'allocate':
      return <PaymentInput view={view} question={question} />
  }
}

function End({ view, question }: AskedProps) {
  switch (question.form) {
    case 'choose':
      return <ChoiceEnd view={view} question={question} />
    case 'number':
      return <NumberEnd question={question} />
    case 'allocate':
      return <PaymentEnd question={question} />
  }
}

function RefusedReply() {
  const refusal = useSaid(state => state.refusal)
  if (refusal === null) return null
  return (
    <p className="refusal" role="alert">
      {say.refused[refusal.why]}
    </p>
  )
}
