import './ways.css'
import type { QuestionView, View } from '@paydata/engine'
import { factsOf } from '../cards/facts.ts'
import { Text } from '../icons/icon.tsx'
import { atTable } from '../messages/at-table.ts'
import { Button } from '../ui/button.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { priceText } from '../words/price.ts'
import { subroutineText } from '../words/words.ts'
import { answerInOneGo } from './answering.ts'
import type { OfferedMacro } from './macros.tsx'

const words = atTable.macros

interface WaysProps {
  readonly view: View
  readonly question: QuestionView
  readonly ways: readonly OfferedMacro[]
  readonly onClose: () => void
}

/** All ways to break the ice, each with its price and what it leaves. */
export function Ways({ view, question, ways, onClose }: WaysProps) {
  return (
    <Sheet title={words.ways} isOpen onClose={onClose}>
      <ul className="ways-through">
        {ways.map((each, at) => (
          <li key={at}>
            <Button
              onPress={() => {
                onClose()
                answerInOneGo(question, each.macro, at)
              }}
            >
              <span>
                <Text>{wayText(each)}</Text>
                {each.way?.leaves.map(index => (
                  <small key={index}>
                    <Text>{words.leaves(subroutineAt(view, index))}</Text>
                  </small>
                ))}
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}

function wayText({ way, price }: OfferedMacro): string {
  const using = way?.using.map(definition => factsOf(definition)?.printed.title ?? definition).join(', ')
  const what = using ? words.with(using) : words.withNone
  return price === null ? what : `${what}: ${priceText(price)}`
}

function subroutineAt({ encounter, definitions }: View, index: number): string {
  const path = encounter?.subroutines.find(each => each.index === index)?.path
  return path === undefined ? atTable.encounter.aSubroutine : subroutineText(definitions, path)
}
