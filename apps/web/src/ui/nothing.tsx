import './button.css'
import './nothing.css'
import { say } from '../messages/say.ts'
import { Link } from '../route/link.tsx'
import type { Route } from '../route/route.ts'

interface NothingProps {
  readonly children: string
  /** Where the link leads. */
  readonly to: Route
  readonly words: string
}

/** The page for an address that leads nowhere, with a link to another page. */
export const Nothing = ({ children, to, words }: NothingProps) => (
  <main className="page page-nothing">
    <h1>{say.name}</h1>
    <p role="status">{children}</p>
    <p>
      <Link to={to} className="button">
        {words}
      </Link>
    </p>
  </main>
)
