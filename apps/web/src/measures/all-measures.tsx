import './all-measures.css'
import type { Measure } from '@paydata/protocol'
import { measures as words } from '../messages/measures.ts'
import { MeasureList } from './measure-list.tsx'

interface AllMeasuresProps {
  readonly measures: readonly Measure[]
  readonly onChange: (measures: readonly Measure[]) => void
}

/** All that was ever decided about the player, in the sheet behind their name. */
const AllMeasures = (props: AllMeasuresProps) => (
  <section className="all-measures" aria-labelledby="all-measures">
    <h3 id="all-measures">{words.title}</h3>
    <MeasureList {...props} />
  </section>
)
export default AllMeasures
