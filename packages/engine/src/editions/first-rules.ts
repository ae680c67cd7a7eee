import type { Edition, Row, RuleChoices } from '../rulebook/editions.ts'
import { during, open, paid, paidRez, paidRezIce, paidRezScore, row } from '../rulebook/rows.ts'
import { rulesOf2017 } from './rules-reference.ts'
import { coreRulebook, cr14, cr16, faq, rulesReference } from './texts.ts'

type More = Omit<Row, 'step' | 'rule'>

/**
 * Where a text has a step: the rulebook of 2012 under a heading; the FAQ of 2013 under a number of a timing structure or a heading of
 * its own, or nowhere, so that the rulebook holds.
 */
interface Places {
  readonly turn: (heading: string, numbered: string | null) => string
  readonly run: (heading: string, number: string | null) => string
  readonly entry: (heading: string, entry: string) => string
}

const underHeading = (heading: string): string => `Core rulebook, ${heading}`
const inRulebook: Places = { turn: underHeading, run: underHeading, entry: underHeading }
const inFaq: Places = {
  turn: (heading, numbered) =>
    numbered === null ? underHeading(heading) : `FAQ 1.1, Timing Structure of Turns, ${numbered}`,
  run: (heading, number) =>
    number === null ? underHeading(heading) : `FAQ 1.1, Timing Structure of a Run ${number}`,
  entry: (_, entry) => `FAQ 1.1, ${entry}`,
}

/**
 * Neither text has a window between the start of the Runner's turn and the first action. That of the Corp's action phase was
 * added in 2013.
 */
function turnsOf({ turn, entry }: Places, actionPhaseOpens: 'withWindow' | 'withAction') {
  const stepOf =
    (player: string) =>
    (step: string, heading: string, number: string | null, more: More = {}): Row =>
      row(step, turn(heading, number && `${player} ${number}`), more)
  const corp = stepOf('Corporation')
  const runner = stepOf('Runner')
  const corpTurn = [
    corp('gainClicks', 'Turn Overview', null),
    corp('drawPhaseWindow', 'Advancing a Card', '1.1', open(paidRezScore)),
    row('refillRecurring', entry('Symbols', 'Recurring Credits')),
    corp('turnBegins', 'Draw Phase', '1.2'),
    corp('mandatoryDraw', 'Draw Phase', '1.3'),
    corp(
      'actionPhaseWindow',
      'Action Phase',
      '2.1',
      actionPhaseOpens === 'withWindow' ? open(paidRezScore) : { deed: 'nothing' },
    ),
    corp('action', 'Action Phase', '2.2', { otherwise: 'discard' }),
    corp('afterAction', 'Timing Priority', '2.2', { ...open(paidRezScore), to: 'action' }),
    corp('discard', 'Trashing and Discarding', '3.1'),
    corp('discardPhaseWindow', 'Discard Phase', '3.2', open(paidRez)),
    corp('loseClicks', 'Action Phase', null),
    corp('turnEnds', 'Discard Phase', '3.3'),
    corp('turnOver', 'Discard Phase', '3.3', { deed: 'nothing' }),
  ]
  const runnerTurn = [
    runner('gainClicks', 'Turn Overview', null),
    runner('firstWindow', 'Timing Priority', '1.1', open(paidRez)),
    row('refillRecurring', entry('Symbols', 'Recurring Credits')),
    runner('turnBegins', 'Action Phase', '1.2'),
    runner('actionPhaseWindow', 'Action Phase', '1.3', { deed: 'nothing' }),
    runner('action', 'Action Phase', '1.3', { otherwise: 'discard' }),
    runner('afterAction', 'Timing Priority', '1.3', { ...open(paidRez), to: 'action' }),
    runner('discard', 'Discard Phase', '2.1'),
    runner('discardPhaseWindow', 'Discard Phase', '2.2', open(paidRez)),
    runner('loseClicks', 'Action Phase', null),
    runner('turnEnds', 'Discard Phase', '2.3'),
    runner('turnOver', 'Discard Phase', '2.3', { deed: 'nothing' }),
  ]
  return { corpTurn, runnerTurn }
}

