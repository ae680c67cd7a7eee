import './controls.css'
import { lazy } from 'react'
import type { SymbolName } from '../icons/shapes.ts'
import { withWords } from '../messages/language.ts'
import { replay } from '../messages/replay.ts'
import { Button } from '../ui/button.tsx'
import { Copy } from '../ui/copy.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Part } from '../ui/part.tsx'
import { Select } from '../ui/select.tsx'
import type { Eye, Outline, Shown, Weight } from './film.ts'
import { eyes, stepFrom } from './film.ts'
import { Scrubber } from './scrubber.tsx'
import type { Speed } from './use-autoplay.ts'

const OtherGame = lazy(withWords(() => import('../people/other-game.tsx'), 'people'))

interface ControlsProps {
  readonly outline: Outline
  readonly shown: Shown
  readonly go: (step: number) => void
  readonly look: (eye: Eye) => void
  readonly isPlaying: boolean
  readonly toggle: () => void
  readonly speed: Speed
  readonly setSpeed: (speed: Speed) => void
  /** The id of a game that a server keeps: only of such a one there is a link that other people can follow. */
  readonly game: string | null
  /** Null where nothing is played. */
  readonly onBranch: (() => void) | null
  readonly onAnalyse: () => void
}

const speedNames: readonly Speed[] = ['slow', 'normal', 'fast']

type Way = readonly [icon: keyof typeof replay.ways & SymbolName, by: 1 | -1, least: Weight]
const ways: readonly Way[] = [
  ['backTurn', -1, 3],
  ['backAction', -1, 2],
  ['back', -1, 1],
  ['forward', 1, 1],
  ['forwardAction', 1, 2],
  ['forwardTurn', 1, 3],
]

/** Shows which step of the game is shown, and offers all ways to another one. */
export function Controls({ outline, shown, go, look, game, onBranch, onAnalyse, ...play }: ControlsProps) {
  const { step, view, eye } = shown
  const button = ([icon, by, least]: Way) => (
    <IconButton
      key={icon}
      icon={icon}
      label={replay.ways[icon]}
      command={icon}
      disabled={by < 0 ? step === 0 : step === outline.last}
      onPress={() => go(stepFrom(outline, step, by, least))}
    />
  )
  return (
    <section className="tape" aria-label={replay.controls}>
      <Scrubber outline={outline} shown={shown} go={go} />
      <div className="tape-row">
        <div className="tape-steps">
          {ways.slice(0, 3).map(button)}
          <IconButton
            icon={play.isPlaying ? 'pause' : 'run'}
            className="tape-play"
            label={play.isPlaying ? replay.pause : replay.go}
            command="play"
            onPress={play.toggle}
          />
          {ways.slice(3).map(button)}
        </div>
        <p className="tape-where">{replay.at(step, outline.last, view.turn, view.active)}</p>
        <div className="tape-choices">
          <Select
            label={replay.speed}
            value={play.speed}
            all={speedNames}
            words={speed => replay.speeds[speed]}
            onChange={play.setSpeed}
          />
          <Select
            label={replay.eye}
            value={eye}
            all={eyes}
            words={each => replay.eyes[each]}
            onChange={look}
          />
          {game !== null && (
            <Copy label={replay.link} text={() => location.href} done={replay.copied} isQuiet />
          )}
          {game !== null && (
            <Part lost={null}>
              <OtherGame game={game} />
            </Part>
          )}
          <Button onPress={onAnalyse}>{replay.analyse}</Button>
          {onBranch !== null && <Button onPress={onBranch}>{replay.branch}</Button>}
        </div>
      </div>
    </section>
  )
}
