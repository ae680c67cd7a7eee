import type { Game, View } from '@paydata/engine'
import { effectText, progressLine } from '@paydata/words/english'
import { fieldsIn, keptIn, objectName, sideName } from './naming.ts'
import type { Branch } from './tree.ts'
import { branch } from './tree.ts'

type Frame = Game['frames'][number]

/** What is in progress: each frame stands in the one that it is part of. `view` sees everything. */
export const framesIn = (game: Game, view: View, depth = 0): readonly Branch[] => {
  const frame = game.frames[depth]
  const seen = view.progress[depth]
  if (frame === undefined || seen === undefined) return []
  const facts = factsOf(game, frame)
  return [
    branch(`${depth} ${progressLine(seen, view)} [${placeOf(frame)}]`, [
      ...facts.map(each => branch(`· ${each}`)),
      ...framesIn(game, view, depth + 1),
    ]),
  ]
}

/** The names of the engine for where a frame is. */
function placeOf(frame: Frame): string {
  switch (frame.kind) {
    case 'structure':
    case 'procedure':
      return `${frame.kind} ${frame.of}, step ${frame.step}, stage ${frame.stage}`
    case 'ability':
      return `ability ${frame.of}, instruction ${frame.at}, stage ${frame.stage}`
    case 'window':
      return `window ${frame.of}`
  }
}

function factsOf(game: Game, frame: Frame): readonly string[] {
  switch (frame.kind) {
    case 'structure':
      return [...keptIn(game, frame.vars), ...ended(frame)]
    case 'procedure':
      return [
        ...whoseOf(game, frame),
        ...keptIn(game, frame.vars),
        ...(frame.bill === null ? [] : fieldsIn(game, { bill: frame.bill })),
        ...ended(frame),
      ]
    case 'ability':
      return [
        ...whoseOf(game, frame),
        ...saysOf(game, `${frame.of}/${frame.at}`),
        ...keptIn(game, frame.vars),
        ...(frame.interrupts === null ? [] : [`changes what is imminent in frame ${frame.interrupts}`]),
      ]
    case 'window':
      return [
        `${sideName(frame.priority)} has priority${'passes' in frame ? `, passes: ${frame.passes}` : ''}`,
        ...(frame.of === 'interrupt' ? [`before what is imminent in frame ${frame.imminent}`] : []),
        ...('pending' in frame ? frame.pending : []).map(
          ({ ability, source, by }) => `waits for ${sideName(by)}: ${objectName(game, source)} [${ability}]`,
        ),
        ...ended(frame),
      ]
  }
}

const whoseOf = (game: Game, { by, source }: Extract<Frame, { by: unknown }>): readonly string[] => [
  `by ${sideName(by)}${source === null ? '' : `, of ${source.card < 0 ? 'the rules' : objectName(game, source)}`}`,
]

function saysOf(game: Game, path: string): readonly string[] {
  const words = effectText(game.definitions, path)
  return words === null || words === '' ? [] : [`“${words}”`]
}

const ended = (frame: { readonly ended: boolean }): readonly string[] =>
  frame.ended ? ['is over: nothing more of it is carried out'] : []
