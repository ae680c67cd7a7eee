import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const command = fileURLToPath(new URL('../../../../server/dist/src/work.js', import.meta.url))

/** What a new game and a reply cost a server. */
type AtServer = Readonly<
  Record<'statementsBegun' | 'commitsBegun' | 'statementsReply' | 'commitsReply' | 'writes', number>
>

/** Asks a command of the server, which knows how a server is played at. */
export function countedAtServer(): AtServer {
  const counted: AtServer = JSON.parse(execFileSync(process.execPath, [command], { encoding: 'utf8' }))
  return counted
}
