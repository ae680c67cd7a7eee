import './other-editions.css'
import type { RefusedOptionView, View } from '@paydata/engine'
import { citation, labelOf } from '@paydata/words'
import { useEffect, useState } from 'react'
import { gameWords } from '../messages/game.ts'
import { rules as words } from '../messages/rules.ts'
import { say } from '../messages/say.ts'
import { useSaid } from '../store/said.ts'
import { askWhyNot } from '../store/session.ts'
import { Choices } from '../ui/choices.tsx'
import { stepText } from '../words/words.ts'
import { choiceText } from './choices.ts'
import { compared, tablesOf } from './comparison.ts'
import type { Now } from './now.ts'
import { isSameThere, offeredIn } from './now.ts'
import type { Deed } from './standing.ts'

interface OtherEditionsProps {
  readonly view: View
  /** Null before the first turn. */
  readonly moment: string | null
}

const names = Object.keys(say.play.editions) as readonly (keyof typeof say.play.editions)[]

/** What another edition of the rules would offer at the moment of a game that somebody is shown. */
export default function OtherEditions({ view, moment }: OtherEditionsProps) {
  const others = compared.flatMap(({ name }) => names.filter(each => each === name && each !== view.edition))
  const refused = useRefused(view.question !== null)
  const [chosen, choose] = useState(
    () => others.find(each => !isSameThere(offeredIn(view, moment, each))) ?? others[0],
  )
  if (chosen === undefined) return null
  const now = offeredIn(view, moment, chosen, refused)
  const standing = now.standing === null ? [] : [standingText(now.standing, chosen)]
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
        <ul className="elsewhere">
          {[...standing, ...told].map(each => (
            <li key={each}>{each}</li>
          ))}
        </ul>
        {told.length === 0 && <p className="muted">{words.nothingElse}</p>}
      </div>
    </section>
  )
}

/** What whoever is asked is not offered now, and why; nothing until the answer is there. */
function useRefused(isAsked: boolean): readonly RefusedOptionView[] {
  const whyNot = useSaid(state => state.whyNot)
  const version = useSaid(state => state.version)
  const isKnown = whyNot?.version === version
  useEffect(() => {
    if (isAsked && !isKnown) void askWhyNot()
  }, [isAsked, isKnown])
  return isKnown ? (whyNot?.unavailable ?? []) : []
}

const cited = (text: string, rule: string | null): string =>
  rule === null ? text : `${text} (${citation(rule)})`

/** A step of an edition with what each player could do there. */
function standingText({ is, at: { step, deeds } }: NonNullable<Now['standing']>, edition: string): string {
  const may = { paid: words.paid, ...words.rez, score: words.score, ...words.decides }
  const by = (who: Deed['who']): readonly string[] => {
    const own = deeds.filter(each => each.who === who).map(each => may[each.may])
    return own.length === 0 ? [] : [`${who === 'both' ? words.both : say.sides[who]}: ${own.join(', ')}`]
  }
  const all = [...by('both'), ...by('corp'), ...by('runner')]
  return words.stands[is](
    stepText({ structure: step.structure, ...step.row }, edition),
    all.length === 0 ? words.nobody : all.join('; '),
  )
}

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
    ...rules.map(({ choice, rule }) => cited(choiceText(choice, tablesOf(edition)), rule)),
  ]
}
