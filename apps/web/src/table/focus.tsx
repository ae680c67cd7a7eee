import './focus.css'
import type { CardView, FaceView, QuestionView, View } from '@paydata/engine'
import { stepNameIn } from '@paydata/words'
import type { RefObject } from 'react'
import { memo, useEffect, useLayoutEffect, useRef } from 'react'
import { CardFace } from '../cards/card-face.tsx'
import { ReadButton } from '../cards/read-button.tsx'
import { optionsOf } from '../decisions/answering.ts'
import { useIsListed, usePanelCoversTable } from '../decisions/placed.ts'
import { Icon } from '../icons/icon.tsx'
import type { Journal } from '../log/journal.ts'
import { lastNamed } from '../log/last-named.ts'
import { atTable } from '../messages/at-table.ts'
import { gameWords } from '../messages/game.ts'
import { say } from '../messages/say.ts'
import { useSaid } from '../store/said.ts'
import { useAfterPaint } from '../ui/after-paint.ts'
import { phone, useMedia } from '../ui/use-media.ts'
import { serverName } from '../words/server-name.ts'
import type { Taken } from './beside.ts'
import { cardsIn } from './cards-in.ts'
import { Encounter, LastMet } from './encounter.tsx'
import { installing } from './ghost.tsx'
import { cardsOn, place } from './use-beside.ts'

/** What the game is about now: the ice that the Runner encounters, the card they access, a trace, the card in play. */
export function Focus({ view }: { view: View }) {
  const { run, encounter, access, breach, trace, play, setAside } = view
  const isPhone = useMedia(phone)
  const panel = useRef<HTMLDivElement>(null)
  usePlace(panel, view, isPhone ? 'byStyles' : 'besideIt')
  const isOverHand = useIsOverHand(view)
  return (
    <div ref={panel} className="focus-place" data-over={isOverHand ? 'hand' : undefined}>
      <div className="focus" tabIndex={0} role="region" aria-label={atTable.board.focus}>
        {run !== null && (
          <p className="focus-run">
            <Icon name="run" />
            <strong>{atTable.run.on(serverName(run.server))}</strong>
            <span>{breach === null ? stepOfRun(view) : accessText(breach)}</span>
          </p>
        )}
        {encounter !== null && <Encounter view={view} encounter={encounter} />}
        {trace !== null && (
          <p className="focus-trace">
            <strong>{atTable.run.trace}</strong>
            <span>
              {trace.strength === null ? atTable.run.traceBase : atTable.run.traceStrength}{' '}
              <b>{trace.strength ?? trace.base}</b>
            </span>
            <span>
              <Icon name="link" /> {say.player.link} <b>{trace.link}</b>
            </span>
          </p>
        )}
        {encounter === null && access !== null && access.face !== null && (
          <div className="focus-card">
            <p className="focus-label">{atTable.run.accessing}</p>
            <FocusedCard card={access} face={access.face} />
          </div>
        )}
        {access === null && encounter === null && installing(view) === null && (
          <CardRow title={atTable.board.inPlay} cards={play} />
        )}
        {access === null && encounter === null && (
          <CardRow title={atTable.board.setAside} cards={setAside.cards} />
        )}
        {isFocusFree(view) && !isPhone && <LastNamed key={view.viewer} version={view.definitions} />}
      </div>
    </div>
  )
}

/**
 * Whether a phone shows the ice that is met where the hand is, so that its subroutines are read without drawing the panel up. It
 * does not where the panel has more to list, or the hand is asked for.
 */
function useIsOverHand(view: View): boolean {
  const isPhone = useMedia(phone)
  const isListed = useIsListed()
  const coversTable = usePanelCoversTable(view)
  const { encounter, question } = view
  if (!isPhone || isListed || coversTable || encounter === null) return false
  return question === null || (question.asks === 'paidWindow' && !asksForHand(question, view))
}

function asksForHand(question: QuestionView, { viewer, corp, runner }: View): boolean {
  const { cards } = (viewer === 'corp' ? corp : runner).hand
  return cards.some(({ id }) => optionsOf(question, id).length > 0)
}

