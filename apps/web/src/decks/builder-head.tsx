import '../ui/screen-head.css'
import './builder-head.css'
import type { Violation } from '@paydata/decks'
import { formats } from '@paydata/decks/starter'
import { useId } from 'react'
import { decks as words } from '../messages/decks.ts'
import { say } from '../messages/say.ts'
import { Link } from '../route/link.tsx'
import { Button } from '../ui/button.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Select } from '../ui/select.tsx'
import { nameOf } from './arranging.ts'
import type { BuilderSheet } from './builder-sheets.tsx'
import { redo, rename, setFormat, undo, useBuilding } from './building.ts'
import type { Draft } from './history.ts'
import { formatFrom } from './own-deck.ts'

interface BuilderHeadProps {
  readonly deck: Draft
  readonly violations: readonly Violation[]
  readonly isPhone: boolean
  readonly onOpen: (sheet: BuilderSheet) => void
}

/** The head of the builder: the name and the format of the deck, and what can be done with it. */
export function BuilderHead({ deck, violations, isPhone, onOpen }: BuilderHeadProps) {
  const name = useId()
  const canUndo = useBuilding(({ history }) => (history?.before.length ?? 0) > 0)
  const canRedo = useBuilding(({ history }) => (history?.after.length ?? 0) > 0)
  return (
    <header className="screen-head builder-head">
      <Link to={{ at: 'decks', deck: null }} className="screen-home">
        <img src="/paydata.svg" alt="" width="24" height="24" />
        <span className="builder-back">{words.title}</span>
      </Link>
      <h1 className="unseen">{nameOf(deck)}</h1>
      <div className="filter builder-name">
        <label htmlFor={name}>{words.builder.name}</label>
        <input
          id={name}
          value={deck.name}
          maxLength={200}
          placeholder={words.unnamed}
          autoComplete="off"
          onChange={event => rename(event.target.value)}
        />
      </div>
      <Select
        label={words.builder.format}
        value={deck.format}
        all={Object.keys(formats).map(formatFrom)}
        words={format => say.play.formats[format]}
        onChange={setFormat}
      />
      <div className="builder-acts">
        <IconButton icon="undo" label={words.builder.undo} disabled={!canUndo} onPress={undo} />
        <IconButton icon="redo" label={words.builder.redo} disabled={!canRedo} onPress={redo} />
        {isPhone ? (
          <Button onPress={() => onOpen('more')}>{words.builder.more}</Button>
        ) : (
          <Acts onOpen={onOpen} />
        )}
        <Button
          look="primary"
          title={words.builder.playLead}
          disabled={violations.length > 0}
          onPress={() => onOpen('play')}
        >
          {words.builder.play}
        </Button>
        {!isPhone && <IconButton icon="help" label={words.builder.help} onPress={() => onOpen('keys')} />}
      </div>
    </header>
  )
}

/** What else can be done with the deck. A phone has it in a sheet. */
export const Acts = ({ onOpen }: { onOpen: (sheet: BuilderSheet) => void }) => (
  <>
    <Button onPress={() => onOpen('hands')}>{words.builder.hands}</Button>
    <Button onPress={() => onOpen({ import: '' })}>{words.builder.import}</Button>
    <Button onPress={() => onOpen('export')}>{words.builder.transfer}</Button>
    <Button onPress={() => onOpen('share')}>{words.builder.share}</Button>
    <Button onPress={() => onOpen('versions')}>{words.versions.title}</Button>
  </>
)
