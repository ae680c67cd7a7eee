import type { View } from '@paydata/engine'

/**
 * Whether to ask what rezzed ice costs to break: only the Runner may. Spectators who see the hands late have the Runner’s view as
 * well, but not as their own, and whoever runs the game would refuse them.
 */
export const wantsPrices = ({ viewer, servers }: View, isOwn: boolean): boolean =>
  isOwn && viewer === 'runner' && servers.some(({ ice }) => ice.some(each => each.ice?.rezzed))
