import { oneServer, thinksHere } from './serving.ts'

/** A server whose time goes on, and which looks after its games, only when it is told to. */
export async function timedServer(
  where: Parameters<typeof oneServer>[0],
  more: Parameters<typeof oneServer>[1] = {},
  begins = Date.now(),
) {
  let now = begins
  let tidy = async (): Promise<void> => {}
  const begin = () =>
    oneServer(
      where,
      more,
      () => now,
      thinksHere,
      undefined,
      work => {
        tidy = work
        return () => {}
      },
    )
  let server = await begin()
  return {
    port: () => server.port,
    passes: (milliseconds: number) => void (now += milliseconds),
    now: () => now,
    looks: () => tidy(),
    /** Only while it does not run can others write what it has stored. */
    async restarts(meanwhile = async (): Promise<void> => {}) {
      await server.close()
      await meanwhile()
      server = await begin()
    },
    close: () => server.close(),
  }
}
