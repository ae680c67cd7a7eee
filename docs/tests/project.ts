import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'

/** Where each line of a file that examples made comes from: a place in a page, or nothing for a line of the project. */
type Origins = (string | undefined)[]

/** What the pages write about, and what that needs. */
const packages = ['engine', 'bots', 'cards', 'decks', 'words', 'scenario']

/** A copy of these packages, in which the examples are written down as the pages say. */
export class ScratchProject {
  readonly folder = realpathSync(mkdtempSync(join(tmpdir(), 'paydata-examples-')))
  private readonly origins = new Map<string, Origins>()

  constructor(root: string) {
    const left = ['node_modules', 'dist']
    for (const each of packages)
      cpSync(join(root, 'packages', each), join(this.folder, 'packages', each), {
        recursive: true,
        filter: path => !left.includes(basename(path)),
      })
    for (const each of ['package.json', 'tsconfig.base.json', 'tsconfig.test.json', 'vitest.config.ts'])
      cpSync(join(root, each), join(this.folder, each))
    this.link(join(root, 'node_modules'), 'node_modules')
    // Words are read before every test, and know how a name stands among them.
    this.link(join(root, 'packages/words/node_modules/@fluent'), 'packages/words/node_modules/@fluent')
    this.link(join(root, 'packages/protocol'), 'packages/words/node_modules/@paydata/protocol')
    // Examples that name no file of their own stand in a folder of `apps`.
    for (const user of [...packages.map(each => `packages/${each}`), 'apps/examples'])
      for (const each of packages)
        this.link(join(this.folder, 'packages', each), `${user}/node_modules/@paydata/${each}`)
    this.write('apps/examples/package.json', '{ "type": "module" }')
  }

  private link(target: string, path: string) {
    mkdirSync(dirname(join(this.folder, path)), { recursive: true })
    symlinkSync(target, join(this.folder, path), 'junction')
  }

  remove() {
    rmSync(this.folder, { recursive: true, force: true })
  }

  read(path: string): string {
    return readFileSync(join(this.folder, path), 'utf8')
  }

  write(path: string, text: string, origins: Origins = []) {
    mkdirSync(dirname(join(this.folder, path)), { recursive: true })
    writeFileSync(join(this.folder, path), text)
    this.origins.set(path, origins)
  }

  /** The line of a page that stands in this line of a file. */
  originOf(path: string, line: number): string | undefined {
    return this.origins.get(path)?.[line - 1]
  }

  originsOf(path: string): Origins {
    const lines = this.read(path).split('\n')
    return this.origins.get(path) ?? lines.map(() => undefined)
  }

  /** What a tool printed, with places in pages instead of places in the copy. */
  told(text: string): string {
    const place = /(?:file:\/\/)?([^\s()'"]+?)(?::(\d+):\d+|\((\d+),\d+\))/g
    return text.replace(place, (all: string, path: string, ofStack?: string, ofCompiler?: string) => {
      const inCopy = path.replaceAll('\\', '/').replace(`${this.folder.replaceAll('\\', '/')}/`, '')
      const origin = this.originOf(inCopy, Number(ofStack ?? ofCompiler))
      return origin === undefined ? all : `${origin} (in ${inCopy})`
    })
  }
}
