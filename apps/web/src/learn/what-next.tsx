import { newestEdition } from '@paydata/decks/starter'
import type { Side, View } from '@paydata/engine'
import { again } from '../home/again.ts'
import type { Playing } from '../local/beginning.ts'
import { anyDeck } from '../local/beginning.ts'
import { atTable } from '../messages/at-table.ts'
import { guided } from '../messages/guided.ts'
import { Link } from '../route/link.tsx'
import { go } from '../route/route.ts'
import { Button } from '../ui/button.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { endLead } from './end-lead.ts'

const boosted = { corp: 'gateway_boosted_corp', runner: 'gateway_boosted_runner' }
const any = { corp: anyDeck, runner: anyDeck }

interface WhatNextProps {
  readonly view: View
  readonly side: Side
  readonly isOpen: boolean
  readonly onAgain: () => void
  readonly onPlay: (playing: Playing) => void
  readonly onClose: () => void
}

/** How a guided game has ended, and the ways on from it. */
export function WhatNext({
  view: { over, corp, runner },
  side,
  isOpen,
  onAgain,
  onPlay,
  onClose,
}: WhatNextProps) {
  const hasWon = over?.winner === side
  const play = async (format: 'system-gateway' | 'startup'): Promise<void> => {
    const decks = format === 'startup' ? any : boosted
    const game = await again({ side, level: 'sensible', own: null, decks, format, edition: newestEdition })
    go({ at: 'home' })
    onPlay(game)
  }
  const title = over?.winner == null ? guided.drawn : hasWon ? guided.won : guided.lost
  const onceMore = (
    <Button look={hasWon ? 'plain' : 'primary'} onPress={onAgain}>
      {guided.nextAgain}
    </Button>
  )
  const otherSide = (
    <Link
      to={{ at: 'learn', lesson: side === 'corp' ? 'runner' : 'corp' }}
      className={`button ${hasWon ? 'button-primary' : ''}`}
    >
      {guided.otherSide[side]}
    </Link>
  )
  return (
    <Sheet title={title} isOpen={isOpen} onClose={onClose}>
      {over !== null && <p>{endLead(over, side)}</p>}
      <p className="muted">{atTable.over.score(corp.score, runner.score)}</p>
      <h3>{guided.next}</h3>
      <ul className="what-next">
        <li>
          <div data-first="true">{hasWon ? otherSide : onceMore}</div>
        </li>
        <li>{hasWon ? onceMore : otherSide}</li>
        <li>
          <Button onPress={() => void play('system-gateway')}>{guided.boosted}</Button>
          <small className="muted">{guided.boostedLead}</small>
        </li>
        <li>
          <Button onPress={() => void play('startup')}>{guided.startup}</Button>
          <small className="muted">{guided.startupLead}</small>
        </li>
        <li>
          <Link to={{ at: 'lobby' }} className="button">
            {guided.friend}
          </Link>
          <small className="muted">{guided.friendLead}</small>
        </li>
        <li>
          <Link to={{ at: 'replay', game: 'last' }} className="button">
            {guided.replay}
          </Link>
        </li>
        <li>
          <Link to={{ at: 'learn', lesson: null }} className="button">
            {guided.toList}
          </Link>
        </li>
      </ul>
    </Sheet>
  )
}
