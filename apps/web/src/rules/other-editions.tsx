import type { View } from '@paydata/engine'
import { citation, labelOf } from '@paydata/engine/text'
import { useState } from 'react'
import { gameWords } from '../messages/game.ts'
import { rules as words } from '../messages/rules.ts'
import { say } from '../messages/say.ts'
import { Choices } from '../ui/choices.tsx'
import { stepText } from '../words/words.ts'
import { compared } from './comparison.ts'
import type { Now, OtherRule } from './now.ts'
import { isSameThere, offeredIn } from './now.ts'

interface OtherEditionsProps {
  readonly view: View
  readonly moment: string
}

const names = Object.keys(say.play.editions) as readonly (keyof typeof say.play.editions)[]

/** What another edition of the rules would offer at the moment of a game that somebody is shown. */
export default function OtherEditions({ view, moment }: OtherEditionsProps) {
  const others = compared.flatMap(({ name }) => names.filter(each => each === name && each !== view.edition))
  const [chosen, choose] = useState(
    () => others.find(each => !isSameThere(offeredIn(view, moment, each))) ?? others[0],
  )
  if (chosen === undefined) return null
  const now = offeredIn(view, moment, chosen)
  const told = toldOf(now, view, chosen)
  return (
    <section aria-label={words.elsewhere}>
      <Choices
        label={words.elsewhere}
        value={chosen}
        all={say.play.editions}
        among={others}
        onChange={choose}
      />
      <div aria-live="polite">
        {told.length === 0 ? (
          <p className="muted">{words.nothingElse}</p>
        ) : (
          <ul className="elsewhere">
            {told.map(each => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}

const cited = (text: string, rule: string | null): string =>
  rule === null ? text : `${text} (${citation(rule)})`

const ruleText = ({ choice, word }: OtherRule): string =>
  Object.entries(words.choices[choice]).find(([each]) => each === word)?.[1] ?? word

function toldOf(
  { here, rule, lacks, adds, also, rules }: Now,
  view: View,
  edition: string,
): readonly string[] {
  const offered = [...new Set(lacks.map(option => labelOf(option, view, gameWords()).replace(/\.$/, '')))]
  const window = { paid: words.paid, ...words.rez, score: words.score }
  return [
    ...(here === 'missing' || here === 'moved' ? [cited(words.here[here], rule)] : []),
    ...(offered.length === 0 ? [] : [cited(words.lacks(offered.join('; ')), rule)]),
    ...(adds.length === 0 ? [] : [cited(words.adds(adds.map(each => window[each]).join(', ')), rule)]),
    ...(here === 'window' && offered.length === 0 && adds.length === 0
      ? [cited(words.differences.window, rule)]
      : []),
    ...also.map(({ structure, row }) => words.also(stepText({ structure, ...row }, edition))),
    ...rules.map(each => cited(ruleText(each), each.rule)),
  ]
}
