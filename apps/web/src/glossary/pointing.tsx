import { useEffect, useState } from 'react'
import type { Pointed } from './at-point.ts'
import { Explanation } from './explanation.tsx'
import type { Term } from './finder.ts'
import { Pointers } from './pointers.ts'
import { Showing } from './showing.tsx'

/** Explains the words of the game that a pointer rests on, a click meets or a finger holds. `first` is what came before this was there. */
export default function Pointing({ first }: { first: PointerEvent }) {
  const [pointed, setPointed] = useState<Pointed | null>(null)
  const [shown, setShown] = useState<Term | null>(null)
  const [pointers] = useState(() => new Pointers(setPointed))
  useEffect(() => pointers.watch(first), [pointers, first])
  return (
    <>
      {pointed !== null && (
        <Explanation
          pointed={pointed}
          onShow={() => {
            setShown(pointed.term)
            pointers.close()
          }}
        />
      )}
      {shown !== null && <Showing term={shown} onClose={() => setShown(null)} />}
    </>
  )
}