/** The element on the table that the game is about now; null if there is none. */
function aboutNow(board: Element, view: View, last: string | undefined): Element | null {
  const { encounter, access, run } = view
  const find = (what: string): Element | null => board.querySelector(what)
  const cardAt = (id: number | null): Element | null => (id === null ? null : find(`[data-card="${id}"]`))
  if (last !== undefined)
    return cardAt(cardsIn(view).find(({ face }) => face?.definition === last)?.id ?? null)
  const server = find('[data-attacked="true"] .server-head')
  if (encounter === null && access !== null) return cardAt(access.id) ?? server
  return run === null ? null : (find('.position[data-here="true"]') ?? server)
}

/** Keeps the panel beside what it speaks of, over as few cards as possible, wherever these lie by now. */
function usePlace(panel: RefObject<HTMLElement | null>, view: View, how: 'byStyles' | 'besideIt'): void {
  const now = useRef(view)
  useLayoutEffect(() => {
    now.current = view
    if (panel.current === null) return
    if (how === 'besideIt') put(panel.current, view)
    else panel.current.removeAttribute('style')
  })
  useEffect(() => {
    const { current } = panel
    if (current === null || how === 'byStyles') return
    const again = (): void => put(current, now.current)
    const sizes = new ResizeObserver(again)
    for (const each of [current, ...document.querySelectorAll('.servers, .rig, #decision')])
      sizes.observe(each)
    // What a beginner is told comes and goes above the bar.
    const notices = new MutationObserver(again)
    for (const each of document.querySelectorAll('.decision-place'))
      notices.observe(each, { childList: true })
    return () => {
      sizes.disconnect()
      notices.disconnect()
    }
  }, [panel, how])
}

/** The server that is run on, with all its ice, is what the run is about. */
const serverIn = (board: Element): readonly Taken[] =>
  [...board.querySelectorAll('[data-attacked="true"]')].map(each => ({
    box: each.getBoundingClientRect(),
    matters: 8,
  }))

function put(panel: HTMLElement, view: View): void {
  const board = document.querySelector('.board')
  const below = [...document.querySelectorAll('.right, .told')]
  if (board === null || panel.offsetHeight === 0) return
  const { last } = panel.querySelector<HTMLElement>('.focus-last')?.dataset ?? {}
  const { left, right, top } = board.getBoundingClientRect()
  const bottom = Math.min(...below.map(each => each.getBoundingClientRect().top))
  panel.style.setProperty('--room', `${bottom - top - 16}px`)
  const covers = place(panel, {
    about: aboutNow(board, view, last)?.getBoundingClientRect() ?? null,
    within: { left, right, top, bottom },
    sides: ['right', 'left'],
    taken: [...cardsOn(board), ...serverIn(board)],
  })
  // A card that was named last covers none that its reader may need now. Ice that was met is news, and lets presses through.
  const isNamed = last !== undefined && panel.querySelector('.ice-met') === null
  panel.dataset.covers = `${isNamed && view.question !== null && covers > 0}`
}

/** Where a run is, by the steps of the edition that the game is played by. */
function stepOfRun({ progress, edition }: View): string | null {
  const step = progress.find(({ kind, what }) => kind === 'structure' && what === 'run')?.step
  return step == null ? null : stepNameIn(edition, 'run', step, gameWords())
}

/** Whether nothing is encountered, accessed, played or set aside, so that `Focus` shows the card that the log named last. */
const isFocusFree = ({ encounter, access, play, setAside }: View): boolean =>
  encounter === null && access === null && play.length === 0 && setAside.cards.length === 0

/** The card that the log has named last since the player’s last answer, or the ice that the Runner met then. */
function LastNamed({ version }: { version: string }) {
  return <LastIn version={version} journal={useAfterPaint(useSaid(state => state.journal))()} />
}

const LastIn = memo(
  ({ version, journal: { lines, answered, met } }: { version: string; journal: Journal }) => {
    // The ice that was met may have come of that answer itself. It stays until something else is spoken of.
    if (met !== null && met.definition === lastNamed(lines))
      return (
        <div className="focus-last" data-last={met.definition}>
          <p className="focus-label">{atTable.encounter.last}</p>
          <LastMet version={version} met={met} />
        </div>
      )
    const definition = lastNamed(lines.slice(answered ?? 0))
    if (definition === null) return null
    return (
      <div className="focus-card focus-last" data-last={definition}>
        <p className="focus-label">{atTable.card.last}</p>
        <CardFace definition={definition} />
      </div>
    )
  },
)

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
  limit === null ? atTable.run.access.all(taken) : atTable.run.access.limited(limit, taken)
