import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Examples } from './examples.ts'
import type { ScratchProject } from './project.ts'

function node(folder: string, script: string, ...args: string[]): Promise<{ ok: boolean; output: string }> {
  // A test that runs inside of a test must not take itself for a part of it.
  const outer = Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST'))
  const env = { ...Object.fromEntries(outer), NO_COLOR: '1' }
  return new Promise(resolve => {
    const child = spawn(process.execPath, [join(folder, 'node_modules', script), ...args], {
      cwd: folder,
      env,
    })
    let output = ''
    child.stdout.on('data', data => (output += data))
    child.stderr.on('data', data => (output += data))
    child.on('error', error => resolve({ ok: false, output: `${output}${error.message}` }))
    child.on('close', status => resolve({ ok: status === 0, output }))
  })
}

/** What the compiler says of the examples and of the files they change, by their places. */
export async function compile(project: ScratchProject, examples: Examples): Promise<string[]> {
  // All of the project, so that the compiler asks for a place which the pages forget to name.
  const compilerOptions = { incremental: false, allowJs: true, jsx: 'react-jsx' }
  const config = {
    extends: './tsconfig.test.json',
    compilerOptions,
    include: ['packages/**/*', 'apps/**/*'],
  }
  project.write('tsconfig.examples.json', JSON.stringify(config))
  const args = ['-p', 'tsconfig.examples.json', '--pretty', 'false']
  const { ok, output } = await node(project.folder, 'typescript/bin/tsc', ...args)
  const found = output.split('\n').filter(line => /\berror TS\d/.test(line))
  if (!ok && found.length === 0) return [output]

  const refused = new Set<string>()
  const faults: string[] = []
  for (const line of found) {
    const place = /^(.*?)\((\d+),\d+\)/.exec(line)
    const origin = place === null ? undefined : project.originOf(place[1]!, Number(place[2]))
    if (origin !== undefined && examples.announced.has(origin)) refused.add(origin)
    else faults.push(project.told(line))
  }
  // What cannot be parsed keeps the compiler from looking at words.
  const parsed = !found.some(line => /\berror TS1\d{3}:/.test(line))
  for (const each of examples.announced)
    if (parsed && !refused.has(each)) faults.push(`${each} says "new", but all words of the line are known`)
  return faults
}

/** The tests among the examples, and all that can be loaded. */
export async function run(project: ScratchProject, examples: Examples): Promise<string[]> {
  const scripts = [...examples.scripts].map(
    ([place, path]) => `test('${place}', () => import('../../${path}'))`,
  )
  const loading = 'apps/examples/all.test.js'
  project.write(loading, ["import { test } from 'vitest'", ...scripts].join('\n'))
  const config = `
    import base from './vitest.config.ts'
    const include = ${JSON.stringify([loading, ...examples.tests])}
    export default { ...base, cacheDir: '.vite', test: { ...base.test, include } }`
  project.write('vitest.examples.config.mjs', config)
  const report = join(project.folder, 'report.json')
  const args = ['run', '--config', 'vitest.examples.config.mjs', '--configLoader', 'runner']
  const wanted = ['--reporter=json', `--outputFile=${report}`]
  const { ok, output } = await node(project.folder, 'vitest/vitest.mjs', ...args, ...wanted)
  if (!existsSync(report)) return [project.told(output)]

  const { testResults }: Report = JSON.parse(readFileSync(report, 'utf8'))
  const failed = testResults.flatMap(({ name, message, assertionResults }) => {
    if (assertionResults.length === 0) return [project.told(`${name}:1:1 ${message}`)]
    return assertionResults
      .filter(each => each.status !== 'passed')
      .map(each => project.told(`${each.fullName}: ${each.status} ${withoutOuter(each.failureMessages)}`))
  })
  if (!ok && failed.length === 0) return [project.told(output)]
  const missing = examples.tests.size + 1 - testResults.length
  return missing === 0 ? failed : [...failed, `${missing} files of tests were not run`]
}

/** A failure without the lines of its stack that are below the test. */
function withoutOuter(messages: readonly string[]): string {
  const lines = messages.join('\n').split('\n')
  return lines.filter(line => !/^\s+at .*(node_modules|<anonymous>)/.test(line)).join('\n')
}

interface Report {
  readonly testResults: readonly {
    readonly name: string
    readonly message: string
    readonly assertionResults: readonly {
      readonly fullName: string
      readonly status: string
      readonly failureMessages: readonly string[]
    }[]
  }[]
}
