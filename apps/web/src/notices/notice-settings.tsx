import './notice-settings.css'
import type { RefusedRequest, RouteGiven } from '@paydata/protocol'
import { useEffect, useRef, useState } from 'react'
import { notices as words } from '../messages/notices.ts'
import { Button } from '../ui/button.tsx'
import { Choices } from '../ui/choices.tsx'
import { dayText } from '../ui/day-text.ts'
import { RefusedBy } from '../ui/refused.tsx'
import type { NotTold, Wishes } from './telling.ts'
import { beTold, beToldNoMore, callNotices, canBeTold, isToldHere } from './telling.ts'

type Known = RouteGiven<'notices'>
type Holidays = RouteGiven<'holidays'>['holidays']

/** The hours in which most people sleep. */
const night = { from: 22, to: 7 } as const

/** What a player who plays by post is told while they are away, and when they are on holiday. */
export default function NoticeSettings() {
  const [known, setKnown] = useState<Known | null>(null)
  useEffect(() => {
    void callNotices('notices', {}).then(answer => {
      if (answer.ok) setKnown(answer)
    })
  }, [])
  return (
    <section className="notice-settings" aria-labelledby="by-post">
      <h3 id="by-post">{words.title}</h3>
      {known !== null && <ToldHere known={known} onWishes={wishes => setKnown({ ...known, wishes })} />}
      <OnHoliday />
    </section>
  )
}

interface ToldHereProps {
  readonly known: Known
  readonly onWishes: (wishes: Wishes) => void
}

function ToldHere({ known: { key, wishes }, onWishes }: ToldHereProps) {
  const [told, setTold] = useState<'on' | 'off'>('off')
  const [lost, setLost] = useState<NotTold | null>(null)
  useEffect(() => {
    void isToldHere().then(is => setTold(is ? 'on' : 'off'))
  }, [])
  if (key === null) return <p className="muted">{words.noneHere}</p>
  if (!canBeTold()) return <p className="muted">{words.cannot}</p>
  const wish = (next: Wishes): void => {
    onWishes(next)
    void callNotices('wishNotices', { wishes: next })
  }
  const choose = async (next: 'on' | 'off'): Promise<void> => {
    if (next === 'off') await beToldNoMore()
    const why = next === 'on' ? await beTold(key) : null
    setLost(why)
    setTold(why === null ? next : 'off')
  }
  return (
    <>
      <Choices label={words.here} value={told} all={words.onOff} onChange={next => void choose(next)} />
      <p className="muted">{words.hereLead}</p>
      {lost !== null && <Lost lost={lost} />}
      {told === 'on' && (
        <>
          <Choices
            label={words.turn}
            value={wishes.turn}
            all={words.onOff}
            onChange={turn => wish({ ...wishes, turn })}
          />
          <Choices
            label={words.quiet}
            value={wishes.quiet === null ? 'none' : 'night'}
            all={words.quiets}
            onChange={quiet =>
              wish({
                ...wishes,
                quiet: quiet === 'none' ? null : { ...night, ahead: -new Date().getTimezoneOffset() },
              })
            }
          />
        </>
      )}
    </>
  )
}

/** Why nobody is told here. */
const Lost = ({ lost }: { lost: NotTold }) =>
  typeof lost === 'string' ? (
    <p className="refused" role="alert">
      {words.lost[lost]}
    </p>
  ) : (
    <RefusedBy refusal={lost} />
  )

const lengths = [1, 2, 5, 7, 14] as const

/** Lets the player's time stand in games by post, for some days. */
function OnHoliday() {
  const [holidays, setHolidays] = useState<Holidays | null>(null)
  const [refusal, setRefusal] = useState<RefusedRequest | null>(null)
  const lead = useRef<HTMLParagraphElement>(null)
  const ask = (days: number): void =>
    void callNotices('goOnHoliday', { days }).then(answer => {
      setRefusal(answer.ok ? null : answer)
      if (!answer.ok) return
      setHolidays(answer.holidays)
      // The button that was pressed goes.
      lead.current?.focus()
    })
  useEffect(() => {
    void callNotices('holidays', {}).then(answer => {
      if (answer.ok) setHolidays(answer.holidays)
    })
  }, [])
  if (holidays === null) return null
  const { until, left } = holidays
  const offered = lengths.filter(days => days <= left)
  return (
    <section className="on-holiday" aria-labelledby="holiday">
      <h4 id="holiday">{words.holiday}</h4>
      <p className="muted" role="status" ref={lead} tabIndex={-1}>
        {until === null ? words.holidayLead(left) : words.holidayUntil(dayText(until))}
      </p>
      <div className="answer-row">
        {until === null ? (
          offered.map(days => (
            <Button key={days} onPress={() => ask(days)}>
              {words.days(days)}
            </Button>
          ))
        ) : (
          <Button onPress={() => ask(0)}>{words.comeBack}</Button>
        )}
      </div>
      <RefusedBy refusal={refusal} />
    </section>
  )
}
