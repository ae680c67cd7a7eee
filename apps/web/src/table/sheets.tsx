import type { View } from '@paydata/engine'
import { CardFace } from '../cards/card-face.tsx'
import { Log } from '../log/log.tsx'
import { say } from '../messages/english.ts'
import type { Sheet as SheetName } from '../store/hand.ts'
import { openPile, openSheet, useHand } from '../store/hand.ts'
import { say as tell } from '../store/session.ts'
import { Button } from '../ui/button.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { CardSpot } from './card-spot.tsx'
import { SettingsForm } from './settings-form.tsx'

/** What opens over the table. */
export function Sheets({ view, onLeave }: { view: View; onLeave: () => void }) {
  const sheet = useHand(state => state.sheet)
  const close = (): void => openSheet(null)
  const shown = (name: SheetName) => ({ isOpen: sheet === name, onClose: close })
  return (
    <>
      <Sheet title={say.settings.title} {...shown('settings')}>
        <SettingsForm />
        <div className="answer-row sheet-phone">
          <Button onPress={() => openSheet('help')}>{say.menu.help}</Button>
          {view.viewer !== 'spectator' && view.over === null && (
            <Button look="danger" onPress={() => openSheet('concede')}>
              {say.menu.concede}
            </Button>
          )}
          <Button onPress={onLeave}>{say.menu.leave}</Button>
        </div>
      </Sheet>
      <Sheet title={say.keys.title} {...shown('help')}>
        <dl className="keys">
          {say.keys.rows.map(([key, does]) => (
            <div key={key}>
              <dt>
                <kbd className="key">{key}</kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
      </Sheet>
      <Sheet title={say.log.title} {...shown('log')} size="wide">
        <Log />
      </Sheet>
      <Sheet title={say.concede.title} {...shown('concede')}>
        <p>{say.concede.lead}</p>
        <div className="answer-row">
          <Button look="plain" onPress={close}>
            {say.concede.no}
          </Button>
          <Button
            look="danger"
            onPress={() => {
              close()
              tell({ say: 'concede' })
            }}
          >
            {say.concede.yes}
          </Button>
        </div>
      </Sheet>
      <PileSheet view={view} />
    </>
  )
}

function PileSheet({ view }: { view: View }) {
  const pile = useHand(state => (state.sheet === 'piles' ? state.pile : null))
  const { cards, count } = pile === 'corp' ? view.corp.discard : view.runner.discard
  const unseen = count - cards.length
  return (
    <Sheet
      title={pile === null ? '' : say.table.discard[pile]}
      isOpen={pile !== null}
      onClose={() => openPile(null)}
      size="wide"
    >
      <div className="pile">
        {cards.map((card, i) =>
          card.face === null ? null : (
            <CardSpot key={card.id ?? `pile${i}`} card={card} className="pile-card" title="drawn">
              <CardFace definition={card.face.definition} face={card.face} />
            </CardSpot>
          ),
        )}
        {unseen > 0 && <p className="muted">{say.table.unseen(unseen)}</p>}
        {count === 0 && <p className="muted">{say.table.emptyPile}</p>}
      </div>
    </Sheet>
  )
}
