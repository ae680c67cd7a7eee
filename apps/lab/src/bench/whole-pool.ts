import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { cards, sets } from '@paydata/cards'
import type { Definition } from '@paydata/engine'
import { defineCards } from '@paydata/engine'
import { writeChunks } from './chunks.ts'

/** So many cards there will be. */
export const wholePool = 2054

/** The same card under another name, of another set. */
export const copyOf = (card: Definition, nth: number): Definition =>
  nth === 0
    ? card
    : {
        ...card,
        is: `${card.is}_${nth}`,
        set: `${card.set} ${nth}`,
        printed: { ...card.printed, title: `${card.printed.title} ${nth}` },
      }

/** A version with as many cards as there will be: those that there are, and copies of them. */
export function versionOfWholePool(): string {
  const all: Definition[] = []
  for (let nth = 0; all.length < wholePool; nth++) all.push(...cards.map(card => copyOf(card, nth)))
  return defineCards('the whole pool', all.slice(0, wholePool)).version
}

export interface Loading {
  /** Of the processor, as others may be using it too. */
  readonly milliseconds: number
  readonly bytes: number
}

/**
 * What a new process needs to load the code of as many cards as there will be, to make them known, and to have those of
 * a game ready. Each copy of the Core Set is code of its own, as further sets are.
 */
export async function loadings(times: number): Promise<readonly Loading[]> {
  const folder = mkdtempSync(join(tmpdir(), 'paydata-pool-'))
  try {
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
    // One more, with which the engine gets ready.
    const files = await writeChunks(folder, 1 + Math.ceil(wholePool / (sets.core?.length ?? 0)))
    const loader = fileURLToPath(new URL('./loader.js', import.meta.url))
    const load = () =>
      execFileSync(process.execPath, ['--expose-gc', loader, folder, ...files], { encoding: 'utf8' })
    return Array.from({ length: times }, () => JSON.parse(load()))
  } finally {
    rmSync(folder, { recursive: true })
  }
}
