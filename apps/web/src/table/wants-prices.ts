import type { View } from '@paydata/engine'

/** Whether to ask what rezzed ice costs to break: only the Runner may. */
export const wantsPrices = ({ viewer, servers }: View): boolean =>
  viewer === 'runner' && servers.some(({ ice }) => ice.some(each => each.ice?.rezzed))
