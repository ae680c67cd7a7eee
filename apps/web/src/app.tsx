import { loadSets } from '@paydata/cards/loading'
import { lazy, useEffect, useMemo, useState } from 'react'
import { learnWhoIAm } from './identity/me.ts'
import { useMe } from './identity/who.ts'
import { getReady, loadTable } from './local/ahead.ts'
import type { LocalSetup, Playing } from './local/beginning.ts'
import { setsOf } from './local/beginning.ts'
import { withWords } from './messages/language.ts'
import { say } from './messages/say.ts'
import { useLanguage } from './messages/use-language.ts'
import { useAnySearch } from './opponent/noted.ts'
import type { Route } from './route/route.ts'
import { useRoute } from './route/route.ts'
import { paceFor, useSettings } from './store/settings.ts'
import { Nothing } from './ui/nothing.tsx'
import { Lost, Part, PartOver } from './ui/part.tsx'
import { ScreenHead } from './ui/screen-head.tsx'
import { useIdle } from './ui/use-idle.ts'
import { useTheme } from './ui/use-theme.ts'

// Every screen is loaded apart. A player who comes to a table by a link does not need the start page.
const loadSetUp = withWords(() => import('./home/set-up.tsx'), 'home')
const SetUp = lazy(loadSetUp)
const loadHome = withWords(() => import('./home/home.tsx'), 'home')
const Home = lazy(loadHome)
// The texts of all cards are large, and only the browser of cards and the table need them.
const loadCards = withWords(() => import('./browse/browse.tsx'), 'game', 'table', 'browse')
const loadBrowse = async () => {
  const [browse] = await Promise.all([loadCards(), loadSets(null)])
  return browse
}
const Browse = lazy(loadBrowse)
const loadBuilder = withWords(
  () => import('./decks/decks-screen.tsx'),
  'game',
  'table',
  'browse',
  'decks',
  'details',
  'home',
)
const loadDecks = async () => {
  const [decks, { decksReady }] = await Promise.all([
    loadBuilder(),
    import('./decks/kept.ts'),
    loadSets(null),
  ])
  await decksReady()
  return decks
}
const Decks = lazy(loadDecks)
const loadReplay = withWords(() => import('./replay/replay.tsx'), 'game', 'table', 'replay')
const Replay = lazy(loadReplay)
const loadRules = withWords(() => import('./rules/rules.tsx'), 'game', 'table', 'rules')
const Rules = lazy(loadRules)
const loadLearn = withWords(() => import('./learn/learn.tsx'), 'learn')
const Learn = lazy(loadLearn)
const loadGlossary = withWords(() => import('./glossary/glossary-screen.tsx'), 'glossary')
const Glossary = lazy(loadGlossary)
const loadPlayer = withWords(() => import('./people/player-screen.tsx'), 'people', 'table')
const Player = lazy(loadPlayer)
const loadSeason = withWords(() => import('./people/season-screen.tsx'), 'people')
const Season = lazy(loadSeason)
// Few look after the server.
const loadAdmin = withWords(() => import('./admin/admin-screen.tsx'), 'admin', 'measures', 'table')
const Admin = lazy(loadAdmin)
const LocalTable = lazy(loadTable)
// A player who plays alone needs no connection, nor the code for it.
const loadLobby = withWords(() => import('./lobby/lobby.tsx'), 'home', 'lobby', 'waiting')
const Lobby = lazy(loadLobby)
const loadGameScreen = withWords(() => import('./online/game-screen.tsx'), 'game', 'table', 'details')
const GameScreen = lazy(loadGameScreen)
// Stands on every screen for whoever has a name, once the rest is there.
const SeekBar = lazy(withWords(() => import('./opponent/seek-bar.tsx'), 'opponent'))
// Of few players anything was decided.
const UnreadMeasures = lazy(withWords(() => import('./measures/unread-measures.tsx'), 'measures'))
// Most visitors have a name, or need none.
const NameDialog = lazy(withWords(() => import('./identity/name-dialog.tsx'), 'identity'))

const screens: Readonly<Record<Route['at'], () => Promise<unknown>>> = {
  home: loadHome,
  play: loadSetUp,
  cards: loadBrowse,
  decks: loadDecks,
  replay: loadReplay,
  embed: loadReplay,
  rules: loadRules,
  learn: loadLearn,
  glossary: loadGlossary,
  lobby: loadLobby,
  game: loadGameScreen,
  player: loadPlayer,
  season: loadSeason,
  admin: loadAdmin,
  nowhere: () => Promise.resolve(),
}

/** Loads the screen of an address while the words of the page are still on their way. */
export function loadAhead({ at }: Route): void {
  // The screen loads its file again if that fails, and tells the player.
  screens[at]().catch(() => undefined)
}

const comeBack = async (): Promise<void> => (await import('./identity/come-back.ts')).comeBack()

// Is shown to a player once in a while.
const RecoveryCode = lazy(withWords(() => import('./identity/recovery-code.tsx'), 'identity'))

