import { vi } from 'vitest'

/** What a file of the repository has in another build, by its path, instead of what it has in this one. */
export type Changes = Readonly<Record<string, (original: Readonly<Record<string, unknown>>) => object>>

/** The server as it would be built of changed sources. */
export async function build(changes: Changes): Promise<typeof import('./serving.ts').serving> {
  vi.resetModules()
  const files = Object.entries(changes).map(
    ([file, changed]) => [new URL(`../../../${file}`, import.meta.url).pathname, changed] as const,
  )
  for (const [file, changed] of files)
    vi.doMock(file, async (original: () => Promise<object>) => changed({ ...(await original()) }))
  const { serving } = await import('./serving.ts')
  for (const [file] of files) vi.doUnmock(file)
  vi.resetModules()
  return serving
}
