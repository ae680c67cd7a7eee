import type { ChildProcessByStdio } from 'node:child_process'
import type { Readable } from 'node:stream'

/** The port at which a server that was just started listens, as its log tells; an error if the server ends before. */
export const portOf = (child: ChildProcessByStdio<null, Readable, Readable | null>): Promise<number> =>
  new Promise((resolve, reject) => {
    let out = ''
    child.stdout.on('data', written => {
      out += written
      const found = /"port":(\d+)/.exec(out)
      if (found !== null) resolve(Number(found[1]))
    })
    child.once('exit', () => reject(new Error(`The server ended before it opened: ${out}`)))
  })
