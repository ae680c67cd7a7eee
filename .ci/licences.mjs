// Every package of the lock file is under a licence of .ci/licences.json: node .ci/licences.mjs
// What stands there "only as a yardstick" may be a dependency for development of apps/lab, which nobody is given, and of nothing
// else. What is "for other systems" is not installed here, so the list says what its package.json says. All but the list is
// worked out anew each time, so a package that comes with another licence, or without one, fails with its name.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { argv } from 'node:process'
import { fileURLToPath } from 'node:url'
import { root, workspaces } from './imports.mjs'

/** @typedef {{ name: string, version: string }} Package */
/** @typedef {{ allowed: string[], 'only as a yardstick': Record<string, string>, 'for other systems': Record<string, string> }} Licences */

/** The packages that a lock file names. @param {string} lock @returns {Package[]} */
export function packagesIn(lock) {
  const [, section = ''] = /^packages:\n([\s\S]*?)^\w/m.exec(`${lock}\nend:`) ?? []
  return [...section.matchAll(/^ {2}'?(@?[^@'\s]+)@([^:'\s]+)'?:$/gm)].map(([, name = '', version = '']) => ({
    name,
    version,
  }))
}

/** Whether an expression of SPDX can be met with these licences. @param {string} expression @param {string[]} allowed @returns {boolean} */
export function isMet(expression, allowed) {
  const plain = expression.replaceAll(/[()]/g, '')
  // Both in one expression do not occur; without its brackets all of it would have to be allowed.
  const isMixed = / OR /.test(plain) && / AND /.test(plain)
  if (isMixed) return plain.split(/ OR | AND /).every(each => allowed.includes(each))
  return plain.split(' OR ').some(choice => choice.split(' AND ').every(each => allowed.includes(each)))
}

/** What a package.json says of the licence, in one of the forms that there were. @param {unknown} said @returns {string | undefined} */
export function licenceIn(said) {
  if (typeof said !== 'object' || said === null) return undefined
  if ('license' in said && typeof said.license === 'string') return said.license
  const [old] = 'licenses' in said && Array.isArray(said.licenses) ? said.licenses : []
  return typeof old?.type === 'string' ? old.type : undefined
}

/** The licences of what is installed, by name and version. @returns {Map<string, string | undefined>} */
function installed() {
  const store = join(root, 'node_modules', '.pnpm')
  const found = new Map()
  for (const folder of readdirSync(store)) {
    const modules = join(store, folder, 'node_modules')
    if (!existsSync(modules)) continue
    const [scoped = '', version = ''] = /^(@?[^@]+)@([^_(]+)/.exec(folder)?.slice(1) ?? []
    const file = join(modules, scoped.replace('+', '/'), 'package.json')
    if (existsSync(file))
      found.set(`${scoped.replace('+', '/')}@${version}`, licenceIn(JSON.parse(readFileSync(file, 'utf8'))))
  }
  return found
}

/** @param {Record<string, string>} table @param {string} name @returns {string | undefined} */
function elsewhere(table, name) {
  const pattern = Object.keys(table).find(each =>
    each.endsWith('*') ? name.startsWith(each.slice(0, -1)) : name === each,
  )
  return pattern === undefined ? undefined : table[pattern]
}

/**
 * What is wrong, a line for each package. `uses` are the workspaces that need a package.
 * @param {Package[]} packages @param {Map<string, string | undefined>} here @param {Licences} licences
 * @param {(name: string) => string[]} uses @returns {string[]}
 */
export function wrongIn(packages, here, licences, uses) {
  return packages.flatMap(({ name, version }) => {
    const id = `${name}@${version}`
    const licence = here.has(id) ? here.get(id) : elsewhere(licences['for other systems'], name)
    const yardstick = licences['only as a yardstick'][name]
    if (licence === undefined) return [`${id} names no licence, or is not installed here and not in the list`]
    if (yardstick === licence) {
      const more = uses(name).filter(each => each !== 'devDependencies of apps/lab')
      return more.map(each => `${id} (${licence}) is only for the yardstick of apps/lab, and is in ${each}`)
    }
    return isMet(licence, licences.allowed) ? [] : [`${id} is under ${licence}, which is not in the list`]
  })
}

/** @param {string} name @returns {string[]} */
function usesOf(name) {
  const kinds = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies']
  return ['.', 'e2e', ...workspaces].flatMap(workspace => {
    const said = JSON.parse(readFileSync(join(root, workspace, 'package.json'), 'utf8'))
    return kinds.filter(kind => Object.hasOwn(said[kind] ?? {}, name)).map(kind => `${kind} of ${workspace}`)
  })
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  const packages = packagesIn(readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8'))
  /** @type {Licences} */
  const licences = JSON.parse(readFileSync(join(root, '.ci', 'licences.json'), 'utf8'))
  const wrong = wrongIn(packages, installed(), licences, usesOf)
  // A lock file in a new form would let everything pass.
  if (packages.length < 100) wrong.push(`only ${packages.length} packages could be read from the lock file`)
  for (const line of wrong) console.log(line)
  if (wrong.length > 0) console.log('\n.ci/licences.json says which licences there may be.')
  process.exitCode = wrong.length > 0 ? 1 : 0
}
