import './curve.css'
import type { Eye, Point } from '@paydata/bots/analysis'
import type { MouseEvent } from 'react'
import { useState } from 'react'
import { analysis as words } from '../../messages/analysis.ts'
import { say } from '../../messages/say.ts'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/select.tsx'

const eyes: readonly Eye[] = ['all', 'corp', 'runner']

interface CurveProps {
  readonly points: readonly Point[]
  /** The steps of decisions that are told of below. */
  readonly marked: readonly number[]
  readonly last: number
  readonly onGo: (step: number) => void
}

const percent = (chance: number): number => Math.round(chance * 100)

/** The last point before or at a step. */
const nearest = (points: readonly Point[], step: number): number =>
  Math.max(
    0,
    points.findLastIndex(point => point.step <= step),
  )

/** How likely the Corp was to win, from the first action to the end: to click, to walk along by keys, and to read as a table. */
export function Curve({ points, marked, last, onGo }: CurveProps) {
  const [eye, setEye] = useState<Eye>('all')
  const [chosen, setChosen] = useState(0)
  const end = Math.max(1, points.length - 1)
  const at = Math.min(chosen, points.length - 1)
  const point = points[at]
  if (point === undefined) return null
  const textOf = ({ step, turn, side, corp }: Point): string => {
    const chance = percent(corp[eye])
    return step === last ? words.end(chance, 100 - chance) : words.at(turn, side, chance, 100 - chance)
  }
  const line = points.map(({ corp }, i) => `${(i / end) * 100} ${100 - corp[eye] * 100}`).join(' L ')
  const choose = ({ currentTarget, clientX }: MouseEvent<HTMLDivElement>): void => {
    const { left, width } = currentTarget.getBoundingClientRect()
    setChosen(Math.max(0, Math.min(end, Math.round(((clientX - left) / width) * end))))
  }
  return (
    <section className="curve" aria-label={words.curve}>
      <div className="curve-head">
        <h3 className="sheet-sub">{words.curve}</h3>
        <Select label={words.eye} value={eye} all={eyes} words={each => words.eyes[each]} onChange={setEye} />
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the slider below does the same by keys. */}
      <div className="curve-field" onClick={choose}>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path className="curve-area" d={`M 0 100 L ${line} L 100 100 Z`} />
          <path className="curve-middle" d="M 0 50 H 100" />
          <path className="curve-line" d={`M ${line}`} />
        </svg>
        <span className="curve-corp" aria-hidden="true">
          {say.sides.corp}
        </span>
        <span className="curve-runner" aria-hidden="true">
          {say.sides.runner}
        </span>
        {marked.map(step => {
          const nth = nearest(points, step)
          const y = 1 - (points[nth]?.corp[eye] ?? 0.5)
          return (
            <i key={step} className="curve-mark" aria-hidden="true" style={{ '--x': nth / end, '--y': y }} />
          )
        })}
        <i
          className="curve-chosen"
          aria-hidden="true"
          style={{ '--x': at / end, '--y': 1 - point.corp[eye] }}
        />
      </div>
      <input
        type="range"
        className="slider curve-slider"
        aria-label={words.curveAt}
        aria-valuetext={textOf(point)}
        min={0}
        max={points.length - 1}
        value={at}
        onChange={event => setChosen(event.target.valueAsNumber)}
      />
      <div className="curve-foot">
        <p className="curve-at">{textOf(point)}</p>
        <Button onPress={() => onGo(point.step)}>{words.go}</Button>
      </div>
      <details className="curve-table">
        <summary>{words.table}</summary>
        <table className="numbers">
          <caption className="unseen">{words.curve}</caption>
          <thead>
            <tr>
              <th scope="col">{words.tableTurn}</th>
              <th scope="col">{say.sides.corp}</th>
              <th scope="col">{say.sides.runner}</th>
            </tr>
          </thead>
          <tbody>
            {points.map(({ step, turn, side, corp }) => (
              <tr key={step}>
                <th scope="row">{step === last ? words.tableEnd : `${turn} · ${say.sides[side]}`}</th>
                <td>{percent(corp[eye])} %</td>
                <td>{100 - percent(corp[eye])} %</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  )
}
