import { lazy, Suspense, useState } from 'react'
import { allFormats } from '../home/asked-rules.ts'
import type { RulesChosen } from '../home/rules-choice.tsx'
import { EditionChoice, FormatChoice } from '../home/rules-choice.tsx'
import { withName } from '../identity/me.ts'
import type { ChosenDeck } from '../local/beginning.ts'
import { home } from '../messages/home.ts'
import { lobby } from '../messages/lobby.ts'
import { makeGame } from '../online/making.ts'
import { Choices } from '../ui/choices.tsx'
import { Field } from '../ui/field.tsx'
import { Form, Send } from '../ui/form.tsx'
import { RefusedBy } from '../ui/refused.tsx'
import { useSending } from '../ui/use-sending.ts'
import type { Wished } from './wished-last.ts'
import { days, noteWished, settingsOf, wishedLast } from './wished-last.ts'

const DeckChoice = lazy(async () => ({ default: (await import('../home/deck-choice.tsx')).DeckChoice }))

const words = lobby.form
/** With that first which most players know. */
const formats = ['startup', ...allFormats.filter(each => each !== 'startup')] as const

/** A game for points has a clock. */
const clocksForPoints = ['fast', 'normal', 'slow', 'post'] as const

interface ByPostProps {
  readonly wished: Wished
  readonly wish: (change: Partial<Wished>) => void
}

/** What there is to choose for a game by post, and what it means. */
const ByPost = ({ wished, wish }: ByPostProps) => (
  <>
    <Choices
      label={words.days}
      value={wished.days}
      all={words.daysAll}
      onChange={next => wish({ days: next })}
    />
    <p className="muted">{words.postLead(days[wished.days])}</p>
    <Choices
      label={words.holidays}
      value={wished.holidays}
      all={words.holidaysAll}
      onChange={next => wish({ holidays: next })}
    />
    {wished.holidays === 'allowed' && <p className="muted">{words.holidaysLead}</p>}
  </>
)

/** The form with the settings of a new game. What most players want is chosen already. */
export default function NewGame({ listed: listedFirst }: { listed: 'public' | 'private' }) {
  const [title, setTitle] = useState('')
  const [listed, setListed] = useState(listedFirst)
  const [wished, setWished] = useState(wishedLast)
  const [deck, setDeck] = useState<ChosenDeck>(null)
  const [password, setPassword] = useState('')
  const { isSent, refusal, send } = useSending()
  const { side, rules, stakes, match, clock, sees, late, takeBacks, replays } = wished
  const wish = (change: Partial<Wished>): void => setWished({ ...wished, ...change })
  const chooseRules = (next: RulesChosen): void => {
    wish({ rules: next })
    if (next.format !== rules.format) setDeck(null)
  }
  const create = (): void => {
    noteWished(wished)
    const settings = {
      ...settingsOf(wished),
      title: title.trim(),
      listed,
      password: password === '' ? null : password,
    }
    withName(() => send(() => makeGame(settings, deck)))
  }
  return (
    <Form onSend={create}>
      <Field label={words.name} value={title} onChange={setTitle} most={60} isFirst />
      <Choices
        label={words.side}
        value={side}
        all={words.sides}
        onChange={next => {
          wish({ side: next })
          setDeck(null)
        }}
      />
      <FormatChoice value={rules} formats={formats} onChange={chooseRules} />
      {side !== 'random' && (
        <Suspense>
          <DeckChoice label={home.yours} side={side} format={rules.format} value={deck} onChange={setDeck} />
        </Suspense>
      )}
      <Choices label={words.listed} value={listed} all={words.listeds} onChange={setListed} />
      <Choices
        label={words.stakes}
        value={stakes}
        all={words.stakesAll}
        onChange={next =>
          wish({ stakes: next, clock: next === 'rated' && clock === 'none' ? 'normal' : clock })
        }
      />
      {stakes === 'rated' && <p className="muted">{words.stakesLead}</p>}
      <Choices
        label={words.clock}
        value={clock}
        all={words.clocks}
        {...(stakes === 'rated' && { among: clocksForPoints })}
        onChange={next => wish({ clock: next })}
      />
      {clock === 'post' && <ByPost wished={wished} wish={wish} />}
      <Choices
        label={words.match}
        value={match}
        all={words.matchAll}
        onChange={next => wish({ match: next })}
      />
      <Choices
        label={words.spectators}
        value={sees}
        all={words.spectatorsAll}
        onChange={next => wish({ sees: next })}
      />
      {sees === 'hands' && (
        <Choices
          label={words.late}
          value={late}
          all={words.lateAll}
          onChange={next => wish({ late: next })}
        />
      )}
      {stakes === 'friendly' && (
        <Choices
          label={words.takeBacks}
          value={takeBacks}
          all={words.takeBacksAll}
          onChange={next => wish({ takeBacks: next })}
        />
      )}
      <Choices
        label={words.replays}
        value={replays}
        all={words.replaysAll}
        onChange={next => wish({ replays: next })}
      />
      <EditionChoice value={rules} onChange={chooseRules} />
      <Field label={words.password} value={password} onChange={setPassword} kind="new-password" most={100} />
      <RefusedBy refusal={refusal} />
      <div className="answer-row">
        <Send disabled={isSent}>{words.create}</Send>
      </div>
    </Form>
  )
}
