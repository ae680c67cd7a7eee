import type { Figures, Played, Sight, Step, Weighed } from '@paydata/bots/hints'
import type { QuestionView, Reply, View } from '@paydata/engine'
import { labelOf, titleOf } from '@paydata/words'
import { reasonsText } from '@paydata/words/reasons'
import type { Allocation } from '../decisions/answering.ts'
import { passText } from '../decisions/passing.ts'
import { Text } from '../icons/icon.tsx'
import { atTable } from '../messages/at-table.ts'
import { gameWords, reasonWords } from '../messages/game.ts'
import { hintWords as words } from '../messages/hint.ts'
import { serverName } from '../words/server-name.ts'
import { sourceText } from '../words/words.ts'

interface ToldProps {
  readonly step: Step
  readonly view: View
  readonly question: QuestionView
}

/** A step of a hint in words. */
export function ToldStep({ step, view, question }: ToldProps) {
  switch (step.tells) {
    case 'noChoice':
      return <Line>{joined(words.noChoice, reasonsOf(step.because, view))}</Line>
    case 'look':
      return <Line>{joined(step.wins === 'certainly' ? words.certain : null, lookText(step.at, view))}</Line>
    case 'oneIsBetter':
    case 'bothAreFine': {
      const { games, noise, replies } = step
      return (
        <>
          <Line>{step.tells === 'oneIsBetter' ? words.better(games, noise) : words.fine(games, noise)}</Line>
          <ul className="hint-replies">
            {replies.map(each => (
              <li key={JSON.stringify(each.reply)}>
                <Reasons one={each} view={view} question={question} />
              </li>
            ))}
          </ul>
        </>
      )
    }
    case 'ruleOfThumb':
      return (
        <Line>
          {joined(words.rule, reasonsOf(step.one.because, view), figuresText(step.one.figures, view))}
        </Line>
      )
    case 'reply':
      return <Line>{words.answer(replyText(step.reply, view, question))}</Line>
  }
}

const Line = ({ children }: { children: string }) => (
  <p>
    <Text>{children}</Text>
  </p>
)

/** A reply, its chance, and what speaks for it. */
const Reasons = ({ one, view, question }: { one: Played; view: View; question: QuestionView }) => (
  <>
    <strong>
      <Text>{replyText(one.reply, view, question)}</Text>
    </strong>{' '}
    <span className="hint-chance">{words.chance(one.chance)}</span>
    <Line>{joined(...spokenFor(one, view))}</Line>
  </>
)

const spokenFor = ({ because, figures }: Weighed, view: View) => [
  reasonsOf(because, view),
  figuresText(figures, view),
]

const joined = (...texts: readonly (string | null)[]): string => texts.filter(text => text !== null).join(' ')

const reasonsOf = (because: Weighed['because'], { definitions }: View): string | null =>
  reasonsText(because, reasonWords(), card => titleOf(definitions, card))

function lookText(at: Sight, { definitions }: View): string {
  switch (at.is) {
    case 'server':
      return at.to === 'run'
        ? words.look.run(serverName(at.server))
        : words.look.server(serverName(at.server))
    case 'card':
      return at.definition === null
        ? words.look.facedown
        : words.look.card(titleOf(definitions, at.definition) ?? at.definition)
    case 'ice':
    case 'credits':
    case 'hand':
    case 'tags':
    case 'question':
      return words.look[at.is]
  }
}

function figuresText(figures: Figures | null, { definitions }: View): string | null {
  switch (figures?.of) {
    case undefined:
      return null
    case 'price':
      return words.price(figures.credits, figures.left)
    case 'noWay':
      return words.noWay(serverName(figures.server))
    case 'way': {
      const { server, credits, otherCredits, clicks, damage, tags, left, unrezzed, trash } = figures
      return joined(
        words.way(serverName(server), credits, left),
        otherCredits > 0 ? words.wayElse(otherCredits) : null,
        clicks > 0 ? words.wayClicks(clicks) : null,
        damage > 0 ? words.wayDamage(damage) : null,
        tags > 0 ? words.wayTags(tags) : null,
        unrezzed > 0 ? words.unrezzed(unrezzed) : null,
        trash === null
          ? null
          : words.trash(
              titleOf(definitions, trash.card) ?? trash.card,
              trash.credits,
              trash.credits <= left ? 'yes' : 'no',
            ),
      )
    }
  }
}

const paymentText = (amounts: readonly number[], view: View, { sources }: Allocation): string =>
  sources
    .flatMap((source, nth) => {
      const amount = amounts[nth] ?? 0
      return amount === 0 ? [] : `${sourceText(view, source)}: ${amount}[credit]`
    })
    .join(', ')

/** A reply in the words of its buttons. */
function replyText(reply: Reply, view: View, question: QuestionView): string {
  if ('number' in reply) return `${reply.number}`
  if ('amounts' in reply)
    return question.form === 'allocate' ? paymentText(reply.amounts, view, question) : ''
  if (question.form !== 'choose' || reply.choose.length === 0) return atTable.decision.none
  return reply.choose
    .flatMap(at => {
      const option = question.options[at]
      if (option === undefined) return []
      return (option.does === 'pass' ? passText(view) : null) ?? labelOf(option, view, gameWords())
    })
    .join(', ')
}
