// Which files of tests a change concerns: those that import what was changed, the nearest first.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesIn, meant, root } from './imports.mjs'

/** @param {string[]} args */
const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)

/** Where this branch left main; on main itself, the last commit. */
function beginning() {
  const mains = git('for-each-ref', '--format=%(refname)', 'refs/heads/main', 'refs/remotes/origin/main')
  return mains[0] === undefined ? 'HEAD' : (git('merge-base', 'HEAD', mains[0])[0] ?? 'HEAD')
}

/** Every file that is other than where this branch left main: in commits, in the working tree, or new. */
export function changedFiles() {
  const others = git('ls-files', '--others', '--exclude-standard')
  return [...new Set([...git('diff', '--name-only', '--no-renames', beginning()), ...others])].sort()
}

/** @param {string} file */
export const isUnitTest = file => /^(packages|apps|docs|e2e)\/.*\.test\.tsx?$/.test(file)
/** @param {string} file */
export const isSeenInBrowser = file => /^(packages|apps|e2e)\//.test(file)

const imported = /\b(?:from|import)\s*\(?\s*'([^']+)'/g

/** The files that import each file. The test beside a file is one of them: that of a card finds it among all cards. */
function importers() {
  const files = ['packages', 'apps', 'docs', 'e2e'].flatMap(filesIn)
  /** @type {Map<string, string[]>} */
  const by = new Map()
  /** @param {string} file @param {string} importer */
  const add = (file, importer) => by.set(file, [...(by.get(file) ?? []), importer])
  for (const test of files.filter(isUnitTest)) add(test.replace(/\.test(?=\.tsx?$)/, ''), test)
  for (const file of files.filter(each => /\.(ts|tsx|mjs)$/.test(each)))
    for (const [, name = ''] of readFileSync(join(root, file), 'utf8').matchAll(imported)) {
      const to = meant(file, name)
      if (to !== undefined) add(to, file)
    }
  return by
}

/** What was changed and what imports it, directly or not, those that are nearest first. @param {string[]} changed */
export function concernedBy(changed) {
  const by = importers()
  const reached = new Set(changed)
  // A set keeps the order in which files come to it, and what comes while it is gone through is gone through too.
  for (const file of reached) for (const importer of by.get(file) ?? []) reached.add(importer)
  return [...reached].filter(file => existsSync(join(root, file)))
}
