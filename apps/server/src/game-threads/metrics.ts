import { AggregatorRegistry } from 'prom-client'
import type { Membership } from '../cluster/membership.ts'
import type { Metrics } from '../metrics.ts'
import type { ThreadMetrics } from './doors.ts'

/** Numbers of the whole process, which each of its threads would count again. */
const ofProcess = /^(process_|nodejs_version_info)/

/** What a thread of games has counted. */
export const countedIn = async ({ registry }: Pick<Metrics, 'registry'>): Promise<ThreadMetrics> =>
  (await registry.getMetricsAsJSON()).filter(({ name }) => !ofProcess.test(name))

/** The metrics of all threads of a server together, as text. */
export async function textOf(
  { registry }: Pick<Metrics, 'registry'>,
  cluster: Pick<Membership, 'metrics'>,
): Promise<string> {
  const others = await cluster.metrics()
  if (others.length === 0) return registry.metrics()
  const all = [await registry.getMetricsAsJSON(), ...others]
  return AggregatorRegistry.aggregate(all.map(each => [...each])).metrics()
}
