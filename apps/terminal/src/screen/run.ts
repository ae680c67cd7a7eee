import type { CardView, SubroutineView, View } from '@paydata/engine'
import { breachTermIn } from '@paydata/words'
import { stepNameIn } from '@paydata/words/english'
import { subroutineText, textOf } from '../words.ts'
import { cardOnTable } from './cards.ts'
import { flow, many, wrap } from './layout.ts'
import type { Paint } from './paint.ts'
import { hostedOn, serverName } from './servers.ts'

const marks: Readonly<Record<SubroutineView['state'], string>> = {
  unbroken: '↳',
  broken: '✗ broken:',
  resolving: '▸ now:',
  resolved: '✓ done:',
}

const breaches = { breach: 'breaching', accessCards: 'accessing cards from' } as const

/** What is going on in a run: the encounter with its subroutines, the breach, the card being accessed. */
export function runLines(view: View, width: number, paint: Paint): string[] {
  return [
    ...runLine(view, width, paint),
    ...encounterLines(view, width, paint),
    ...accessLines(view, width, paint),
  ]
}

function runLine(view: View, width: number, paint: Paint): string[] {
  const { run, breach } = view
  const parts = [
    ...(run === null ? [] : [`Run on ${serverName(run.server)}: ${stepOfRun(view)}`]),
    ...(run?.successful === true && run.phase !== 'success' ? ['successful'] : []),
    ...(breach === null
      ? []
      : [
          `${breaches[breachTermIn(view.definitions)]} ${serverName(breach.server)}, ${breach.taken}${breach.limit === null ? '' : ` of ${breach.limit}`} accessed`,
        ]),
    ...(view.mark === null ? [] : [`the mark is ${serverName(view.mark)}`]),
  ]
  return parts.length === 0 ? [] : flow('▶ ', parts, width).map(line => paint('marker', line))
}

/** Where a run is, by the steps of the edition that the game is played by. */
function stepOfRun({ progress, edition }: View): string {
  const step = progress.find(({ kind, what }) => kind === 'structure' && what === 'run')?.step ?? ''
  return stepNameIn(edition, 'run', step) ?? step
}

function encounterLines(view: View, width: number, paint: Paint): string[] {
  const { encounter } = view
  if (encounter === null) return []
  const { ice, bypassed, subroutines } = encounter
  const types = ice.face?.subtypes.join(', ') ?? ''
  const head = `  Encountering ${cardOnTable(ice, hostedOn(view, ice), paint)}${types === '' ? '' : ` (${types})`}${bypassed ? ', bypassed' : ''}`
  return [
    ...wrap(head, width, 4),
    ...subroutines.flatMap(each => {
      const text = `    ${each.index + 1} ${marks[each.state]} ${subroutineText(view.definitions, each.path)}`
      const lines = wrap(text, width, 8)
      return each.state === 'unbroken' ? lines : lines.map(line => paint('dim', line))
    }),
  ]
}

function accessLines(view: View, width: number, paint: Paint): string[] {
  return view.access === null ? [] : accessed(view.definitions, view.access, width, paint)
}

function accessed(version: string, card: CardView, width: number, paint: Paint): string[] {
  const { face } = card
  if (face === null) return ['  Accessing a card']
  const facts = [
    face.type ?? '',
    ...(face.points === null ? [] : [many(face.points, 'point')]),
    ...(face.trash === null ? [] : [`trash cost ${face.trash.value}¢`]),
  ]
  const text = textOf(version, face.definition)
  return [
    ...wrap(`  Accessing ${paint('bold', face.title)} (${facts.join(', ')})`, width, 4),
    ...text.flatMap(line => wrap(`    ${line}`, width, 4)),
  ]
}
