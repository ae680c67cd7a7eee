import './lobby.css'
import { lazy, useState } from 'react'
import { Announced } from '../announcements/announced.tsx'
import { useMe } from '../identity/who.ts'
import { withWords } from '../messages/language.ts'
import { lobby as words } from '../messages/lobby.ts'
import { say } from '../messages/say.ts'
import { findGame } from '../online/making.ts'
import { WayBack } from '../online/way-back.tsx'
import { Button } from '../ui/button.tsx'
import { Choices } from '../ui/choices.tsx'
import { Field } from '../ui/field.tsx'
import { Form, Send } from '../ui/form.tsx'
import { Part } from '../ui/part.tsx'
import { RefusedBy } from '../ui/refused.tsx'
import { ScreenHead } from '../ui/screen-head.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { useTitle } from '../ui/title.ts'
import { useIdle } from '../ui/use-idle.ts'
import { useSending } from '../ui/use-sending.ts'
import { Invite } from './invite.tsx'
import type { Wish } from './lobby-store.ts'
import { editionsToChoose, useLobby } from './lobby-store.ts'
import { Opening } from './opening.tsx'

// With what connects, which comes when the rest of the page is there.
const Games = lazy(() => import('./games.tsx'))
const FollowedNow = lazy(withWords(() => import('../people/followed-now.tsx'), 'people', 'opponent'))
const NewGame = lazy(withWords(() => import('./new-game.tsx'), 'lobby'))

/** The lobby: the games of this server, which a player can join or watch, and the way to create one. */
export default function Lobby() {
  const isIdle = useIdle()
  const me = useMe(state => state.me)
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
      <Announced />
      <main className="page lobby">
        <section className="lobby-ways" aria-label={words.create}>
          <Invite />
          <Button onPress={openNewGame}>{words.create}</Button>
          <ByCode />
        </section>
        <WayBack most={20} />
        {isIdle && me !== null && (
          <Part lost={null}>
            <FollowedNow key={me.id} me={me.id} />
          </Part>
        )}
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
        {isIdle ? (
          <Part soon={<Opening />}>
            <Games wish={{ ...wish, edition }} onMake={openNewGame} />
          </Part>
        ) : (
          <Opening />
        )}
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
