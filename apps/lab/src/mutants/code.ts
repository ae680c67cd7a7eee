import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { rolldown } from 'rolldown'
import { packagesFolder } from '../place.ts'
import type { Switched } from './instrument.ts'
import { withFaults } from './instrument.ts'
import { faultsIn } from './operators.ts'

/** Every file of the engine and the cards, its tests among them, as CommonJS: by its path from the root of the project. */
export type Code = ReadonlyMap<string, string>

export const root = join(packagesFolder, '..')

/** What tests use that is no part of the project: it stays what it is. */
const outside = [/^vitest$/, /^fast-check$/, /^node:/]

/** Paths from the root, with slashes. */
export function filesIn(folder: string, which = /\.ts$/): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .flatMap(entry => {
      const path = `${folder}/${entry.name}`
      if (entry.isDirectory()) return /^(node_modules|dist)$/.test(entry.name) ? [] : filesIn(path, which)
      return which.test(path) ? [path] : []
    })
    .sort()
}

export const isTest = (file: string): boolean => file.endsWith('.test.ts')

/** The sources of a package in which faults are made: neither tests nor data. */
export const sourcesOf = (name: 'engine' | 'cards'): string[] =>
  filesIn(`packages/${name}/src`).filter(file => !isTest(file))

export const textOf = (file: string): string => readFileSync(join(root, file), 'utf8')

/** Files as functions can be made of them, with faults that can be switched on in them. */
export async function codeOf(tests: readonly string[], switched: readonly FileFault[]): Promise<Code> {
  const inFile = new Map<string, Switched[]>()
  for (const each of switched) inFile.set(each.file, [...(inFile.get(each.file) ?? []), each])
  const bundle = await rolldown({
    input: tests.map(file => join(root, file)),
    cwd: root,
    external: outside,
    platform: 'node',
    resolve: { conditionNames: ['source', 'node', 'import', 'default'] },
    treeshake: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'faults',
        transform(code, id) {
          const file = fromRoot(id)
          if (!file.startsWith('packages/') || !file.endsWith('.ts')) return null
          return withFaults(code, faultsIn(file, code), inFile.get(file) ?? [])
        },
      },
    ],
  })
  const { output } = await bundle.generate({
    format: 'cjs',
    preserveModules: true,
    preserveModulesRoot: root,
  })
  await bundle.close()
  return new Map(output.flatMap(each => (each.type === 'chunk' ? [[each.fileName, each.code]] : [])))
}

/** A fault of a file, under its number. */
export interface FileFault extends Switched {
  readonly file: string
}

const fromRoot = (path: string): string => relative(root, path).split(sep).join('/')

/** The name that the code of a file has. */
export const builtName = (file: string): string => file.replace(/\.ts$/, '.js')

/** The file that a path leads to from another. */
export const fileAt = (from: string, path: string): string => join(dirname(from), path).split(sep).join('/')
