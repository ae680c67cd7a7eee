// Says of each file of tests how long it took when it ends: a reporter of vitest, read by test.mjs.
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

export default class Progress {
  /** @param {import('vitest/node').TestModule} file */
  onTestModuleEnd(file) {
    const { collectDuration, setupDuration, duration } = file.diagnostic()
    const seconds = (collectDuration + setupDuration + duration) / 1000
    console.log(` ended after ${seconds.toFixed(1)} s: ${relative(root, file.moduleId)}`)
  }
}

/** Other reporters may have begun the line. @param {string} line @returns {{ seconds: number, file: string } | null} */
export function fileEndedIn(line) {
  const [, seconds, file] = / ended after (\d+\.\d) s: (\S+)$/.exec(line) ?? []
  return seconds === undefined || file === undefined ? null : { seconds: Number(seconds), file }
}
