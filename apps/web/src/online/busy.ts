import type { RequestOutcome } from '@paydata/protocol'

/** How often a request is sent again before the player sees the refusal and may try again by hand. */
const mostTimes = 5

/**
 * Sends a request again while the server is busy, each time after the seconds that the server names. One that names none could not be
 * reached.
 */
export async function unlessBusy<Given>(
  ask: () => Promise<RequestOutcome<Given>>,
): Promise<RequestOutcome<Given>> {
  for (let times = 0; ; times++) {
    const answered = await ask()
    if (answered.ok || answered.why !== 'busy' || answered.again === undefined || times === mostTimes)
      return answered
    const seconds = answered.again
    await new Promise(resolve => setTimeout(resolve, seconds * 1000))
  }
}
