import './analysis-sheet.css'
import type { Side } from '@paydata/engine'
import type { ReactNode } from 'react'
import { Text } from '../../icons/icon.tsx'
import { analysis as words } from '../../messages/analysis.ts'
import { replay } from '../../messages/replay.ts'
import { Button } from '../../ui/button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import type { Eye } from '../film.ts'
import type { ReplaySource } from '../wire.ts'
import { Curve } from './curve.tsx'
import type { AnalysisHandle } from './use-analysis.ts'
import { useAnalysis } from './use-analysis.ts'
import type { Findings, ToldCost, ToldWin } from './wire.ts'

interface AnalysisSheetProps {
  readonly source: ReplaySource
  /** How many answers the game has. */
  readonly last: number
  readonly isOpen: boolean
  readonly onClose: () => void
  /** Shows a moment of the replay. */
  readonly onGo: (step: number, eye: Eye) => void
  /** Begins a game at a moment; null where nothing is played. */
  readonly onPlayOn: ((step: number) => void) | null
}

/** What an analysis says of a game. It goes on while the sheet is closed to look at a moment. */
export default function AnalysisSheet({ source, last, isOpen, onClose, ...leads }: AnalysisSheetProps) {
  const handle = useAnalysis(source)
  const { findings, state } = handle
  return (
    <Sheet title={words.title} isOpen={isOpen} onClose={onClose} size="wide">
      <p className="muted">{words.lead}</p>
      <State {...handle} last={last} />
      {findings !== null && <Found findings={findings} state={state} last={last} {...leads} />}
    </Sheet>
  )
}

function State({ state, findings, stop, again, last }: AnalysisHandle & { readonly last: number }) {
  switch (state.is) {
    case 'working': {
      const percent = Math.floor(state.done * 100)
      return (
        <div className="analysis-state">
          <progress max={100} value={percent} aria-label={words.title} />
          <span>{words.working(percent)}</span>
          <Button onPress={stop}>{words.stop}</Button>
        </div>
      )
    }
    case 'stopped':
      return (
        <div className="analysis-state">
          <p role="status">{words.stopped}</p>
          <Button onPress={again}>{words.again}</Button>
        </div>
      )
    case 'trouble':
      return (
        <div className="analysis-state">
          <p role="alert">{words.trouble}</p>
          <Button onPress={again}>{words.again}</Button>
        </div>
      )
    case 'finished':
      return <p role="status">{findings === null ? '' : endText(findings, last)}</p>
  }
}

function endText({ answers, decisions }: Findings, last: number): string {
  if (answers === 0) return words.cannot
  return answers < last ? words.upTo(answers, last) : words.finished(decisions)
}

type Leads = Pick<AnalysisSheetProps, 'onGo' | 'onPlayOn' | 'last'>

interface FoundProps extends Leads {
  readonly findings: Findings
  readonly state: AnalysisHandle['state']
}

function Found({ findings: { points, missed, costly }, state, ...leads }: FoundProps) {
  if (points.length === 0) return null
  return (
    <>
      {missed.length > 0 && (
        <section className="analysis-part" aria-label={words.missed}>
          <h3 className="sheet-sub">{words.missed}</h3>
          <ol className="analysis-list">
            {missed.map(each => (
              <Win key={each.step} win={each} {...leads} />
            ))}
          </ol>
        </section>
      )}
      <Curve
        points={points}
        marked={[...missed, ...costly].map(({ step }) => step)}
        last={leads.last}
        onGo={step => leads.onGo(step, 'all')}
      />
      <section className="analysis-part" aria-label={words.costly}>
        <h3 className="sheet-sub">{words.costly}</h3>
        {costly.length === 0 && state.is === 'finished' && <p className="muted">{words.none}</p>}
        <ol className="analysis-list">
          {costly.map(each => (
            <Cost key={each.step} cost={each} {...leads} />
          ))}
        </ol>
      </section>
    </>
  )
}

const Win = ({ win, ...leads }: Leads & { readonly win: ToldWin }) => (
  <Item at={win} title={words.missedAt(win.turn, win.side)} {...leads}>
    <Done {...win} />
    <p>{words.plan}</p>
    <ol className="analysis-plan">
      {win.plan.map((step, i) => (
        <li key={i}>
          <Text>{step}</Text>
        </li>
      ))}
    </ol>
  </Item>
)

function Cost({ cost, ...leads }: Leads & { readonly cost: ToldCost }) {
  const { turn, side, better, because, before, after, error, games } = cost
  const [instead, was] = [Math.round(before * 100), Math.round(after * 100)]
  return (
    <Item at={cost} title={words.costAt(turn, side, instead - was)} {...leads}>
      <Done {...cost} />
      <p className="analysis-better">
        <Text>{words.better(better === '' ? words.nothing : better)}</Text>
      </p>
      {because !== '' && (
        <p className="muted">
          <Text>{because}</Text>
        </p>
      )}
      <p>{words.figures(instead, was, Math.max(1, Math.round(error * 100)), games)}</p>
    </Item>
  )
}

const Done = ({ asked, played }: { readonly asked: string; readonly played: string }) => (
  <>
    <p className="muted">
      <Text>{asked}</Text>
    </p>
    <p>
      <Text>{words.played(played === '' ? words.nothing : played)}</Text>
    </p>
  </>
)

interface ItemProps extends Leads {
  readonly at: { readonly step: number; readonly turn: number; readonly side: Side }
  readonly title: string
  readonly children: ReactNode
}

const Item = ({ at: { step, turn, side }, title, children, onGo, onPlayOn }: ItemProps) => (
  <li className="analysis-item" data-side={side}>
    <h4>{title}</h4>
    {children}
    <div className="answer-row">
      <Button onPress={() => onGo(step, side)} label={words.goTo(turn, side)}>
        {words.go}
      </Button>
      {onPlayOn !== null && (
        <Button onPress={() => onPlayOn(step)} label={words.playOn(turn, side)}>
          {replay.branch}
        </Button>
      )}
    </div>
  </li>
)
