import { spawn, spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../../..', import.meta.url))

/** Makes sure that what is run as a process of its own is what the sources say. */
export const built = (): void =>
  void spawnSync('node', ['node_modules/typescript/bin/tsc', '-b', 'apps/server/tsconfig.build.json'], {
    cwd: root,
  })

/** Runs a command of the server as those who run it do, to its end. */
export async function ran(
  command: 'attacks' | 'backup' | 'kills' | 'load' | 'main' | 'move' | 'report' | 'roles' | 'verify',
  args: readonly string[],
  where: {
    readonly DATA?: string
    readonly DATABASE_URL?: string | undefined
    readonly REDIS_URL?: string | undefined
  } = {},
): Promise<{ code: number | null; out: string; complaint: string }> {
  const child = spawn('node', [`apps/server/dist/src/${command}.js`, ...args], {
    cwd: root,
    env: { ...process.env, ...where },
  })
  let out = ''
  let complaint = ''
  child.stdout.on('data', data => {
    out += data
  })
  child.stderr.on('data', data => {
    complaint += data
  })
  const code = await new Promise<number | null>(resolve => child.on('close', resolve))
  return { code, out, complaint }
}
