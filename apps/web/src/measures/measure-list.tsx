import './measure-list.css'
import type { Measure } from '@paydata/protocol'
import { OwnMeasure } from './own-measure.tsx'

interface MeasureListProps {
  readonly measures: readonly Measure[]
  readonly onChange: (measures: readonly Measure[]) => void
}

/** Measures for whom they are about. */
export const MeasureList = ({ measures, onChange }: MeasureListProps) => (
  <ul className="measure-list">
    {measures.map(measure => (
      <OwnMeasure key={measure.id} measure={measure} onChange={onChange} />
    ))}
  </ul>
)
