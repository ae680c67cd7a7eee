import './focus.css'
import type { CardView, FaceView, View } from '@paydata/engine'
import { stepNameIn } from '@paydata/words'
import { memo } from 'react'
import { CardFace } from '../cards/card-face.tsx'
import { ReadButton } from '../cards/read-button.tsx'
import { Icon } from '../icons/icon.tsx'
import type { Journal } from '../log/journal.ts'
import { lastNamed } from '../log/last-named.ts'
import { gameWords } from '../messages/game.ts'
import { say } from '../messages/say.ts'
import { useSaid } from '../store/said.ts'
import { useAfterPaint } from '../ui/after-paint.ts'
import { phone, useMedia } from '../ui/use-media.ts'
import { Encounter, LastMet } from './encounter.tsx'
import { serverName } from './servers.tsx'

/** What the game is about now: the ice that the Runner encounters, the card they access, a trace, the card in play. */
export function Focus({ view }: { view: View }) {
  const { run, encounter, access, breach, trace, play, setAside } = view
  const isPhone = useMedia(phone)
  return (
    <div className="focus" tabIndex={0} role="group" aria-label={say.table.focus}>
      {run !== null && (
        <p className="focus-run">
          <Icon name="run" />
          <strong>{say.run.on(serverName(run.server))}</strong>
          <span>{breach === null ? stepOfRun(view) : accessText(breach)}</span>
        </p>
      )}
      {encounter !== null && <Encounter view={view} encounter={encounter} />}
      {trace !== null && (
        <p className="focus-trace">
          <strong>{say.run.trace}</strong>
          <span>
            {trace.strength === null ? say.run.traceBase : say.run.traceStrength}{' '}
            <b>{trace.strength ?? trace.base}</b>
          </span>
          <span>
            <Icon name="link" /> {say.player.link} <b>{trace.link}</b>
          </span>
        </p>
      )}
      {encounter === null && access !== null && access.face !== null && (
        <div className="focus-card">
          <p className="focus-label">{say.run.accessing}</p>
          <FocusedCard card={access} face={access.face} />
        </div>
      )}
      {access === null && encounter === null && <CardRow title={say.table.inPlay} cards={play} />}
      {access === null && encounter === null && <CardRow title={say.table.setAside} cards={setAside.cards} />}
      {isFocusFree(view) && !isPhone && <LastNamed key={view.viewer} version={view.definitions} />}
    </div>
  )
}

/** Where a run is, by the steps of the edition that the game is played by. */
function stepOfRun({ progress, edition }: View): string | null {
  const step = progress.find(({ kind, what }) => kind === 'structure' && what === 'run')?.step
  return step == null ? null : stepNameIn(edition, 'run', step, gameWords())
}

/** Whether nothing is encountered, accessed, played or set aside, so that `Focus` shows the card that the log named last. */
export const isFocusFree = ({ encounter, access, play, setAside }: View): boolean =>
  encounter === null && access === null && play.length === 0 && setAside.cards.length === 0

/** The card that the log named last, or the ice that the Runner met, so that the player still sees what just happened. */
function LastNamed({ version }: { version: string }) {
  return <LastIn version={version} journal={useAfterPaint(useSaid(state => state.journal))()} />
}

const LastIn = memo(({ version, journal }: { version: string; journal: Journal }) => {
  const definition = lastNamed(journal.lines)
  if (definition === null) return null
  const { met } = journal
  return met?.definition === definition ? (
    <div className="focus-last">
      <p className="focus-label">{say.encounter.last}</p>
      <LastMet version={version} met={met} />
    </div>
  ) : (
    <div className="focus-card focus-last">
      <p className="focus-label">{say.card.last}</p>
      <CardFace definition={definition} />
    </div>
  )
})

function CardRow({ title, cards }: { title: string; cards: View['play'] }) {
  const seen = cards.flatMap(card => (card.face === null ? [] : [{ card, face: card.face }]))
  if (seen.length === 0) return null
  return (
    <div className="focus-cards">
      <p className="focus-label">{title}</p>
      <div className="focus-row">
        {seen.slice(0, 3).map((each, i) => (
          <FocusedCard key={`${each.face.definition}${i}`} {...each} />
        ))}
      </div>
    </div>
  )
}

/** A card; on a phone only its name, which opens it. */
function FocusedCard({ card, face }: { card: CardView; face: FaceView }) {
  const { definition } = face
  return useMedia(phone) ? (
    <ReadButton looked={{ definition, card: card.id }} isNamed />
  ) : (
    <CardFace definition={definition} face={face} />
  )
}

const accessText = ({ limit, taken }: NonNullable<View['breach']>): string =>
  limit === null ? say.run.access.all(taken) : say.run.access.limited(limit, taken)
