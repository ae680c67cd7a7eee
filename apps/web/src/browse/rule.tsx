import { citedBy, olderEditions } from '@paydata/engine/editions'
import { citation } from '@paydata/engine/text'
import { use } from 'react'
import { ShownAsIn } from '../cards/facts.ts'

/** A rule of the newest edition, by where the edition that is shown says it. */
export function Rule({ of }: { of: string }) {
  const edition = use(ShownAsIn)
  const older = olderEditions.find(({ name }) => name === edition)
  return <span className="rule">{citation(older === undefined ? of : citedBy(older, of))}</span>
}
