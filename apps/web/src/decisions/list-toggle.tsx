import './list-toggle.css'
import type { QuestionView, View } from '@paydata/engine'
import { Icon } from '../icons/icon.tsx'
import { atTable } from '../messages/at-table.ts'
import { useHand } from '../store/hand.ts'
import { Button } from '../ui/button.tsx'
import { phone, useMedia } from '../ui/use-media.ts'
import { placedIn, useIsListed, useTokens } from './placed.ts'

interface ListToggleProps {
  readonly view: View
  readonly question: QuestionView
}

/** A button that switches between all options and those without a place on the table. */
export function ListToggle({ view, question }: ListToggleProps) {
  const isListed = useHand(state => state.isListed)
  const isWhole = useIsListed()
  const isPhone = useMedia(phone)
  const basic = useTokens()
  const isOnTable = question.form === 'choose' && placedIn(question, view, basic).size > 0
  const isMore = isPhone ? question.asks !== 'candidate' : isOnTable
  if (isListed ? !isPhone && !isMore : isWhole || !isMore) return null
  const count = question.form === 'choose' ? question.options.length : 0
  return (
    <Button
      look="quiet"
      className="list-toggle"
      label={isListed ? atTable.decision.listLess : atTable.decision.listAll(count)}
      onPress={() => useHand.setState({ isListed: !isListed })}
    >
      <span>{isListed ? atTable.decision.listLess : atTable.decision.all(count)}</span>
      <Icon name={isListed ? 'down' : 'up'} />
    </Button>
  )
}
