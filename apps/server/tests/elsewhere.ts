import { onTestFinished } from 'vitest'
import type { Line, Visitor } from './serving.ts'
import { connected, guest } from './serving.ts'

let addresses = 0
/** Everybody comes from somewhere else, as a proxy tells: for servers with `TRUST_PROXY`. */
export const elsewhere = (): string => `10.0.${Math.floor(++addresses / 250)}.${addresses % 250}`

/** Somebody at an address of their own. */
export interface Someone {
  readonly visitor: Visitor
  readonly line: Line
}

export async function someone(port: number, name: string, address = elsewhere()): Promise<Someone> {
  const visitor = await guest(port, name, address)
  return { visitor, line: await windowOf(port, visitor, address) }
}

/** One more window of somebody, until the test is over. */
export async function windowOf(port: number, visitor: Visitor, address = elsewhere()): Promise<Line> {
  const line = await connected(port, visitor, address)
  onTestFinished(() => line.close())
  return line
}
