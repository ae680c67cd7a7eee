import './showing.css'
import { entries } from '@paydata/lessons/shown'
import { useEffect, useState } from 'react'
import { CardWords, kindOf } from '../cards/card-face.tsx'
import { factsOf } from '../cards/facts.ts'
import { Icon, Text } from '../icons/icon.tsx'
import { glossary } from '../messages/glossary.ts'
import { say } from '../messages/say.ts'
import { Button } from '../ui/button.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Sheet } from '../ui/sheet.tsx'
import type { Term } from './finder.ts'
import { ShownTable } from './shown-table.tsx'
import type { Scene } from './use-scenes.ts'
import { useScenes } from './use-scenes.ts'

/** Milliseconds that a whole show takes, and the most that a scene of it is there. */
const whole = 10_000
const most = 2_500

interface ShowingProps {
  readonly term: Term
  readonly onClose: () => void
}

/** Ten seconds of a word of the game, played by the engine in a tiny position. */
export function Showing({ term, onClose }: ShowingProps) {
  const scenes = useScenes(term)
  return (
    <Sheet title={glossary.showing(glossary.names[term])} isOpen onClose={onClose}>
      <p>{glossary.says[term]}</p>
      {scenes === 'lost' ? (
        <p role="alert">{glossary.lost}</p>
      ) : scenes === null ? (
        <p role="status">{say.nav.tableSoon}</p>
      ) : (
        <>
          <Film scenes={scenes} />
          <Read term={term} />
        </>
      )}
    </Sheet>
  )
}

/** The card of the show that has the word. */
function Read({ term }: { term: Term }) {
  const { reads } = entries[term]
  const facts = reads === undefined ? undefined : factsOf(reads)
  if (facts === undefined) return null
  const { title, unique } = facts.printed
  return (
    <section className="show-card" aria-label={title}>
      <p>
        <strong>
          {unique === true && '◆ '}
          {title}
        </strong>{' '}
        <small className="muted">{kindOf(facts.printed)}</small>
      </p>
      <CardWords definition={facts.is} />
    </section>
  )
}

function Film({ scenes }: { scenes: readonly Scene[] }) {
  const [at, setAt] = useState(0)
  const [isPlaying, setPlaying] = useState(true)
  const last = scenes.length - 1
  useEffect(() => {
    if (!isPlaying || at >= last) return
    const timer = setTimeout(() => setAt(at + 1), Math.min(most, whole / scenes.length))
    return () => clearTimeout(timer)
  }, [at, isPlaying, last, scenes.length])
  const scene = scenes[at]
  if (scene === undefined) return null
  const go = (to: number): void => {
    setPlaying(false)
    setAt(Math.max(0, Math.min(to, last)))
  }
  const isOver = at === last
  const play = (): void => {
    if (isOver) setAt(0)
    setPlaying(isOver || !isPlaying)
  }
  return (
    <figure className="show">
      <ShownTable view={scene.view} />
      <figcaption className="show-lines" aria-live="polite" aria-atomic="true">
        {scene.lines.map((line, i) => (
          <p key={i}>
            <Text>{line}</Text>
          </p>
        ))}
      </figcaption>
      <div className="show-controls">
        <Button onPress={play}>
          <Icon name={isOver ? 'undo' : isPlaying ? 'pause' : 'run'} />
          {isOver ? glossary.again : isPlaying ? glossary.pause : glossary.goOn}
        </Button>
        <span className="muted">{glossary.step(at + 1, scenes.length)}</span>
        <IconButton icon="back" label={glossary.back} onPress={() => go(at - 1)} />
        <IconButton icon="forward" label={glossary.forward} onPress={() => go(at + 1)} />
      </div>
    </figure>
  )
}
