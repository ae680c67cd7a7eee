import { lazy, Suspense, useState } from 'react'
import { say } from '../messages/say.ts'
import { makeGame } from '../online/making.ts'
import { Choices } from '../ui/choices.tsx'
import { Field } from '../ui/field.tsx'
import { Form, Send } from '../ui/form.tsx'
import { RefusedBy } from '../ui/refused.tsx'
import { useSending } from '../ui/use-sending.ts'

const DeckChoice = lazy(async () => ({ default: (await import('../home/deck-choice.tsx')).DeckChoice }))
const words = say.online.settings

const clocks = {
  none: null,
  fast: { bank: 900, increment: 5 },
  normal: { bank: 1800, increment: 10 },
  slow: { bank: 3600, increment: 20 },
} as const

/** In seconds. */
const delays = { one: 60, two: 120, five: 300, ten: 600, thirty: 1800 } as const

/** The form with the settings of a new game. What most players want is chosen already. */
export function NewGame({ listed: listedFirst }: { listed: 'public' | 'private' }) {
  const [title, setTitle] = useState('')
  const [listed, setListed] = useState(listedFirst)
  const [side, setSide] = useState<keyof typeof words.sides>('random')
  const [starter, setStarter] = useState<string | null>(null)
  const [edition, setEdition] = useState<keyof typeof words.editions>('26.03')
  const [pool, setPool] = useState<keyof typeof words.pools>('all')
  const [clock, setClock] = useState<keyof typeof clocks>('none')
  const [sees, setSees] = useState<keyof typeof words.spectatorsAll>('table')
  const [late, setLate] = useState<keyof typeof delays>('two')
  const [takeBacks, setTakeBacks] = useState<keyof typeof words.takeBacksAll>('allowed')
  const [replays, setReplays] = useState<keyof typeof words.replaysAll>('players')
  const [password, setPassword] = useState('')
  const { isSent, refusal, send } = useSending()
  const create = (): void =>
    send(() =>
      makeGame(
        {
          title: title.trim(),
          listed,
          side,
          edition,
          pool,
          clock: clocks[clock],
          spectators: sees === 'hands' ? { see: sees, delay: delays[late] } : { see: sees },
          takeBacks,
          replays,
          password: password === '' ? null : password,
        },
        starter,
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
          setStarter(null)
        }}
      />
      {side !== 'random' && (
        <Suspense>
          <DeckChoice label={say.online.room.yourDeck} side={side} value={starter} onChange={setStarter} />
        </Suspense>
      )}
      <Choices label={words.listed} value={listed} all={words.listeds} onChange={setListed} />
      <Choices label={words.edition} value={edition} all={words.editions} onChange={setEdition} />
      <Choices label={words.pool} value={pool} all={words.pools} onChange={setPool} />
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