function runsOf({ run: place, entry }: Places) {
  const step = (name: string, heading: string, number: string | null, more: More = {}): Row =>
    row(name, place(heading, number), more)
  const run = [
    ...during('initiation', [
      step('announce', 'Initiation Phase', '1'),
      step('fillFund', 'Bad Publicity', null),
      step('runBegins', 'Initiation Phase', '1'),
      step('setPosition', 'Initiation Phase', '1'),
      step('initiationEnds', 'Initiation Phase', '1', { otherwise: 'approachServer' }),
    ]),
    ...during('approach', [
      step('approach', 'Approaching Ice', '2', { otherwise: 'pass' }),
      step('approachOver', 'Approaching Ice', '2.4', { otherwise: 'pass' }),
    ]),
    ...during('encounter', [step('encounter', 'Encountering Ice', '3')]),
    ...during('movement', [
      step('pass', 'Encountering Ice', '3.2'),
      step('moveInward', 'Confrontation Phase', '3.2'),
      step('nextPosition', 'Confrontation Phase', '3.2', { to: 'approach', otherwise: 'approachServer' }),
      step('approachServer', 'Access Phase', '4'),
      step('serverWindow', 'Access Phase', '4.1', open(paid)),
      step('jackOut', 'Access Phase', '4.2'),
      step('lastWindow', 'Access Phase', '4.3', open(paidRez)),
    ]),
    ...during('success', [step('success', 'Access Phase', '4.4'), step('breach', 'Access Phase', '4.5')]),
    ...during('end', [
      step('closeWindows', 'Concluding the Run', '5'),
      step('emptyFund', 'Concluding the Run', null),
      step('unsuccessful', 'Approaching Ice', '6'),
      step('runEnds', 'Concluding the Run', '5'),
    ]),
  ]
  const approach = [
    step('approachBegins', 'Approaching Ice', '2'),
    step('firstWindow', 'Approaching Ice', '2.1', open(paid)),
    step('jackOut', 'Approaching Ice', '2.2', { deed: 'jackOutUnlessFirst' }),
    step('approachWindow', 'Approaching Ice', '2.3', open(paidRezIce)),
    step('approachEnds', 'Approaching Ice', '2.4', { deed: 'nothing' }),
  ]
  const encounter = [
    step('encounterBegins', 'Encountering Ice', '3'),
    step('encounterWindow', 'Encountering Ice', '3.1', { window: paid }),
    step('nextSubroutine', 'Encountering Ice', '3.2', { otherwise: 'encounterEnds' }),
    step('subroutineDone', 'Encountering Ice', '3.2', { deed: 'nothing', to: 'nextSubroutine' }),
    step('encounterEnds', 'Encountering Ice', '3.2'),
  ]
  const breach = [
    step('breachBegins', 'Access Phase', '4.5'),
    row('archivesFaceup', entry('Access Phase', 'Accessing Archives')),
    step('setLimit', 'Accessing Multiple Cards', '4.5'),
    step('chooseCandidate', 'Accessing Multiple Cards', '4.5', { otherwise: 'breachEnds' }),
    step('accessCandidate', 'Accessing Multiple Cards', '4.5', { to: 'chooseCandidate' }),
    step('breachEnds', 'Concluding the Run', '4.5'),
  ]
  const access = [
    step('accessBegins', 'Access Phase', '4.5'),
    step('midAccess', 'Trashing Cards', '4.5'),
    step('steal', 'Stealing Agendas', '4.5'),
    step('accessEnds', 'Access Phase', '4.5'),
  ]
  return { run, approach, encounter, breach, access }
}

/** Of what the rulebook and the FAQ leave open, the next text decides that speaks of it: the Rules Reference of 2017. */
const rules: RuleChoices = {
  ...rulesOf2017,
  sameTargetTwice: 'yes',
  lostServer: 'atOnce',
  additionalClicks: 'whileActive',
}

/** The rulebook of 2012 with the FAQ of 2013. */
export const edition2013: Edition = {
  name: '2013',
  citing: [faq, coreRulebook, rulesReference, cr14, cr16],
  structures: { ...turnsOf(inFaq, 'withWindow'), ...runsOf(inFaq) },
  rules,
}

/** The rulebook of the core set, as it came in 2012. */
export const edition2012: Edition = {
  name: '2012',
  citing: [coreRulebook, faq, rulesReference, cr14, cr16],
  structures: { ...turnsOf(inRulebook, 'withAction'), ...runsOf(inRulebook) },
  // "The Runner turns all cards faceup when accessing them"; before it, as of the FAQ.
  rules: { ...rules, archivesFaceup: 'asAccessed' },
}
