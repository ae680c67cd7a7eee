import type { RequestOutcome, Sent } from '@paydata/protocol'
import type { ReactNode } from 'react'
import { lazy, Suspense, useState } from 'react'
import { readyDecksFor } from '../home/ready-decks.ts'
import { withName } from '../identity/me.ts'
import type { ChosenDeck } from '../local/beginning.ts'
import { withWords } from '../messages/language.ts'
import { opponent as words } from '../messages/opponent.ts'
import { say } from '../messages/say.ts'
import { withDecksAsked } from '../online/making.ts'
import { Choices } from '../ui/choices.tsx'
import { Form, Send } from '../ui/form.tsx'
import { RefusedBy } from '../ui/refused.tsx'
import { useSending } from '../ui/use-sending.ts'
import type { Wished } from './wished.ts'
import { formatsHere, noteWished, paces, wishedLast } from './wished.ts'

const DeckChoice = lazy(
  withWords(async () => ({ default: (await import('../home/deck-choice.tsx')).DeckChoice }), 'home'),
)

const both = ['corp', 'runner'] as const
const sidesOf = ({ side }: Wished) => both.filter(each => side === 'either' || side === each)

/** The deck that stands first is chosen until the player chooses another one. */
const deckOr = async (side: (typeof both)[number], { format, decks }: Wished): Promise<ChosenDeck> =>
  decks[side] ?? (await readyDecksFor(side, format))[0]?.id ?? null

/** What is asked of the server: the wish, with a deck for each side that it may come to. */
export type AskedWith = Omit<Sent<'search'>, 'id'>

async function asking(
  wished: Wished,
  ask: (asked: AskedWith) => Promise<RequestOutcome>,
): Promise<RequestOutcome> {
  const { side, format, pace, stakes } = wished
  const wish = { side, format, pace, stakes: pace === 'none' ? 'friendly' : stakes } as const
  const [corp, runner] = await Promise.all(
    both.map(each => (sidesOf(wished).includes(each) ? deckOr(each, wished) : null)),
  )
  return withDecksAsked({ corp: corp ?? null, runner: runner ?? null }, decks => ask({ ...wish, decks }))
}

interface WishFormProps {
  readonly lead: string
  readonly button: string
  /** Sends what was chosen. */
  readonly onAsk: (asked: AskedWith) => Promise<RequestOutcome>
  /** It was sent, and was not refused. */
  readonly onDone: () => void
  /** What stands below, for the format that is chosen. */
  readonly more?: (format: Wished['format']) => ReactNode
}

/** What somebody would like to play: what was chosen last, so that most players only press the button. */
export function WishForm({ lead, button, onAsk, onDone, more }: WishFormProps) {
  const [wished, setWished] = useState(wishedLast)
  const { isSent, refusal, send } = useSending()
  const wish = (change: Partial<Wished>): void => setWished({ ...wished, ...change })
  const look = (): void => {
    noteWished(wished)
    withName(() =>
      send(async () => {
        const answered = await asking(wished, onAsk)
        if (answered.ok) onDone()
        return answered
      }),
    )
  }
  return (
    <Form onSend={look}>
      <p className="muted">{lead}</p>
      <Choices label={words.side} value={wished.side} all={words.sides} onChange={side => wish({ side })} />
      {wished.side !== 'either' && <p className="muted">{words.eitherLead}</p>}
      <Choices
        label={say.play.format}
        value={wished.format}
        all={say.play.formats}
        among={formatsHere}
        // A deck that was chosen may not be one of the other format.
        onChange={format => wish({ format, decks: { corp: null, runner: null } })}
      />
      <Suspense>
        {sidesOf(wished).map(side => (
          <DeckChoice
            key={side}
            label={side === 'corp' ? words.corpDeck : words.runnerDeck}
            side={side}
            format={wished.format}
            value={wished.decks[side]}
            onChange={chosen => wish({ decks: { ...wished.decks, [side]: chosen } })}
          />
        ))}
      </Suspense>
      <Choices
        label={words.pace}
        value={wished.pace}
        all={words.paces}
        among={paces}
        onChange={pace => wish({ pace })}
      />
      {wished.pace !== 'none' && (
        <Choices
          label={words.stakes}
          value={wished.stakes}
          all={words.stakesAll}
          onChange={stakes => wish({ stakes })}
        />
      )}
      <RefusedBy refusal={refusal} />
      <div className="answer-row">
        <Send disabled={isSent}>{button}</Send>
      </div>
      {more?.(wished.format)}
    </Form>
  )
}
