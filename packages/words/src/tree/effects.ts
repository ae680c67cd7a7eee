import type { Declaration, Lasting, Later } from '@paydata/engine/language'
import { speaksOf, termIn } from '@paydata/engine/language'
import { quantityApart } from './amounts.ts'
import type { Clause } from './clauses.ts'
import { endingOf } from './conditions.ts'
import { boostOf, declaredClauses, declaredOf } from './declarations.ts'
import { nothing } from './doing.ts'
import { cards } from './nouns.ts'
import { serverName } from './places.ts'
import type { Reading } from './reading.ts'
import { person } from './reading.ts'
import { triggeredClauses } from './triggers.ts'

/** Something that lasts: "+1 strength", "this program has +2 strength until the run ends" (CR 9.10). */
export function changedClauses(r: Reading, i: Lasting): readonly Clause[] {
  const told = i.declares.map(each => counted(each, i))
  const [first] = told
  const isOne = i.declares.length === 1
  if (first?.declare === 'replace') return declaredClauses(r, first)
  if (first?.declare === 'access' && isOne) {
    const server = i.until.at === 'breachEnds' ? null : serverName(r, first.server)
    return [
      {
        say: termIn(r.edition, 'accessMore'),
        who: person(r, 'runner'),
        amount: quantityApart(r, first.by),
        server,
      },
    ]
  }
  // CR 3.9.5b: a raised strength lasts for the encounter without saying so.
  const boost = isOne ? boostOf(r, first) : null
  if (boost !== null && first !== undefined) {
    const until = i.until.at === 'encounterEnds' ? null : endingOf(r, i.until)
    return [{ say: 'lasting', declares: [r.boosts === true ? boost : declaredOf(r, first)], until }]
  }
  const isNext = i.until.at === 'nextEncounterEnds'
  const about: Reading = isNext ? { ...r, encounter: 'next' } : r
  const chosen = i.on === undefined || typeof i.on === 'string' ? null : cards(r, i.on)
  const lasts: Clause = {
    say: 'lasting',
    declares: told.map(each => declaredOf(about, each)),
    // What is said of the next encounter ends with it.
    until: isNext ? null : endingOf(r, i.until),
  }
  return chosen === null ? [lasts] : [{ say: 'chooseCards', who: 'you', cards: chosen }, lasts]
}

/** What is counted once, as it begins, is told where it is used. */
function counted(each: Declaration, { fixed }: Lasting): Declaration {
  if (each.declare === 'gains' && typeof each.times === 'object' && each.times.amount === 'bound') {
    const times = fixed?.[each.times.name]
    return times === undefined ? each : { ...each, times }
  }
  if (each.declare !== 'strength' || 'to' in each || typeof each.by === 'number') return each
  const by = each.by.amount === 'bound' ? fixed?.[each.by.name] : undefined
  return by === undefined ? each : { ...each, by }
}

/** At the end of the turn no server is attacked any more: "that server". */
const afterwards = (r: Reading, { when }: Later['ability']): Reading =>
  'on' in when && speaksOf(when.on, 'turnEnded') ? { ...r, attacked: 'that' } : r

/** A delayed ability (CR 9.6.13). */
export function laterClauses(r: Reading, { ability, until }: Later): readonly Clause[] {
  if (until.at === 'resolved')
    return triggeredClauses(afterwards(r, ability), ability, until.or === 'runEnds' ? 'nextInRun' : 'next')
  const [does = nothing, ...rest] = triggeredClauses(r, ability)
  return [{ say: 'until', until: endingOf(r, until), does }, ...rest]
}
