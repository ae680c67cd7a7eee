import './rule.css'
import { olderEditions, placeBy } from '@paydata/engine/editions'
import { citation } from '@paydata/words'
import { use } from 'react'
import { ShownAsIn } from '../cards/facts.ts'

/** A rule of the newest edition, by where the edition that is shown says it; nothing where no older text does. */
export function Rule({ of }: { of: string }) {
  const edition = use(ShownAsIn)
  const older = olderEditions.find(({ name }) => name === edition)
  const place = older === undefined ? of : placeBy(older, of)
  return place === null ? null : <span className="rule">{citation(place)}</span>
}
