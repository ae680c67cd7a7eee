import './transfer.css'
import { cardOf, titleOf } from '@paydata/cards/catalogue'
import type { DeckForm, Problem, Reading } from '@paydata/decks'
import { deckForms, readDeck, sizeOf, writeDeck } from '@paydata/decks'
import type { NamedDeck } from '@paydata/decks/starter'
import type { ChangeEvent, DragEvent } from 'react'
import { lazy, useMemo, useRef, useState } from 'react'
import { decks as words } from '../messages/decks.ts'
import { details } from '../messages/details.ts'
import { Button } from '../ui/button.tsx'
import { Copy } from '../ui/copy.tsx'
import { Part } from '../ui/part.tsx'
import { Select } from '../ui/select.tsx'
import { TextArea } from '../ui/text-area.tsx'
import type { Draft } from './history.ts'
import { saveAs } from './saving.ts'
import { linkTo } from './sharing.ts'

interface ImportFormProps {
  /** What was pasted or dropped already. */
  readonly text: string
  readonly act: string
  readonly onTake: (deck: NamedDeck) => void
}

/** Reads a deck as it is typed, pasted or dropped, and says at once what is wrong with it. */
export function ImportForm({ text: given, act, onTake }: ImportFormProps) {
  const [text, setText] = useState(given)
  const reading = useMemo(() => (text.trim() === '' ? null : readDeck(text)), [text])
  const openFile = (file: File | undefined): void => void file?.text().then(setText)
  const drop = (event: DragEvent): void => {
    if (event.dataTransfer.files.length === 0) return
    event.preventDefault()
    openFile(event.dataTransfer.files[0])
  }
  return (
    <div
      className="transfer"
      onDrop={drop}
      onDragOver={event => event.preventDefault()}
      role="group"
      aria-label={act}
    >
      <p className="muted">{words.transfer.importLead}</p>
      <TextArea label={words.transfer.list} value={text} onChange={setText} />
      <label className="button transfer-file">
        {words.transfer.file}
        <input
          type="file"
          className="unseen"
          accept=".txt,.json,.o8d,.xml,.md,text/*,application/json"
          onChange={(event: ChangeEvent<HTMLInputElement>) => openFile(event.target.files?.[0])}
        />
      </label>
      {reading !== null && <Read reading={reading} act={act} onTake={onTake} />}
    </div>
  )
}

/** What is wrong with a list, in words. */
export const Problems = ({ of }: { of: readonly Problem[] }) =>
  of.length === 0 ? null : (
    <ul className="problems" role="alert">
      {of.map(problem => {
        const text = details.decks.problem(problem)
        return <li key={text}>{text}</li>
      })}
    </ul>
  )

function Read({
  reading,
  act,
  onTake,
}: {
  reading: Reading
  act: string
  onTake: (deck: NamedDeck) => void
}) {
  const deck = reading.ok ? reading.deck : reading.rest
  return (
    <>
      <Problems of={reading.ok ? [] : reading.problems} />
      {reading.passedOver.length > 0 && (
        <p className="muted">
          {words.transfer.passedOver} {reading.passedOver.map(({ text }) => text).join(' · ')}
        </p>
      )}
      {deck !== null && (
        <>
          <p role="status">
            {words.transfer.found(sizeOf(deck), titleOf(deck.identity) || words.noIdentity)}
          </p>
          <div className="answer-row">
            <Button look="primary" onPress={() => onTake(deck)}>
              {reading.ok ? act : words.transfer.rest}
            </Button>
          </div>
        </>
      )}
    </>
  )
}

/** A text with a button that copies it. */
function Copied({ label, text, children }: { label: string; text: string; children?: React.ReactNode }) {
  const field = useRef<HTMLDivElement>(null)
  return (
    <>
      <div ref={field}>
        <TextArea label={label} value={text} onChange={() => {}} />
      </div>
      <div className="answer-row">
        <Copy
          label={words.transfer.copy}
          text={() => text}
          done={words.transfer.copied}
          isPrimary
          shownIn={field}
        >
          {children}
        </Copy>
      </div>
    </>
  )
}

/** The deck in each form that other places read. */
export function ExportForm({ deck }: { deck: Draft }) {
  const [form, setForm] = useState<DeckForm>('text')
  const text = writeDeck(deck, form)
  const ending = text.startsWith('{') ? 'json' : form === 'octgn' ? 'o8d' : form === 'markdown' ? 'md' : 'txt'
  const name = `${deck.name || cardOf(deck.identity)?.title || 'deck'}.${ending}`
  const save = (): void => saveAs(new File([text], name, { type: 'text/plain' }))
  return (
    <>
      <Select
        label={words.transfer.form}
        value={form}
        all={deckForms}
        words={each => words.transfer.forms[each] ?? each}
        onChange={setForm}
      />
      <Copied key={form} label={words.transfer.text} text={text}>
        <Button onPress={save}>{words.transfer.download}</Button>
      </Copied>
    </>
  )
}

// It is drawn only for a player who looks at it.
const PictureForm = lazy(async () => ({ default: (await import('./picture-form.tsx')).PictureForm }))

/** A link that holds the deck, and a picture of it. */
export const ShareForm = ({ deck }: { deck: Draft }) => (
  <>
    <p className="muted">{words.transfer.shareLead}</p>
    <Copied label={words.transfer.link} text={linkTo(deck)} />
    <Part>
      <PictureForm deck={deck} />
    </Part>
  </>
)
