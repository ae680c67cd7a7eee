import type { RequestOutcome } from '@paydata/protocol'

/** How often a request is sent again before the player sees the refusal and may try again by hand. */
const mostTimes = 5

/** Sends a request again while the server is busy, each time after the seconds that the server names. */
export async function unlessBusy<Given>(
  ask: () => Promise<RequestOutcome<Given>>,
): Promise<RequestOutcome<Given>> {
  for (let times = 0; ; times++) {
    const answered = await ask()
    if (answered.ok || answered.why !== 'busy' || times === mostTimes) return answered
    await new Promise(resolve => setTimeout(resolve, (answered.again ?? 1) * 1000))
  }
}
