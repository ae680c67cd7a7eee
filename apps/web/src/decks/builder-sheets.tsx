import './builder-sheets.css'
import type { Playing } from '../local/beginning.ts'
import { decks as words } from '../messages/decks.ts'
import { Sheet } from '../ui/sheet.tsx'
import { Acts } from './builder-head.tsx'
import { replaceWith } from './building.ts'
import { Hands } from './hands.tsx'
import type { Draft } from './history.ts'
import { noteOnDeck } from './own-decks.ts'
import { PlayForm } from './play-form.tsx'
import { ExportForm, ImportForm, ShareForm } from './transfer.tsx'
import { Versions } from './versions.tsx'

/** What opens over the builder. */
export type BuilderSheet =
  | 'more'
  | 'keys'
  | 'hands'
  | 'export'
  | 'share'
  | 'versions'
  | 'play'
  | { readonly import: string }

interface BuilderSheetsProps {
  readonly id: string
  readonly deck: Draft
  readonly sheet: BuilderSheet | null
  readonly onOpen: (sheet: BuilderSheet) => void
  readonly onClose: () => void
  readonly onPlay: (playing: Playing) => void
}

export function BuilderSheets({ id, deck, sheet, onOpen, onClose, onPlay }: BuilderSheetsProps) {
  switch (sheet) {
    case null:
      return null
    case 'more':
      return (
        <Sheet title={words.builder.moreTitle} isOpen onClose={onClose}>
          <div className="builder-more">
            <Acts onOpen={onOpen} />
          </div>
        </Sheet>
      )
    case 'keys':
      return (
        <Sheet title={words.keys.title} isOpen onClose={onClose}>
          <Keys />
        </Sheet>
      )
    case 'hands':
      return (
        <Sheet title={words.hands.title} isOpen onClose={onClose} size="wide">
          <Hands deck={deck} />
        </Sheet>
      )
    case 'export':
      return (
        <Sheet title={words.transfer.exportTitle} isOpen onClose={onClose}>
          <ExportForm deck={deck} />
        </Sheet>
      )
    case 'share':
      return (
        <Sheet title={words.transfer.shareTitle} isOpen onClose={onClose}>
          <ShareForm deck={deck} />
        </Sheet>
      )
    case 'versions':
      return (
        <Sheet title={words.versions.title} isOpen onClose={onClose}>
          <Versions id={id} onClose={onClose} />
        </Sheet>
      )
    case 'play':
      return (
        <Sheet title={words.builder.playLead} isOpen onClose={onClose}>
          <PlayForm
            deck={deck}
            own={id}
            onPlay={playing => {
              noteOnDeck(id, { played: Date.now() })
              onPlay(playing)
            }}
          />
        </Sheet>
      )
    default:
      return (
        <Sheet title={words.transfer.importTitle} isOpen onClose={onClose}>
          <ImportForm
            text={sheet.import}
            act={words.transfer.replace}
            onTake={({ name, identity, cards }) => {
              replaceWith({ name: name === '' ? deck.name : name, identity, cards })
              onClose()
            }}
          />
        </Sheet>
      )
  }
}

const Keys = () => (
  <>
    <p className="muted">{words.keys.lead}</p>
    <dl className="builder-keys">
      {Object.values(words.keys.rows).map(({ key, does }) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  </>
)
