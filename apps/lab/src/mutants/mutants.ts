import { createHash } from 'node:crypto'
import type { Fault } from './operators.ts'
import { faultsIn } from './operators.ts'

/** A fault in a file of the project, under a name that stays when other lines change. */
export interface Mutant {
  readonly key: string
  readonly file: string
  readonly line: number
  readonly fault: Fault
  /** The code, and the faulty code in its place. */
  readonly change: string
}

const digest = (text: string): string => createHash('sha256').update(text).digest('hex')

/** Every fault that could be made in a file. A key names the file, the kind of fault, its line and what it changes. */
export function mutantsOf(file: string, code: string): Mutant[] {
  const times = new Map<string, number>()
  return faultsIn(file, code).faults.map(fault => {
    const { start, end, operator, to, where } = fault
    const line = code.slice(0, start).split('\n').length
    const from = code.slice(start, end)
    const written = lineAt(code, start).trim()
    const what = digest(`${operator} ${written} ${from} ${to}`).slice(0, 10)
    // The same fault in the same words more than once: they are counted.
    const nth = times.get(what) ?? 0
    times.set(what, nth + 1)
    const key = `${file}#${operator}-${what}${nth === 0 ? '' : `-${nth}`}`
    const change = where === 'expression' ? `${short(from)}  →  ${short(to)}` : `${short(from)}  →  (nothing)`
    return { key, file, line, fault, change }
  })
}

function lineAt(code: string, index: number): string {
  const end = code.indexOf('\n', index)
  return code.slice(code.lastIndexOf('\n', index - 1) + 1, end < 0 ? code.length : end)
}

const longest = 70

function short(text: string): string {
  const line = text.replace(/\s+/g, ' ')
  return line.length <= longest ? line : `${line.slice(0, longest)}…`
}

/**
 * So many of them by a seed: each has a place that its key and the seed decide, and the first are taken. A fault that is
 * no longer there or a new one moves one place in the sample and no more.
 */
export function sampleOf(mutants: readonly Mutant[], seed: string, count: number): Mutant[] {
  return mutants
    .map(mutant => ({ mutant, place: digest(`${seed} ${mutant.key}`) }))
    .sort((a, b) => (a.place < b.place ? -1 : 1))
    .slice(0, count)
    .map(({ mutant }) => mutant)
}
