import type { Measure } from '@paydata/protocol'
import { lazy, useEffect, useState } from 'react'
import { callMeasures } from '../measures/calling.ts'
import { withWords } from '../messages/language.ts'
import { Part } from '../ui/part.tsx'

const AllMeasures = lazy(withWords(() => import('../measures/all-measures.tsx'), 'measures'))

/** What was decided about the player. Only if there is anything, it is loaded how that is said. */
export function OwnMeasures() {
  const [measures, setMeasures] = useState<readonly Measure[]>([])
  useEffect(() => {
    void callMeasures('myMeasures', {}).then(answered => {
      if (answered.ok) setMeasures(answered.measures)
    })
  }, [])
  if (measures.length === 0) return null
  return (
    <Part>
      <AllMeasures measures={measures} onChange={setMeasures} />
    </Part>
  )
}
