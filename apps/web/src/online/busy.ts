import type { Refusal } from '@paydata/protocol'

/** After so many times the player is told, and may try again by hand. */
const mostTimes = 5

/** Asks again when the server is busy, each time after as long as it says. */
export async function unlessBusy<Given extends { readonly ok: true }>(
  ask: () => Promise<Given | Refusal>,
): Promise<Given | Refusal> {
  for (let times = 0; ; times++) {
    const answered = await ask()
    if (answered.ok || answered.why !== 'busy' || times === mostTimes) return answered
    await new Promise(resolve => setTimeout(resolve, (answered.again ?? 1) * 1000))
  }
}
