import './told.css'
import type { SeenOccurrence, View } from '@paydata/engine'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Showing } from '../glossary/showing.tsx'
import type { Line } from '../log/journal.ts'
import { glossary } from '../messages/glossary.ts'
import { say } from '../messages/say.ts'
import { useSaid } from '../store/said.ts'
import { Button } from '../ui/button.tsx'
import { ignoreEarlyPresses } from '../ui/guard.ts'
import { IconButton } from '../ui/icon-button.tsx'
import type { News } from './newcomer.ts'
import { news, noteTold, setTelling, wasTold } from './newcomer.ts'

/** What has just become of the game, as the player sees it. */
interface Come {
  readonly view: View
  readonly happened: readonly SeenOccurrence[]
  readonly lines: readonly Line[]
}

const has: Readonly<Record<News, (come: Come) => boolean>> = {
  tag: ({ happened }) => happened.some(({ what }) => what === 'tagsTaken'),
  trace: ({ happened }) => happened.some(({ what }) => what === 'traceInitiated'),
  steal: come => cannotSteal(come.view) || wasNotStolen(come),
}

/** Whether the Runner is asked to steal, and can only decline. */
const cannotSteal = ({ question }: View): boolean =>
  question?.asks === 'steal' &&
  question.form === 'choose' &&
  question.options.every(({ does }) => does !== 'steal')

/** The same, where standing orders have given that only answer: nobody declines otherwise without being asked (CR 1.17.3d). */
function wasNotStolen({ happened, lines }: Come): boolean {
  const last = lines.at(-1)
  return (
    happened.some(({ what }) => what === 'accessEnded') &&
    happened.every(({ what }) => what !== 'stolen') &&
    last?.kind === 'told' &&
    last.passed.some(({ structure, step }) => structure === 'access' && step === 'steal')
  )
}

/** One sentence over the edge of the board when something happens to a beginner for the first time; it is there for the rest of the turn at most. */
export default function Told() {
  const view = useSaid(state => state.view)
  const happened = useSaid(state => state.happened)
  const { lines } = useSaid(state => state.journal)()
  const [told, setTold] = useState<{ readonly what: News; readonly turn: number } | null>(null)
  const [wants, setWants] = useState<'all' | 'nothing'>('all')
  const turn = view?.turn ?? 0
  const next =
    view === null ? undefined : news.find(what => has[what]({ view, happened, lines }) && !wasTold(what))
  useEffect(() => {
    if (next === undefined || wants === 'nothing') return
    noteTold(next)
    setTold({ what: next, turn })
  }, [next, turn, wants])
  const never = (): void => {
    setTelling('nothing')
    setWants('nothing')
    setTold(null)
  }
  const about = told?.turn === turn ? told.what : null
  return (
    <>
      {/* It is there before its words, or a screen reader would not read them. */}
      <p className="unseen" role="status">
        {about !== null && glossary.told[about]}
      </p>
      {about !== null && <Sentence key={about} about={about} onClose={() => setTold(null)} onNever={never} />}
    </>
  )
}

interface SentenceProps {
  readonly about: News
  readonly onClose: () => void
  readonly onNever: () => void
}

function Sentence({ about, onClose, onNever }: SentenceProps) {
  const [isShown, setShown] = useState(false)
  const place = useRef<HTMLElement>(null)
  // It comes over the board, where somebody may be about to press a card.
  useLayoutEffect(() => {
    if (place.current !== null) ignoreEarlyPresses(place.current)
  }, [])
  return (
    <section ref={place} className="told" aria-label={glossary.first}>
      <p>{glossary.told[about]}</p>
      <div className="told-does">
        <Button onPress={() => setShown(true)}>{glossary.show}</Button>
        <Button look="quiet" onPress={onNever}>
          {glossary.never}
        </Button>
        <IconButton icon="close" label={say.menu.close} onPress={onClose} />
      </div>
      {isShown && <Showing term={about} onClose={() => setShown(false)} />}
    </section>
  )
}
