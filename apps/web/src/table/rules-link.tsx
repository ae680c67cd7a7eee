import { newestEdition } from '@paydata/cards/starter'
import type { View } from '@paydata/engine'
import { say } from '../messages/say.ts'
import { addressOf } from '../route/route.ts'
import { momentOfView } from './tracks.ts'

interface RulesLinkProps {
  readonly view: View
  readonly className: string
}

/**
 * The edition of the rules by which the game is played, as a link to how the others do what is going on. It opens a tab of its own,
 * as the game goes on.
 */
export function RulesLink({ view, className }: RulesLinkProps) {
  const { edition } = view
  const moment = momentOfView(view)
  const search = edition === newestEdition ? '' : `?edition=${edition}`
  const place = moment === null ? '' : `#${moment}`
  return (
    <a
      className={className}
      href={`${addressOf({ at: 'rules' })}${search}${place}`}
      target="_blank"
      rel="noopener"
      data-nav
    >
      {say.play.otherEditions}
    </a>
  )
}
