// Says of each file of tests how it ended, as soon as it has: a reporter of vitest, read by stages.mjs.
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'

/** @typedef {{ passed: number, failed: number, skipped: number }} Totals */
/** @typedef {Totals & { file: string, seconds: number, faults: string[] }} Ended */

const root = fileURLToPath(new URL('..', import.meta.url))
const mark = 'file of tests: '

/** @param {string} message */
const firstLine = message => message.split('\n', 1)[0]

export default class Progress {
  /** @param {import('vitest/node').TestModule} module */
  onTestModuleEnd(module) {
    const { collectDuration, setupDuration, duration } = module.diagnostic()
    const broken = module.errors().map(({ message }) => `(could not be loaded) ${firstLine(message)}`)
    /** @type {Ended} */
    const ended = {
      file: relative(root, module.moduleId),
      seconds: (collectDuration + setupDuration + duration) / 1000,
      passed: 0,
      failed: broken.length,
      skipped: 0,
      faults: broken,
    }
    for (const test of module.children.allTests()) {
      const { state, errors } = test.result()
      if (state === 'pending') continue
      ended[state] += 1
      if (state === 'failed') ended.faults.push(`> ${test.fullName}: ${firstLine(errors[0]?.message ?? '')}`)
    }
    console.log(`${mark}${JSON.stringify(ended)}`)
  }
}

/** Other reporters may have begun the line. @param {string} line @returns {Ended | null} */
export function fileEndedIn(line) {
  const [, found] = line.split(mark)
  return found === undefined ? null : JSON.parse(found)
}
