import { say } from '../messages/say.ts'
import { Link } from '../route/link.tsx'
import type { Route } from '../route/route.ts'

interface NothingProps {
  readonly children: string
  /** Where else there is something. */
  readonly to: Route
  readonly words: string
}

/** An address at which there is nothing to see. */
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
