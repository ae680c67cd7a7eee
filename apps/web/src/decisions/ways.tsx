import type { QuestionView, View } from '@paydata/engine'
import { useState } from 'react'
import { factsOf } from '../cards/facts.ts'
import { Text } from '../icons/icon.tsx'
import { say } from '../messages/say.ts'
import { Button } from '../ui/button.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { subroutineText } from '../words/words.ts'
import { answerInOneGo } from './answering.ts'
import type { OfferedMacro } from './macros.tsx'

const words = say.macros

interface WaysProps {
  readonly view: View
  readonly question: QuestionView
  /** All ways to break the ice; the cheapest has a button of its own. */
  readonly ways: readonly OfferedMacro[]
  readonly disabled: boolean
}

/** The other ways to break the ice, each with its price and what it leaves, behind one button. */
export function Ways({ view, question, ways, disabled }: WaysProps) {
  // The number of the question, so that the list closes with it.
  const [openFor, setOpenFor] = useState<number | null>(null)
  if (ways.length < 2) return null
  return (
    <>
      <Button
        className="macro-ways"
        look="quiet"
        disabled={disabled}
        onPress={() => setOpenFor(question.number)}
      >
        {words.otherWays(ways.length - 1)}
      </Button>
      <Sheet title={words.ways} isOpen={openFor === question.number} onClose={() => setOpenFor(null)}>
        <ul className="ways">
          {ways.map((each, at) => (
            <li key={at}>
              <Button
                disabled={disabled}
                onPress={() => {
                  setOpenFor(null)
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
    </>
  )
}

function wayText({ way, price }: OfferedMacro): string {
  const using = way?.using.map(definition => factsOf(definition)?.printed.title ?? definition).join(', ')
  const what = using ? words.with(using) : words.withNone
  return price === null ? what : `${what}: ${words.price(price)}`
}

function subroutineAt({ encounter, definitions }: View, index: number): string {
  const path = encounter?.subroutines.find(each => each.index === index)?.path
  return path === undefined ? say.encounter.aSubroutine : subroutineText(definitions, path)
}
