import './picture-form.css'
import { useMemo, useState } from 'react'
import { decks as words } from '../messages/decks.ts'
import { Button } from '../ui/button.tsx'
import { nameOf } from './arranging.ts'
import type { Draft } from './history.ts'
import { addressOfPicture, asPng, pictureInWords, pictureOfDeck } from './picture.ts'
import { saveAs } from './saving.ts'

const canCopy = (): boolean => typeof ClipboardItem !== 'undefined' && 'write' in (navigator.clipboard ?? {})
const canShare = (): boolean =>
  navigator.canShare?.({ files: [new File([''], 'deck.png', { type: 'image/png' })] }) === true

/** A picture of the deck, to save, and to copy or share where the browser can. */
export function PictureForm({ deck }: { deck: Draft }) {
  const picture = useMemo(() => pictureOfDeck(deck), [deck])
  const [told, setTold] = useState('')
  const file = async (): Promise<File> =>
    new File([await asPng(picture)], `${nameOf(deck)}.png`, { type: 'image/png' })
  const act = (doing: () => Promise<unknown>, done: string): void =>
    void doing().then(
      () => setTold(done),
      // A player who closes the sheet of their device has shared nothing, and knows that.
      error => setTold(error instanceof Error && error.name === 'AbortError' ? '' : words.transfer.noPicture),
    )
  return (
    <section className="deck-picture-form" aria-label={words.transfer.picture}>
      <h3>{words.transfer.picture}</h3>
      <img
        src={addressOfPicture(picture)}
        width={picture.width}
        height={picture.height}
        alt={pictureInWords(deck)}
      />
      <div className="answer-row">
        <Button onPress={() => act(async () => saveAs(await file()), words.transfer.saved)}>
          {words.transfer.savePicture}
        </Button>
        {canCopy() && (
          <Button
            onPress={() =>
              act(
                () => navigator.clipboard.write([new ClipboardItem({ 'image/png': asPng(picture) })]),
                words.transfer.copied,
              )
            }
          >
            {words.transfer.copyPicture}
          </Button>
        )}
        {canShare() && (
          <Button onPress={() => act(async () => navigator.share({ files: [await file()] }), '')}>
            {words.transfer.sharePicture}
          </Button>
        )}
        <span role="status">{told}</span>
      </div>
    </section>
  )
}
