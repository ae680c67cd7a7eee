import './set-up.css'
import type { Side } from '@paydata/engine'
import type { BotLevel } from '@paydata/protocol'
import { useState } from 'react'
import { Glyph } from '../icons/icon.tsx'
import type { Decks, Playing } from '../local/beginning.ts'
import { ownIdOf } from '../local/beginning.ts'
import { lastTime } from '../local/last-time.ts'
import { hasWon } from '../local/won.ts'
import { home } from '../messages/home.ts'
import { say } from '../messages/say.ts'
import { go } from '../route/route.ts'
import { Button } from '../ui/button.tsx'
import { ScreenHead } from '../ui/screen-head.tsx'
import { useTitle } from '../ui/title.ts'
import { again } from './again.ts'
import { askedRules, rulesFor, toLearn, usualHere } from './asked-rules.ts'
import { DeckChoice } from './deck-choice.tsx'
import { LevelChoice } from './level-choice.tsx'
import { formatsWithDecks } from './ready-decks.ts'
import type { RulesChosen } from './rules-choice.tsx'
import { EditionChoice, FormatChoice } from './rules-choice.tsx'

/** The cards to learn with stand first for whoever has not won yet. */
const formatsFor = (isNew: boolean): readonly RulesChosen['format'][] =>
  isNew ? [toLearn.format, ...formatsWithDecks.filter(each => each !== toLearn.format)] : formatsWithDecks

const noDecks: Decks = { corp: null, runner: null }

/** All that is chosen when the screen opens: what was chosen last time, unless the address asks for something else. */
function chosenFirst() {
  const last = lastTime()
  const isNew = !hasWon()
  const usual = last ?? (isNew ? toLearn : usualHere)
  const rules = askedRules(
    location.search,
    { format: usual.format, edition: usual.edition },
    formatsWithDecks,
  )
  const isAsLast = last !== null && rules.format === last.format
  return {
    side: last?.side ?? ('runner' as const),
    level: last?.level ?? ('sensible' as const),
    decks: isAsLast ? last.decks : noDecks,
    rules,
    formats: formatsFor(isNew),
  }
}

/** The choices for a game against the computer. */
export default function SetUp({ onPlay }: { onPlay: (playing: Playing) => void }) {
  useTitle(home.play)
  const [first] = useState(chosenFirst)
  const [side, setSide] = useState<Side>(first.side)
  const [decks, setDecks] = useState<Decks>(first.decks)
  const [rules, setRules] = useState(first.rules)
  const [level, setLevel] = useState<BotLevel>(first.level)
  const other = side === 'corp' ? 'runner' : 'corp'
  const begin = (): void => {
    const chosen = { side, level, own: ownIdOf(decks[side]), decks, ...rulesFor(rules, decks) }
    again(chosen).then(playing => {
      go({ at: 'home' })
      onPlay(playing)
    }, reportError)
  }
  const chooseRules = (next: RulesChosen): void => {
    setRules(next)
    // A deck that was chosen may not be one of the other format.
    if (next.format !== rules.format) setDecks(noDecks)
  }
  return (
    <div className="screen">
      <ScreenHead title={home.play} />
      <main className="page set-up">
        <div className="sides" role="group" aria-label={home.side}>
          {(['runner', 'corp'] as const).map(each => (
            <button
              key={each}
              type="button"
              className="side"
              data-side={each}
              aria-pressed={side === each}
              onClick={() => setSide(each)}
            >
              <Glyph faction={each === 'corp' ? 'weyland_consortium' : 'anarch'} />
              <strong>{say.sides[each]}</strong>
              <span>{home.asSide[each]}</span>
            </button>
          ))}
        </div>
        <FormatChoice value={rules} formats={first.formats} onChange={chooseRules} />
        {([side, other] as const).map((each, i) => (
          <DeckChoice
            key={each}
            label={i === 0 ? home.yours : home.theirs}
            side={each}
            format={rules.format}
            own={rules.format === 'all' ? null : rules.format}
            any={i === 0 ? 'not' : 'offered'}
            value={decks[each]}
            onChange={chosen => setDecks({ ...decks, [each]: chosen })}
          />
        ))}
        <LevelChoice value={level} onChange={setLevel} />
        <EditionChoice value={rules} onChange={chooseRules} />
        <div className="set-up-start">
          <Button look="primary" className="start" onPress={begin}>
            {home.start}
          </Button>
        </div>
      </main>
    </div>
  )
}
