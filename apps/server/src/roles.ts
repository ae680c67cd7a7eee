import type { Role } from '@paydata/protocol'
import { isolated, role } from '@paydata/protocol'
import { readConfig } from './config.ts'
import { claimedBy } from './identity/players.ts'
import { RefusedError } from './refusing.ts'
import { giveRole, holders, takeRole } from './roles/roles.ts'
import { Unusable } from './store/dialects.ts'
import type { Store } from './store/open.ts'
import { openStore } from './store/open.ts'

const usage = `Says who looks after the server

  npm run roles                              lists everybody who has a role
  npm run roles -- --give operator NAME      gives a role to the player who has claimed this name with a password
  npm run roles -- --give moderator NAME     in place of the one that they have
  npm run roles -- --take NAME               takes it

An operator may do all that a moderator may, and gives and takes roles in the page, at /admin.
It writes to the data folder (DATA), which no server may have meanwhile, or to DATABASE_URL, where servers may run on.
`

function fail(words: string, code: number): void {
  process.stderr.write(`${words}\n`)
  process.exitCode = code
}

const command = { is: 'command' } as const

async function list(store: Store): Promise<void> {
  const all = await holders(store)
  const lines = all.map(({ player, role }) => `${role.padEnd(10)} ${isolated(player.name)}\n`)
  process.stdout.write(lines.length === 0 ? 'Nobody has a role.\n' : lines.join(''))
}

async function give(store: Store, name: string, given: Role): Promise<void> {
  const player = await giveRole(store, command, name, given, Date.now())
  process.stdout.write(`${isolated(player.name)} has the role of ${given} from now on.\n`)
}

async function take(store: Store, name: string): Promise<void> {
  const player = await claimedBy(store, name)
  if (player === undefined) throw new RefusedError('noSuchThing')
  await takeRole(store, command, player.id, Date.now())
  process.stdout.write(`${isolated(player.name)} has no role from now on.\n`)
}

/** What the arguments ask for; null if nobody understands them. */
function deedOf(args: readonly string[]): ((store: Store) => Promise<void>) | null {
  const [what, first = '', second = '', ...more] = args
  if (what === undefined) return list
  const given = role.safeParse(first)
  if (what === '--give' && given.success && second !== '' && more.length === 0)
    return store => give(store, second, given.data)
  if (what === '--take' && first !== '' && args.length === 2) return store => take(store, first)
  return null
}

async function work(deed: (store: Store) => Promise<void>): Promise<void> {
  const configured = readConfig([], process.env)
  if (configured.is !== 'config') return fail(configured.is === 'mistake' ? configured.mistake : usage, 2)
  const store = await openStore(configured.config)
  try {
    await deed(store)
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error
    fail('No player has claimed this name with a password.', 1)
  } finally {
    await store.destroy()
  }
}

const args = process.argv.slice(2).filter(arg => arg !== '--')
const deed = deedOf(args)
if (args.includes('--help') || args.includes('-h')) process.stdout.write(usage)
else if (deed === null) fail(usage, 2)
else
  await work(deed).catch(error => {
    if (!(error instanceof Unusable)) throw error
    fail(error.message, 1)
  })
