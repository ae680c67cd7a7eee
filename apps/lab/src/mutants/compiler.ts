import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { labFolder } from '../place.ts'
import { root, textOf } from './code.ts'
import type { Mutant } from './mutants.ts'
import type { Fault } from './operators.ts'

const folder = join(labFolder, 'dist', 'mutants')

/** So few at a time, each in a file of its own, that what the compiler says of a line is about the fault in it. */
const atOnce = 10

/** Faults that the compiler refuses, with what it says: nobody can make them. */
export async function refusedByCompiler(
  mutants: readonly Mutant[],
  progress: (done: number) => void,
): Promise<ReadonlyMap<string, string>> {
  rmSync(folder, { recursive: true, force: true })
  for (const name of ['engine', 'cards'])
    cpSync(join(root, 'packages', name), join(folder, 'packages', name), {
      recursive: true,
      filter: path => !/[\\/](node_modules|dist|tests)$|\.test\.ts$/.test(path),
    })
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config))
  const refused = new Map<string, string>()
  let left = mutants
  while (left.length > 0) {
    const now = left
      .filter(({ file }, nth) => left.findIndex(each => each.file === file) === nth)
      .slice(0, atOnce)
    left = left.filter(each => !now.includes(each))
    for (const mutant of now)
      writeFileSync(join(folder, mutant.file), withFault(textOf(mutant.file), mutant.fault))
    const complaints = await complaintsOfCompiler()
    for (const mutant of now) {
      writeFileSync(join(folder, mutant.file), textOf(mutant.file))
      const lines = textOf(mutant.file).slice(mutant.fault.start, mutant.fault.end).split('\n').length
      const complaint = complaints.find(
        ({ file, line }) => file === mutant.file && line >= mutant.line && line < mutant.line + lines,
      )
      if (complaint !== undefined) refused.set(mutant.key, complaint.says)
    }
    progress(mutants.length - left.length)
  }
  return refused
}

const config = {
  extends: join(root, 'tsconfig.base.json'),
  compilerOptions: {
    composite: false,
    incremental: true,
    declaration: false,
    sourceMap: false,
    noEmit: true,
    rewriteRelativeImportExtensions: false,
    tsBuildInfoFile: join(folder, 'tsbuildinfo'),
    paths: { '@paydata/engine/vocabulary': ['./packages/engine/src/vocabulary.ts'] },
  },
  include: ['packages/*/src/**/*.ts'],
}

interface Complaint {
  readonly file: string
  readonly line: number
  readonly says: string
}

async function complaintsOfCompiler(): Promise<Complaint[]> {
  mkdirSync(folder, { recursive: true })
  const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc')
  const child = spawn(process.execPath, [tsc, '-p', folder, '--pretty', 'false'], { cwd: folder })
  let output = ''
  child.stdout.on('data', (text: Buffer) => (output += text.toString()))
  await new Promise(resolve => child.once('close', resolve))
  return output.split('\n').flatMap(each => {
    const [, file, line, says] = /^(.*?)\((\d+),\d+\): error (.*)$/.exec(each) ?? []
    return file === undefined || says === undefined ? [] : [{ file, line: Number(line), says }]
  })
}

/** The text of a file with a fault made in it, as if somebody had written it so. */
function withFault(code: string, { start, end, to, where }: Fault): string {
  const written = where === 'expression' ? `(${to})` : '{}'
  return code.slice(0, start) + written + code.slice(end)
}
