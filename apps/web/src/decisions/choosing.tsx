import './choosing.css'
import type { OptionView, View } from '@paydata/engine'
import { usualOption } from '@paydata/engine'
import { labelOf } from '@paydata/words'
import { ReadButton } from '../cards/read-button.tsx'
import { digitFor } from '../keys/keymap.ts'
import { atTable } from '../messages/at-table.ts'
import { gameWords } from '../messages/game.ts'
import { useHand } from '../store/hand.ts'
import { useSaid } from '../store/said.ts'
import { Button } from '../ui/button.tsx'
import { phone, useMedia } from '../ui/use-media.ts'
import { AnswerButton } from './answer-button.tsx'
import type { Choice } from './answering.ts'
import { answerMain, answerWith, canConfirm, isSingle, useIsHot } from './answering.ts'
import { Candidates } from './candidates.tsx'
import { doubtAbout } from './doubt.ts'
import { groupsOf } from './grouping.ts'
import { OptionButton } from './option-button.tsx'
import { OptionLabel } from './option-label.tsx'
import { placedIn, useIsListed, useTokens } from './placed.ts'
import { isUndecided, primaryMacro } from './primary.ts'

interface OptionsProps {
  readonly question: Choice
  readonly view: View
}

/** Options to choose from: one, several, or several in order. Cards to access are cards. */
export const ChoiceOptions = (props: OptionsProps) =>
  props.question.asks === 'candidate' ? <Candidates {...props} /> : <OptionList {...props} />

function OptionList({ question, view }: OptionsProps) {
  const isPhone = useMedia(phone)
  const isListed = useIsListed()
  const basic = useTokens()
  const placed = isListed ? null : placedIn(question, view, basic)
  const takes = isSingle(question) ? 'alone' : question.ordered ? 'inOrder' : 'any'
  let digit = 0
  const groups = groupsOf(question, view)
    .map(group => ({
      ...group,
      // Counted before the filter, so that an option has the same digit in the short and in the whole list.
      options: group.options
        .map(option => ({ option, digit: ++digit }))
        .filter(({ option }) => placed === null || !placed.has(option)),
    }))
    .filter(({ options }) => options.length > 0)
  if (groups.length === 0 && question.options.length > 0) return <AllOnTable question={question} />
  return (
    <>
      {groups.map(({ name, options }) => (
        <div
          key={name ?? 'all'}
          className="option-group"
          data-group={name ?? 'all'}
          {...(name === null ? {} : { role: 'group', 'aria-label': atTable.decision.groups[name] })}
        >
          {name !== null && (
            <span className="option-group-name" aria-hidden="true">
              {atTable.decision.groups[name]}
            </span>
          )}
          {options.map(({ option, digit }) => {
            const { id, does, definition, card } = option
            const button = (
              <OptionButton
                key={id}
                {...{ id, does, definition, card, takes }}
                label={labelOf(option, view, gameWords())}
                digit={digitFor(digit)}
              />
            )
            if (!isPhone || definition === null) return button
            return (
              <div key={id} className="option-read">
                {button}
                <ReadButton looked={{ definition, card }} />
              </div>
            )
          })}
        </div>
      ))}
    </>
  )
}

/** Shown in place of an empty list: all options are chosen on the table. */
const AllOnTable = ({ question }: { question: Choice }) =>
  usualOption(question)?.id === question.options[0]?.id && question.options.length === 1 ? null : (
    <p className="on-table">{atTable.decision.onTable}</p>
  )

/** The button that ends the choice, always in the same place: the main option, or the one that confirms the picked options. */
export function ChoiceEnd({ question, view }: { question: Choice; view: View }) {
  const picked = useHand(state => state.picked)
  const isHot = useIsHot(question)
  if (isSingle(question)) {
    const main = usualOption(question)
    if (main === undefined) return null
    return <MainButton question={question} view={view} option={main} />
  }
  const { least, most } = question
  const isNone = picked.length === 0 && least === 0
  return (
    <div className="answer-row">
      <Button
        look="quiet"
        disabled={picked.length === 0}
        onPress={() => useHand.setState({ picked: [], warned: 'no' })}
      >
        {atTable.decision.clear}
      </Button>
      <AnswerButton
        look={isNone || isHot ? 'plain' : 'primary'}
        disabled={!canConfirm(question, picked)}
        onPress={() => answerWith(question, picked, 'end')}
      >
        <span>
          {isNone ? atTable.decision.none : atTable.decision.confirm}
          {most > 0 && <small className="answer-count">{chosenText(picked.length, least, most)}</small>}
        </span>
      </AnswerButton>
    </div>
  )
}

interface MainProps {
  readonly question: Choice
  readonly view: View
  readonly option: OptionView
}

/** The button of the main option. If the answer may be a mistake, the same button asks the player to confirm it. */
function MainButton({ question, view, option }: MainProps) {
  const warned = useHand(state => state.warned)
  const doubt = warned === 'answer' ? doubtAbout(view) : null
  const isSecond = useSaid(said => isUndecided(said, question) || primaryMacro(said, question) !== null)
  const isHot = useIsHot(question)
  // What refuses is never highlighted, even where nothing else can be answered.
  const isPlain = isSecond || isHot || option.does === 'no'
  return (
    <AnswerButton
      look={doubt !== null ? 'danger' : isPlain ? 'plain' : 'primary'}
      onPress={() => answerMain(question, option.id)}
    >
      <span aria-live="polite">
        {doubt === null ? (
          <OptionLabel view={view} option={option} />
        ) : (
          <>
            {doubt}
            <small className="answer-count">{atTable.decision.sure}</small>
          </>
        )}
      </span>
    </AnswerButton>
  )
}

const chosenText = (n: number, least: number, most: number): string =>
  least === most ? atTable.decision.choose.exactly(n, most) : atTable.decision.choose.between(n, least, most)
