import './people.css'
import type { ReactNode } from 'react'
import { ScreenHead } from '../ui/screen-head.tsx'
import { useTitle } from '../ui/title.ts'

/** A screen about players. */
export function People({ title, children }: { title: string; children: ReactNode }) {
  useTitle(title)
  return (
    <div className="screen">
      <ScreenHead title={title} />
      <main className="people">{children}</main>
    </div>
  )
}
