import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { preview } from 'vite'
import type { TestProject } from 'vitest/node'
import type { BrowserName } from './browsers.ts'
import { browserHere, launchServer } from './browsers.ts'
import type { SystemFont } from './system-fonts.ts'
import { systemWith } from './system-fonts.ts'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

declare module 'vitest' {
  interface ProvidedContext {
    readonly page: string
    readonly browserName: BrowserName
    readonly systemFont: SystemFont
    readonly browser: string
  }
}

/** As strict as the server is: nothing from elsewhere, and nothing written into the page. */
const headers = {
  'Content-Security-Policy':
    "default-src 'self'; connect-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; object-src 'none'; base-uri 'none'",
}

function build(what: string, ...args: readonly string[]): void {
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' })
  if (status !== 0) throw new Error(`The ${what} could not be built.`)
}

/** The page as it is handed out, and one browser for all tests, on a system with one font. */
export async function serve(browserName: BrowserName, systemFont: SystemFont) {
  // What people get, not what tests of parts get.
  process.env.NODE_ENV = 'production'
  build('page', here('../.ci/page.mjs'))
  const server = await preview({
    root: here('../apps/web'),
    logLevel: 'error',
    preview: { port: 4180, strictPort: false, headers },
  })
  const system = await systemWith(systemFont)
  const browser = await launchServer(browserName, system.environment)
  return {
    page: server.resolvedUrls?.local[0] ?? 'http://localhost:4180/',
    browser: browser.wsEndpoint(),
    async stop() {
      await browser.close()
      await server.close()
      system.remove()
    },
  }
}

export default async function setup(project: TestProject) {
  const { browserName, systemFont } = project.getProvidedContext()
  // Without one, nothing need be built first.
  browserHere(browserName)
  const tsc = here('../node_modules/typescript/bin/tsc')
  // The page is made with what is built here too.
  build('server', tsc, '-b', here('../apps/server/tsconfig.build.json'))
  const served = await serve(browserName, systemFont)
  project.provide('page', served.page)
  project.provide('browser', served.browser)
  return served.stop
}
