import './screen-head.css'
import type { ReactNode } from 'react'
import { say } from '../messages/say.ts'
import { Link } from '../route/link.tsx'

/** The head of a screen that is not the table: a link to the start page, and the title. */
export const ScreenHead = ({ title, children }: { title: string; children?: ReactNode }) => (
  <header className="screen-head">
    <Link to={{ at: 'home' }} className="screen-home">
      <img src="/paydata.svg" alt="" width="24" height="24" />
      {say.name}
    </Link>
    <h1>{title}</h1>
    {children}
  </header>
)
