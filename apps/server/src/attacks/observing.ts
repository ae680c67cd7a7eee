import { setTimeout as after } from 'node:timers/promises'
import type { Socket } from 'socket.io-client'
import type { Outcome } from './visitor.ts'
import { ask, connect, guestAt } from './visitor.ts'

/** Milliseconds that others waited for. */
export interface Observed {
  readonly pings: readonly number[]
  readonly health: readonly number[]
  /** How many of the players have lost the connection. */
  readonly lost: number
}

interface Observers {
  observe(seconds: number): Promise<Observed>
  leave(): void
}

/** As many players as ping a server often enough, without sending more than anybody may. */
const players = 4
const betweenPings = 100
const betweenLooks = 50

/** Does something every so often, whether it has been answered or not, and gives the milliseconds that each of these took. */
async function everySoOften(
  milliseconds: number,
  seconds: number,
  act: () => Promise<unknown>,
): Promise<number[]> {
  const began = performance.now()
  const all: Promise<number>[] = []
  for (let due = 0; due < seconds * 1000; due += milliseconds) {
    await after(Math.max(0, began + due - performance.now()))
    const from = performance.now()
    all.push(act().then(() => performance.now() - from))
  }
  return Promise.all(all)
}

/** A ping that is never answered has taken as long as anybody waits; whether the connection is lost is told apart. */
const ping = (socket: Socket): Promise<unknown> => ask(socket, 'here', {}).catch(() => undefined)

/** The same for monitoring, which gives up by itself. */
const look = (port: number): Promise<unknown> =>
  fetch(`http://127.0.0.1:${port}/healthz`)
    .then(response => response.text())
    .catch(() => undefined)

/** Players at addresses that nobody attacks from. */
export async function observersAt(port: number): Promise<Observers> {
  const sockets = await Promise.all(
    Array.from({ length: players }, async (_, nth) =>
      connect(await guestAt(port, `203.0.113.${nth + 1}`, `Observer ${nth}`)),
    ),
  )
  return {
    async observe(seconds) {
      const looks = everySoOften(betweenLooks, seconds, () => look(port))
      const pings = await Promise.all(
        sockets.map(async (socket, nth) => {
          await after((nth * betweenPings) / players)
          return everySoOften(betweenPings, seconds, () => ping(socket))
        }),
      )
      return {
        pings: pings.flat(),
        health: await looks,
        lost: sockets.filter(({ connected }) => !connected).length,
      }
    },
    leave() {
      for (const socket of sockets) socket.disconnect()
    },
  }
}

/** How often the page asks a busy server once more before its player has to. */
const mostTimes = 5

/** Signs in as the page does it. */
async function isSignedIn(signIn: () => Promise<Outcome>, times = 0): Promise<boolean> {
  const outcome = await signIn()
  if (outcome.ok || outcome.again === undefined || times === mostTimes) return outcome.ok
  await after(outcome.again * 1000)
  return isSignedIn(signIn, times + 1)
}

/** Signs in again and again from an address, and gives how often that was done, and asked for. */
export async function signingIn(
  signIn: () => Promise<Outcome>,
  seconds: number,
): Promise<{ readonly done: number; readonly asked: number }> {
  let [done, asked] = [0, 0]
  await everySoOften(5000, seconds, async () => {
    asked++
    if (await isSignedIn(signIn)) done++
  })
  return { done, asked }
}
