import { lazy, useCallback, useState } from 'react'
import { Icon } from '../icons/icon.tsx'
import type { Playing } from '../local/beginning.ts'
import type { Kept } from '../local/keeping.ts'
import type { LastTime } from '../local/last-time.ts'
import { home } from '../messages/home.ts'
import { withWords } from '../messages/language.ts'
import { say } from '../messages/say.ts'
import { go } from '../route/route.ts'
import { Button } from '../ui/button.tsx'
import { Part } from '../ui/part.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { again } from './again.ts'
import type { Best, BestNow } from './best.ts'
import { GoOnOnline } from './go-on-online.tsx'

// Loaded apart, as many who come here have a game to go on with.
const PlaySheet = lazy(withWords(() => import('../opponent/play-sheet.tsx'), 'opponent'))

type OnPlay = (playing: Playing) => void

const goOn = (kept: Kept): Playing => ({ ...kept, beginning: { begin: 'saved', ...kept.left } })

/** The name of a deck without the second half of that of its identity. */
const shortName = (name: string): string => name.split(': ')[0] ?? name

const lastText = ({ side, name, format, level }: LastTime): string =>
  [say.sides[side], shortName(name), say.play.formats[format], say.computers[level]].join(' · ')

const keptText = ({ seat, level }: Kept): string =>
  [...(seat === 'corp' || seat === 'runner' ? [say.sides[seat]] : []), say.computers[level]].join(' · ')

interface BestButtonProps {
  readonly best: BestNow
  readonly onPlay: OnPlay
  /** The game that the player was led back to is over. */
  readonly onOver: () => void
}

/** The one amber button of the start page, which is always what the player most likely wants, and another game that waits below it. */
export const BestButton = ({ best: { first, kept }, onPlay, onOver }: BestButtonProps) => (
  <div className="best">
    {first.is === 'online' ? (
      <GoOnOnline game={first.game} onOver={onOver} />
    ) : (
      <First best={first} onPlay={onPlay} />
    )}
    {kept !== null && first.is !== 'goOn' && (
      <Button className="home-go-on" onPress={() => onPlay(goOn(kept))}>
        {home.goOn}
        <small>{keptText(kept)}</small>
      </Button>
    )}
  </div>
)

function First({ best, onPlay }: { best: Exclude<Best, { is: 'online' }>; onPlay: OnPlay }) {
  switch (best.is) {
    case 'play':
      return <PlayPeople />
    case 'goOn':
      return (
        <Big
          className="home-go-on"
          name={home.goOn}
          lead={keptText(best.game)}
          onPress={() => onPlay(goOn(best.game))}
        />
      )
    case 'again':
      return (
        <Big
          name={home.again}
          lead={lastText(best.last)}
          onPress={() => void again(best.last).then(onPlay, reportError)}
        />
      )
    case 'first':
      return (
        <Big name={home.first} lead={home.firstLead} onPress={() => go({ at: 'learn', lesson: 'steal' })} />
      )
  }
}

/** Looks for an opponent: with what, the player chooses in a sheet. */
function PlayPeople() {
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  return (
    <>
      <Big name={home.opponent} lead={home.opponentLead} onPress={() => setOpen(true)} />
      <Sheet title={home.opponent} isOpen={isOpen} onClose={close} size="wide">
        <Part>
          <PlaySheet onBegun={close} />
        </Part>
      </Sheet>
    </>
  )
}

interface BigProps {
  readonly name: string
  readonly lead: string
  readonly className?: string
  readonly onPress: () => void
}

const Big = ({ name, lead, className = '', onPress }: BigProps) => (
  <Button look="primary" className={`best-first ${className}`} onPress={onPress}>
    <Icon name="run" />
    <span>
      <strong>{name}</strong>
      <small>{lead}</small>
    </span>
  </Button>
)
