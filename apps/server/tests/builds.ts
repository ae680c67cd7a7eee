import { vi } from 'vitest'

/** What a file of the repository has in another build, by its path, instead of what it has in this one. */
export type Changes = Readonly<Record<string, (original: Readonly<Record<string, unknown>>) => object>>

type Built = typeof import('./serving.ts')

const builds = new Map<Changes, Promise<Built>>()

/** How servers are started, as they would be built of changed sources. To load all of them takes long: once is enough. */
export function build(changes: Changes): Promise<Built> {
  const built = builds.get(changes) ?? withBuild(changes, async made => made)
  builds.set(changes, built)
  return built
}

/** Does something with such a build. What it loads only then is of the changed sources as well. */
export async function withBuild<T>(changes: Changes, work: (built: Built) => Promise<T>): Promise<T> {
  vi.resetModules()
  const files = Object.entries(changes).map(
    ([file, changed]) => [new URL(`../../../${file}`, import.meta.url).pathname, changed] as const,
  )
  for (const [file, changed] of files)
    vi.doMock(file, async (original: () => Promise<object>) => changed({ ...(await original()) }))
  const done = await work(await import('./serving.ts'))
  for (const [file] of files) vi.doUnmock(file)
  vi.resetModules()
  return done
}

type Actions = readonly { readonly does: string }[]

/** A build that offers other actions. */
export const offering = (change: (actions: Actions) => Actions): Changes => ({
  'packages/engine/src/queries/allowed/actions.ts': ({ judgeActions, ...others }) => {
    if (typeof judgeActions !== 'function') throw new Error('Actions are offered elsewhere.')
    return {
      ...others,
      judgeActions(game: unknown, by: unknown, among: { readonly offered: Actions[number][] }): void {
        const own = { ...among, offered: [] }
        judgeActions(game, by, own)
        among.offered.push(...change(own.offered))
      },
    }
  },
})
