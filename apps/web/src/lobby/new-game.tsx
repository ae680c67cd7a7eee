import { lazy, Suspense, useState } from 'react'
import { allFormats, askedRules, usualOnline } from '../home/asked-rules.ts'
import { RulesChoice } from '../home/rules-choice.tsx'
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

const DeckChoice = lazy(async () => ({ default: (await import('../home/deck-choice.tsx')).DeckChoice }))

const words = lobby.form

const clocks = {
  none: null,
  fast: { bank: 900, increment: 5 },
  normal: { bank: 1800, increment: 10 },
  slow: { bank: 3600, increment: 20 },
} as const

/** In seconds. */
const delays = { one: 60, two: 120, five: 300, ten: 600, thirty: 1800 } as const

/** The form with the settings of a new game. What most players want is chosen already. */
export default function NewGame({ listed: listedFirst }: { listed: 'public' | 'private' }) {
  const [title, setTitle] = useState('')
  const [listed, setListed] = useState(listedFirst)
  const [side, setSide] = useState<keyof typeof words.sides>('random')
  const [deck, setDeck] = useState<ChosenDeck>(null)
  const [rules, setRules] = useState(() => askedRules(location.search, usualOnline, allFormats))
  const [clock, setClock] = useState<keyof typeof clocks>('none')
  const [sees, setSees] = useState<keyof typeof words.spectatorsAll>('table')
  const [late, setLate] = useState<keyof typeof delays>('two')
  const [takeBacks, setTakeBacks] = useState<keyof typeof words.takeBacksAll>('allowed')
  const [replays, setReplays] = useState<keyof typeof words.replaysAll>('players')
  const [password, setPassword] = useState('')
  const { isSent, refusal, send } = useSending()
  const create = (): void =>
    withName(() =>
      send(() =>
        makeGame(
          {
            title: title.trim(),
            listed,
            side,
            ...rules,
            clock: clocks[clock],
            spectators: sees === 'hands' ? { see: sees, delay: delays[late] } : { see: sees },
            takeBacks,
            replays,
            password: password === '' ? null : password,
          },
          deck,
        ),
      ),
    )
  return (
    <Form onSend={create}>
      <Field label={words.name} value={title} onChange={setTitle} most={60} isFirst />
      <Choices
        label={words.side}
        value={side}
        all={words.sides}
        onChange={next => {
          setSide(next)
          setDeck(null)
        }}
      />
      {side !== 'random' && (
        <Suspense>
          <DeckChoice label={home.yours} side={side} format={rules.format} value={deck} onChange={setDeck} />
        </Suspense>
      )}
      <Choices label={words.listed} value={listed} all={words.listeds} onChange={setListed} />
      <RulesChoice
        value={rules}
        formats={allFormats}
        onChange={next => {
          setRules(next)
          if (next.format !== rules.format) setDeck(null)
        }}
      />
      <Choices label={words.clock} value={clock} all={words.clocks} onChange={setClock} />
      <Choices label={words.spectators} value={sees} all={words.spectatorsAll} onChange={setSees} />
      {sees === 'hands' && <Choices label={words.late} value={late} all={words.lateAll} onChange={setLate} />}
      <Choices label={words.takeBacks} value={takeBacks} all={words.takeBacksAll} onChange={setTakeBacks} />
      <Choices label={words.replays} value={replays} all={words.replaysAll} onChange={setReplays} />
      <Field label={words.password} value={password} onChange={setPassword} kind="new-password" most={100} />
      <RefusedBy refusal={refusal} />
      <div className="answer-row">
        <Send disabled={isSent}>{words.create}</Send>
      </div>
    </Form>
  )
}
