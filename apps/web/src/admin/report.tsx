import './report.css'
import type { NewMeasure, ReportShown } from '@paydata/protocol'
import { useEffect, useId, useRef, useState } from 'react'
import { admin } from '../messages/admin.ts'
import { measures } from '../messages/measures.ts'
import { say } from '../messages/say.ts'
import { momentText } from '../replay/film.ts'
import { addressOf } from '../route/route.ts'
import { Button } from '../ui/button.tsx'
import { dayText } from '../ui/day-text.ts'
import { personName } from '../ui/person-name.ts'
import { Quote } from '../ui/quote.tsx'
import { callAdmin } from './calling.ts'
import { HistoryOf } from './history.tsx'
import { MeasureSheet } from './measure-sheet.tsx'
import { Said } from './said.tsx'

const words = admin.reports

interface ReportProps {
  readonly report: ReportShown
  readonly onSettled: (report: ReportShown) => void
}

/** A report with all that is known of both players, and how it was settled or can be. */
export function Report({ report, onSettled }: ReportProps) {
  const { id, at, about, reporter, reported, settled } = report
  const [isOpen, setOpen] = useState(false)
  const place = useRef<HTMLElement>(null)
  const title = useId()
  const day = dayText(at)
  const by = reporter === null ? say.somebody : personName(reporter.player)
  const wasOpened = useRef(false)
  const open = (): void => {
    wasOpened.current = true
    setOpen(true)
  }
  // The button that opened the sheet, which would get the focus back, is gone once the report is settled.
  useEffect(() => {
    if (wasOpened.current && !isOpen && settled !== null) place.current?.focus()
  }, [isOpen, settled])
  const settle = async (measure: NewMeasure | null) => {
    const answered = await callAdmin('settleReport', { report: id, measure })
    if (answered.ok) onSettled(answered.report)
    return answered
  }
  return (
    <article className="report" aria-labelledby={title} ref={place} tabIndex={-1}>
      <h3 id={title}>{words.about[about.is]}</h3>
      <p className="muted">{words.by(day, by)}</p>
      <About report={report} />
      <div className="report-people">
        {about.is === 'line' && <HistoryOf label={admin.history.reported} history={reported} />}
        <HistoryOf label={admin.history.reporter} history={reporter} />
      </div>
      {settled === null ? (
        <div className="answer-row">
          <Button label={words.settleOf(day, by)} onPress={open}>
            {words.settle}
          </Button>
        </div>
      ) : (
        <p>{settledText(settled)}</p>
      )}
      {isOpen && (
        <MeasureSheet
          title={words.settleTitle}
          onNothing={() => settle(null)}
          onTake={reported === null ? null : settle}
          onClose={() => setOpen(false)}
        />
      )}
    </article>
  )
}

function settledText({ at, by, measure }: NonNullable<ReportShown['settled']>): string {
  const who = by === null ? say.somebody : personName(by)
  return measure === null
    ? words.settled(dayText(at), who)
    : words.settledWith(dayText(at), who, measures.kinds[measure])
}

/** What was reported. */
function About({ report: { game, about } }: { report: ReportShown }) {
  switch (about.is) {
    case 'damaged':
      return <p>{words.damaged}</p>
    case 'line':
      return (
        <>
          <Said line={about.line} around={about.around} />
          <Written text={about.text} />
        </>
      )
    case 'ruling':
      return (
        <>
          <p>{words.doubter(about.by)}</p>
          <Written text={about.text} />
          {about.replay === 'kept' ? (
            // A plain link loads the page anew, so that it can be opened beside the queue.
            <a
              className="link"
              data-nav
              href={`${addressOf({ at: 'replay', game })}#${momentText(about.version, 'all')}`}
            >
              {words.replay}
            </a>
          ) : (
            <p className="muted">{words.noReplay}</p>
          )}
        </>
      )
  }
}

/** What the player has written about it, if anything. */
const Written = ({ text }: { text: string | null }) =>
  text === null ? null : (
    <div>
      <p className="muted">{words.text}</p>
      <Quote text={text} />
    </div>
  )
