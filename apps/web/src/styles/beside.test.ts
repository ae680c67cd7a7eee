import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const all = readdirSync(root, { recursive: true, encoding: 'utf8' }).map(file => file.split(sep).join('/'))
const read = (file: string): string => readFileSync(join(root, file), 'utf8')
const styles = all.filter(file => file.endsWith('.css'))
const isOfNone = (file: string): boolean => file.startsWith('styles/')
const code = all.filter(file => /(?<!\.test)\.tsx?$/.test(file)).map(read)

test('each file of styles stands beside the component that imports it', () => {
  const ofComponents = styles.filter(file => !isOfNone(file))
  const astray = ofComponents.filter(file => {
    const beside = ['.tsx', '.ts']
      .map(end => file.replace(/\.css$/, end))
      .find(each => existsSync(join(root, each)))
    return beside === undefined || !read(beside).includes(`import './${file.split('/').at(-1)}'\n`)
  })
  expect(styles.length).toBeGreaterThan(100)
  expect(astray).toEqual([])
})

test('all that belongs to no component comes with the page', () => {
  const imported = [...read('styles/index.css').matchAll(/@import "\.\/(.+)";/g)].map(
    ([, file]) => `styles/${file}`,
  )
  expect(['styles/index.css', ...imported].sort()).toEqual(styles.filter(isOfNone).sort())
})

test('no file of styles is longer than 300 lines', () => {
  expect(styles.filter(file => read(file).trimEnd().split('\n').length > 300)).toEqual([])
})

/** Names a class of one component beside those of others, for a rule that all of them share. */
const together = 'styles/fingers.css'

test('what belongs to no component has no class that only one uses', () => {
  const classes = styles
    .filter(file => isOfNone(file) && file !== together)
    .flatMap(file => [...read(file).matchAll(/\.([a-z][a-z-]*)(?=[^{};]*\{)/g)].map(([, name = '']) => name))
  const users = (name: string): number =>
    code.filter(text => new RegExp(`["'\`\\s]${name}["'\`\\s]`).test(text)).length
  expect([...new Set(classes)].filter(name => users(name) < 2)).toEqual([])
})

test('what is shared stands in the layer that every component wins over', () => {
  const outside = styles.filter(
    file => isOfNone(file) && file !== 'styles/index.css' && !read(file).startsWith('@layer shared {'),
  )
  expect(outside).toEqual([])
})
