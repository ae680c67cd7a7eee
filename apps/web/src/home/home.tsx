import './home.css'
import type { Side } from '@paydata/engine'
import type { BotLevel, Eye } from '@paydata/protocol'
import { useEffect, useRef, useState } from 'react'
import { Glyph } from '../icons/icon.tsx'
import { getReady } from '../local/ahead.ts'
import type { Decks, Playing } from '../local/beginning.ts'
import { ownIdOf, setsOf } from '../local/beginning.ts'
import { keptGame } from '../local/keeping.ts'
import { home } from '../messages/home.ts'
import { say } from '../messages/say.ts'
import { WayBack } from '../online/way-back.tsx'
import { newSeed } from '../transport/ids.ts'
import { Button } from '../ui/button.tsx'
import { askedRules, isUsual, rulesFor, usualHere } from './asked-rules.ts'
import { DeckChoice } from './deck-choice.tsx'
import { HomeFoot } from './home-foot.tsx'
import { LevelChoice } from './level-choice.tsx'
import { MoreRules } from './more-rules.tsx'
import { formatsWithDecks } from './ready-decks.ts'
import type { RulesChosen } from './rules-choice.tsx'
import { Ways } from './ways.tsx'

/** The seed of a new game. A player or a test can set it in the address, to get the same game again. */
const seedHere = (): string => new URLSearchParams(location.search).get('seed') ?? newSeed()

/** The start page. A player reaches their first decision with two clicks. */
export default function Home({ onPlay }: { onPlay: (playing: Playing) => void }) {
  const [side, setSide] = useState<Side>('runner')
  const [decks, setDecks] = useState<Decks>({ corp: null, runner: null })
  const [rules, setRules] = useState(() => askedRules(location.search, usualHere, formatsWithDecks))
  const [level, setLevel] = useState<BotLevel>('sensible')
  const [kept] = useState(keptGame)
  const [isCalled, setCalled] = useState(false)
  const computer = useRef<HTMLElement>(null)
  // A player who has left a game will probably go on with it, so load what it needs.
  useEffect(() => {
    if (kept !== null) getReady(setsOf({ begin: 'saved', ...kept.left }))
  }, [kept])
  const other = side === 'corp' ? 'runner' : 'corp'
  const showComputer = (): void => {
    setCalled(true)
    const start = computer.current?.querySelector<HTMLElement>('.start')
    start?.focus({ preventScroll: true })
    // Scrolls so that the button that starts the game is visible, and as many of the choices as fit.
    computer.current?.scrollIntoView()
    start?.scrollIntoView({ block: 'nearest' })
  }
  const begin = (seat: Eye): void => {
    const own = ownIdOf(decks[side])
    if (own !== null)
      void import('../decks/kept.ts').then(({ notePlayed }) => notePlayed(own)).catch(reportError)
    const beginning = { begin: 'new', seed: seedHere(), decks, ...rulesFor(rules, decks) } as const
    onPlay({ beginning, seat, level, own })
  }
  const chooseRules = (next: RulesChosen): void => {
    setRules(next)
    // A deck that was chosen may not be one of the other format.
    if (next.format !== rules.format) setDecks({ corp: null, runner: null })
  }
  return (
    <main className="home">
      <header className="home-head">
        <div className="home-name">
          <img src="/paydata.svg" alt="" width="40" height="40" />
          {say.name}
          <WayBack most={1} />
        </div>
        <h1>{home.lead}</h1>
        <p className="home-tagline">{say.tagline}</p>
        {kept !== null && (
          <Button
            look="primary"
            className="home-go-on"
            onPress={() => onPlay({ ...kept, beginning: { begin: 'saved', ...kept.left } })}
          >
            {home.goOn}
          </Button>
        )}
        <Ways onComputer={showComputer} onWatch={() => begin('spectator')} />
      </header>
      <section ref={computer} className="home-play" data-called={isCalled} aria-labelledby="home-play">
        <h2 id="home-play">{home.setUp}</h2>
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
        {([side, other] as const).map((each, i) => (
          <DeckChoice
            key={each}
            label={i === 0 ? home.yours : home.theirs}
            side={each}
            format={rules.format}
            own={isUsual(rules) ? null : rules.format}
            any={i === 0 ? 'not' : 'offered'}
            value={decks[each]}
            onChange={chosen => setDecks({ ...decks, [each]: chosen })}
          />
        ))}
        <LevelChoice value={level} onChange={setLevel} />
        <div className="home-start">
          <Button look="primary" className="start" onPress={() => begin(side)}>
            {home.start}
          </Button>
          <MoreRules value={rules} onChange={chooseRules} />
        </div>
      </section>
      <HomeFoot />
    </main>
  )
}
