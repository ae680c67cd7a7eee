import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { workerCode } from './plugin.ts'

test('a notice is shown where no number can be put at an icon', async () => {
  const shown: string[] = []
  const listeners = new Map<string, (event: object) => void>()
  const self = {
    addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
    navigator: { setAppBadge: async () => Promise.reject(new Error('there is no icon')) },
    registration: { showNotification: async (title: string) => void shown.push(title) },
  }
  runInNewContext(await workerCode(), { self, build: { digest: '', files: [] } })
  const said = { game: 'a', title: 'Your move', body: '', count: 1 }
  const works: Promise<void>[] = []
  listeners.get('push')?.({
    data: { json: () => said },
    waitUntil: (work: Promise<void>) => void works.push(work),
  })
  await Promise.all(works)
  expect(shown).toEqual(['Your move'])
})
