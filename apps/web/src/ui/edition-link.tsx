import { newestEdition } from '@paydata/decks/starter'
import type { ReactNode } from 'react'
import { say } from '../messages/say.ts'
import { addressOf } from '../route/route.ts'

interface EditionLinkProps {
  readonly edition: string
  /** A moment of the turn or run. */
  readonly moment?: string | null
  readonly children?: ReactNode
}

/** To how the other editions of the rules do it. It opens a tab of its own, as what was begun here goes on. */
export const EditionLink = ({
  edition,
  moment = null,
  children = say.play.otherEditions,
}: EditionLinkProps) => (
  <a
    className="link"
    href={`${addressOf({ at: 'rules' })}${edition === newestEdition ? '' : `?edition=${edition}`}${moment === null ? '' : `#${moment}`}`}
    target="_blank"
    rel="noopener"
    data-nav
  >
    {children}
  </a>
)
