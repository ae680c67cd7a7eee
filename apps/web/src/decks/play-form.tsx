import type { Violation } from '@paydata/decks'
import { allows, pools, violationsOf } from '@paydata/decks'
import type { EditionName } from '@paydata/decks/starter'
import { editionNames, formatFor, newestEdition } from '@paydata/decks/starter'
import type { BotLevel } from '@paydata/protocol'
import { useState } from 'react'
import { factsOf } from '../cards/facts.ts'
import { DeckChoice } from '../home/deck-choice.tsx'
import { LevelChoice } from '../home/level-choice.tsx'
import type { ChosenDeck, Playing } from '../local/beginning.ts'
import { isReady } from '../local/beginning.ts'
import { decks as words } from '../messages/decks.ts'
import { home } from '../messages/home.ts'
import { say } from '../messages/say.ts'
import { go } from '../route/route.ts'
import { newSeed } from '../transport/ids.ts'
import { Button } from '../ui/button.tsx'
import { Select } from '../ui/select.tsx'
import { editionText } from '../words/edition.ts'
import type { Draft } from './history.ts'
import { violationWords } from './judging.ts'

interface PlayFormProps {
  readonly deck: Draft
  /** The id of the deck if it is one of the player's own. */
  readonly own: string | null
  readonly onPlay: (playing: Playing) => void
}

interface Judged {
  readonly name: EditionName
  readonly violations: readonly Violation[]
}

/** The editions of the rules that may be asked, each with what it has against the deck: older ones go with the Core Set. */
const editionsFor = (deck: Draft): readonly Judged[] =>
  editionNames
    .filter(name => name === newestEdition || allows(name, deck.format))
    .map(name => ({
      name,
      violations: name === newestEdition ? [] : violationsOf(deck, pools[deck.format], undefined, name),
    }))

/**
 * Begins a game against the computer with this deck. The computer is offered the ready decks of its format, and any deck of the
 * player.
 */
export function PlayForm({ deck, own, onPlay }: PlayFormProps) {
  const [theirs, setTheirs] = useState<ChosenDeck>(null)
  const [level, setLevel] = useState<BotLevel>('sensible')
  const [edition, setEdition] = useState<EditionName>(newestEdition)
  const all = editionsFor(deck)
  const editions = all.flatMap(({ name, violations }) => (violations.length === 0 ? [name] : []))
  const refusing = all.filter(({ violations }) => violations.length > 0)
  const side = factsOf(deck.identity)?.printed.side ?? 'runner'
  const other = side === 'corp' ? 'runner' : 'corp'
  const { name, identity, cards, format } = deck
  const choose = (next: EditionName): void => {
    setEdition(next)
    // A deck of the player's that was chosen may be of cards that older editions do not have.
    if (!isReady(theirs)) setTheirs(null)
  }
  const begin = (): void => {
    const decks =
      side === 'corp'
        ? { corp: { name, identity, cards }, runner: theirs }
        : { corp: theirs, runner: { name, identity, cards } }
    go({ at: 'home' })
    onPlay({
      beginning: {
        begin: 'new',
        seed: newSeed(),
        decks,
        // Another deck of the player may be for another format.
        format: formatFor(edition, isReady(theirs) ? format : 'all'),
        edition,
      },
      seat: side,
      level,
      own,
    })
  }
  return (
    <>
      <DeckChoice
        format={format}
        own={edition === newestEdition ? null : format}
        any="offered"
        label={home.theirs}
        side={other}
        value={theirs}
        onChange={setTheirs}
      />
      {editions.length > 1 && (
        <Select
          label={say.play.edition}
          value={edition}
          all={editions}
          words={editionText}
          onChange={choose}
        />
      )}
      {refusing.length > 0 && (
        <details className="muted">
          <summary>{words.notBy(refusing.map(({ name }) => editionText(name)).join(', '))}</summary>
          <ul>
            {refusing.map(({ name, violations }) => (
              <li key={name}>{`${editionText(name)}: ${violations.map(violationWords).join(' ')}`}</li>
            ))}
          </ul>
        </details>
      )}
      <LevelChoice value={level} onChange={setLevel} />
      <div className="answer-row">
        <Button look="primary" className="start" onPress={begin}>
          {home.start}
        </Button>
      </div>
    </>
  )
}
