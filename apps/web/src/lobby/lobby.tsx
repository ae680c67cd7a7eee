import './lobby.css'
import type { Listing } from '@paydata/protocol'
import { isolated } from '@paydata/protocol'
import { lazy, useEffect, useState } from 'react'
import { withWords } from '../messages/language.ts'
import { lobby as words } from '../messages/lobby.ts'
import { say } from '../messages/say.ts'
import { useLine } from '../online/line.ts'
import { findGame } from '../online/making.ts'
import { WayBack } from '../online/way-back.tsx'
import { Link } from '../route/link.tsx'
import { Button } from '../ui/button.tsx'
import { Choices } from '../ui/choices.tsx'
import { Field } from '../ui/field.tsx'
import { Form, Send } from '../ui/form.tsx'
import { Part } from '../ui/part.tsx'
import { personName } from '../ui/person-name.ts'
import { RefusedBy } from '../ui/refused.tsx'
import { ScreenHead } from '../ui/screen-head.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { useTitle } from '../ui/title.ts'
import { useSending } from '../ui/use-sending.ts'
import { Invite } from './invite.tsx'
import type { Wish } from './lobby-store.ts'
import { editionsToChoose, enterLobby, gamesLike, useLobby } from './lobby-store.ts'
import { settingsText } from './settings-text.ts'

const NewGame = lazy(withWords(() => import('./new-game.tsx'), 'lobby'))

/** The lobby: the games of this server, which a player can join or watch, and the way to create one. */
export default function Lobby() {
  useEffect(enterLobby, [])
  useTitle(words.title)
  const games = useLobby(state => state.games)
  const [wish, setWish] = useState<Wish>({ show: 'all', format: 'any', edition: 'any', search: '' })
  const editions = editionsToChoose(games ?? [])
  // The last game by an edition may be over by now.
  const edition = editions.find(name => name === wish.edition) ?? 'any'
  const [isMaking, setMaking] = useState(false)
  const openNewGame = (): void => setMaking(true)
  return (
    <div className="screen">
      <ScreenHead title={words.title} />
      <main className="page lobby">
        <section className="lobby-ways" aria-label={words.create}>
          <Invite />
          <Button onPress={openNewGame}>{words.create}</Button>
          <ByCode />
        </section>
        <WayBack most={20} />
        <section className="lobby-filter" aria-label={words.show}>
          <Choices
            label={words.show}
            value={wish.show}
            all={words.shows}
            onChange={show => setWish({ ...wish, show })}
          />
          <Choices
            label={say.play.format}
            value={wish.format}
            all={{ any: words.shows.all, ...say.play.formats }}
            onChange={format => setWish({ ...wish, format })}
          />
          {editions.length > 0 && (
            <Choices
              label={say.play.edition}
              value={edition}
              all={{ any: words.shows.all, ...say.play.editions }}
              among={['any', ...editions]}
              onChange={next => setWish({ ...wish, edition: next })}
            />
          )}
          <Field
            label={words.filter}
            kind="search"
            value={wish.search}
            onChange={search => setWish({ ...wish, search })}
          />
        </section>
        <Games games={games} wish={{ ...wish, edition }} onMake={openNewGame} />
        <Sheet title={words.form.title} isOpen={isMaking} onClose={() => setMaking(false)}>
          <Part>
            <NewGame listed="public" />
          </Part>
        </Sheet>
      </main>
    </div>
  )
}

function ByCode() {
  const [code, setCode] = useState('')
  const { isSent, refusal, send } = useSending()
  return (
    <Form onSend={() => send(() => findGame(code.trim()))}>
      <div className="field-row">
        <Field label={words.code} value={code} onChange={setCode} most={12} />
        <Send disabled={isSent || code.trim() === ''}>{words.find}</Send>
      </div>
      <RefusedBy refusal={refusal} />
    </Form>
  )
}

function Games({
  games,
  wish,
  onMake,
}: {
  games: readonly Listing[] | null
  wish: Wish
  onMake: () => void
}) {
  const connection = useLine(state => state.connection)
  if (games === null || connection !== 'open')
    return (
      <p className="lobby-empty" role="status">
        {say.online.connection[connection === 'lost' ? 'lost' : 'opening']}
      </p>
    )
  const found = gamesLike(games, wish)
  if (found.length === 0)
    return (
      <div className="lobby-empty" role="status">
        <p>{games.length === 0 ? words.empty : words.nothingFound}</p>
        <p className="muted">{words.emptyLead}</p>
        <Button onPress={onMake}>{words.create}</Button>
      </div>
    )
  return (
    <ul className="games" aria-label={words.count(found.length)}>
      {found.map(game => (
        <Game key={game.id} game={game} />
      ))}
    </ul>
  )
}

function Game({ game }: { game: Listing }) {
  const { id, state, settings, seats, locked } = game
  const names = (['corp', 'runner'] as const).map(side => {
    const who = seats[side]
    return { side, who: who === null ? null : personName(who) }
  })
  const isFree = state === 'open' && names.some(({ who }) => who === null)
  const title =
    settings.title === ''
      ? names.map(({ who }) => isolated(who ?? '?')).join(' – ')
      : isolated(settings.title)
  return (
    <li className="game" data-state={state}>
      <div className="game-words">
        <strong>
          <bdi>{title}</bdi>
        </strong>
        <span className="game-seats">
          {names.map(({ side, who }) => (
            <span key={side} data-side={side} data-free={who === null}>
              {say.sides[side]}: <bdi>{isolated(who ?? words.free)}</bdi>
            </span>
          ))}
        </span>
        <span className="muted">
          {[...settingsText(settings), ...(locked ? [words.locked] : [])].join(' · ')}
        </span>
      </div>
      <Link to={{ at: 'game', game: id }} className={`button ${isFree ? 'button-primary' : ''}`}>
        {isFree ? words.join : words.watch}
        <span className="unseen">: {title}</span>
      </Link>
    </li>
  )
}