/** A player who gives no name does without what needs one. */
const forgetWish = (): void => useMe.setState({ waits: null })

export function App() {
  const theme = useTheme()
  const asksName = useMe(state => state.waits !== null)
  const recovery = useMe(state => state.recovery)
  const motion = useSettings(state => state.motion)
  const size = useSettings(state => state.size)
  useEffect(() => {
    Object.assign(document.documentElement.dataset, { theme, motion, size })
  }, [theme, motion, size])
  const language = useLanguage()
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])
  useEffect(() => {
    void learnWhoIAm()
    addEventListener('online', comeBack)
    return () => removeEventListener('online', comeBack)
  }, [])
  return (
    <>
      <Screen />
      {asksName && (
        <PartOver onClose={forgetWish}>
          <NameDialog onClose={forgetWish} />
        </PartOver>
      )}
      {recovery !== null && (
        <Part lost={null}>
          <RecoveryCode code={recovery} />
        </Part>
      )}
    </>
  )
}

/**
 * The screen of the current address. If its file cannot be loaded, the other screens still work. A game in this browser has
 * the address of the start page, also if the player began it on another screen.
 */
function Screen() {
  const route = useRoute()
  const [playing, setPlaying] = useState<Playing | null>(null)
  const play = (next: Playing | null): void => {
    if (next !== null) getReady(setsOf(next.beginning))
    setPlaying(next)
  }
  useEffect(() => {
    if (route.at !== 'home') setPlaying(null)
  }, [route.at])
  const isSeeking = useAnySearch()
  // Whoever has a name may be challenged. The rest of the page comes first.
  const isNamed = useMe(state => state.me !== null)
  const isIdle = useIdle()
  const hasUnread = useMe(state => state.unread)
  useEffect(() => {
    if (isNamed) import('./online/turns.ts').then(turns => turns.watchTurns()).catch(reportError)
  }, [isNamed])
  return (
    <>
      <Part
        key={route.at}
        soon={playing !== null || route.at === 'game' || route.at === 'embed' ? <Loading /> : <Soon />}
        lost={
          <div className="screen">
            <ScreenHead title={say.lost.title} />
            <main className="loading">
              <Lost />
            </main>
          </div>
        }
      >
        <At route={route} playing={playing} onPlay={play} />
      </Part>
      {(isSeeking || (isNamed && isIdle)) && route.at !== 'embed' && (
        <Part lost={null}>
          <SeekBar isPlaying={playing !== null} onPlay={play} />
        </Part>
      )}
      {hasUnread && route.at !== 'embed' && (
        <Part lost={null}>
          <UnreadMeasures isPlaying={playing !== null} />
        </Part>
      )}
    </>
  )
}

interface AtProps {
  readonly route: Route
  readonly playing: Playing | null
  readonly onPlay: (next: Playing | null) => void
}

function At({ route, playing, onPlay }: AtProps) {
  const setup = useMemo<LocalSetup | null>(() => {
    if (playing === null) return null
    return { ...playing, pace: paceFor(playing.seat, useSettings.getState().pace) }
  }, [playing])
  // A card is tried out from its own page, which the player comes back to.
  const leave = (): void => (setup?.beginning.begin === 'card' ? history.back() : onPlay(null))
  switch (route.at) {
    case 'home':
      return setup === null ? (
        <Home onPlay={onPlay} />
      ) : (
        <LocalTable setup={setup} onAgain={onPlay} onLeave={leave} />
      )
    case 'play':
      return <SetUp onPlay={onPlay} />
    case 'lobby':
      return <Lobby />
    case 'game':
      return <GameScreen key={route.game} game={route.game} />
    case 'player':
      return <Player key={route.player} player={route.player} />
    case 'season':
      return <Season season={route.season} />
    case 'admin':
      return <Admin />
    case 'cards':
      return <Browse card={route.card} onPlay={onPlay} />
    case 'decks':
      return <Decks deck={route.deck} onPlay={onPlay} />
    case 'rules':
      return <Rules />
    case 'learn':
      return <Learn lesson={route.lesson} onPlay={onPlay} />
    case 'glossary':
      return <Glossary word={route.word} />
    case 'nowhere':
      return (
        <Nothing to={{ at: 'home' }} words={say.nowhere.start}>
          {say.nowhere.lead}
        </Nothing>
      )
    case 'replay':
      return <Replay game={route.game} onPlay={onPlay} />
    case 'embed':
      return <Replay game={route.game} onPlay={null} />
  }
}

/** The place of a screen until it comes: its head is there already, and stays. */
const Soon = () => (
  <div className="screen">
    <ScreenHead title={null} />
    <main className="loading">
      <p role="status" className="unseen">
        {say.nav.soon}
      </p>
    </main>
  </div>
)

const Loading = () => (
  <main className="loading">
    <p role="status">{say.nav.tableSoon}</p>
  </main>
)
