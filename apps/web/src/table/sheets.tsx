import './sheets.css'
import type { View } from '@paydata/engine'
import type { ComponentType, ReactNode } from 'react'
import { lazy } from 'react'
import { CardFace } from '../cards/card-face.tsx'
import { WordsHere } from '../glossary/here.tsx'
import { atTable } from '../messages/at-table.ts'
import { withWords } from '../messages/language.ts'
import { say } from '../messages/say.ts'
import type { Sheet as SheetName } from '../store/hand.ts'
import { openPile, openSheet, useHand } from '../store/hand.ts'
import { concede, setTemporaryOrder } from '../store/session.ts'
import { Button } from '../ui/button.tsx'
import { PartOver, useAhead } from '../ui/part.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { Aside } from './aside.tsx'
import { CardSpot } from './card-spot.tsx'
import { HeldSheet } from './held-sheet.tsx'
import { PlayersSheet } from './players-sheet.tsx'
import { TrackSheet } from './track-sheet.tsx'

const loadSettings = withWords(() => import('../settings/settings-sheets.tsx'), 'settings')
const SettingsSheets = lazy(loadSettings)
// Loaded when it is first opened, as many players never open it.
const DeckSheet = lazy(withWords(() => import('./deck-sheet.tsx'), 'decks'))
const WordsSheet = lazy(withWords(() => import('../glossary/words-sheet.tsx'), 'glossary'))
const later = [loadSettings]

interface SheetsProps {
  readonly view: View
  readonly chat: ReactNode
  /** Buttons for which the top bar of a phone has no room. */
  readonly menu: ReactNode
  readonly onLeave: () => void
  /** A replay has other keys than a game. */
  readonly keyPlace: 'table' | 'replay'
  /** Whether the game is in progress, so that a player can concede. */
  readonly isOn: boolean
}

/** The sheets that open over the table. Each is drawn only while the store says that it is open. */
const sheets: { readonly [Name in SheetName]: ComponentType<SheetsProps> } = {
  log: LogSheet,
  players: PlayersSheet,
  track: ({ view, isOn }) => <TrackSheet view={view} hasStops={isOn && view.viewer !== 'spectator'} />,
  settings: SettingsOfTable,
  help: SettingsOfTable,
  keymap: SettingsOfTable,
  piles: PileSheet,
  deck: DeckOfViewer,
  held: HeldSheet,
  concede: ConcedeSheet,
  words: WordsOfTable,
}

const close = (): void => openSheet(null)

export function Sheets(table: SheetsProps) {
  const sheet = useHand(state => state.sheet)
  useAhead(later)
  const Open = sheet === null ? null : sheets[sheet]
  return (
    <>
      {Open !== null && <Open {...table} />}
      <WordsHere />
    </>
  )
}

function SettingsOfTable({ view, menu, onLeave, keyPlace, isOn }: SheetsProps) {
  return (
    <PartOver onClose={close}>
      <SettingsSheets place={keyPlace}>
        <div className="answer-row sheet-phone">
          {view.viewer !== 'spectator' && isOn && (
            <Button
              onPress={() => {
                close()
                setTemporaryOrder('skip')
              }}
            >
              {atTable.people.skip}
            </Button>
          )}
          <span className="sheet-menu">{menu}</span>
          {view.viewer !== 'spectator' && isOn && (
            <Button look="danger" onPress={() => openSheet('concede')}>
              {say.menu.concede}
            </Button>
          )}
          <Button onPress={onLeave}>{say.menu.leave}</Button>
        </div>
      </SettingsSheets>
    </PartOver>
  )
}

function LogSheet({ chat }: SheetsProps) {
  return (
    <Sheet title={atTable.log.title} isOpen onClose={close} size="wide">
      <Aside chat={chat} />
    </Sheet>
  )
}

function ConcedeSheet() {
  return (
    <Sheet title={atTable.concede.title} isOpen onClose={close}>
      <p>{atTable.concede.lead}</p>
      <div className="answer-row">
        <Button look="plain" onPress={close}>
          {atTable.concede.no}
        </Button>
        <Button
          look="danger"
          onPress={() => {
            close()
            void concede()
          }}
        >
          {atTable.concede.yes}
        </Button>
      </div>
    </Sheet>
  )
}

function DeckOfViewer({ view }: SheetsProps) {
  return (
    <PartOver onClose={close}>
      <DeckSheet key={view.viewer} view={view} />
    </PartOver>
  )
}

function WordsOfTable({ view }: SheetsProps) {
  return (
    <PartOver onClose={close}>
      <WordsSheet view={view} />
    </PartOver>
  )
}

function PileSheet({ view }: SheetsProps) {
  const pile = useHand(state => state.pile)
  if (pile === null) return null
  const { cards, count } = view[pile].discard
  const unseen = count - cards.length
  return (
    <Sheet title={atTable.board.discard[pile]} isOpen onClose={() => openPile(null)} size="wide">
      <div className="pile">
        {cards.map((card, i) =>
          card.face === null ? null : (
            <CardSpot key={card.id ?? `pile${i}`} card={card} className="pile-card">
              <CardFace definition={card.face.definition} face={card.face} />
            </CardSpot>
          ),
        )}
        {unseen > 0 && <p className="muted">{atTable.board.unseen(unseen)}</p>}
        {count === 0 && <p className="muted">{atTable.board.emptyPile}</p>}
      </div>
    </Sheet>
  )
}
