import type { CardView, View } from '@paydata/engine'

/** Facedown cards of the Corp in roots that can be rezzed, for the Corp, who sees them. */
export const unrezzedInRoots = ({ servers }: View): readonly CardView[] =>
  servers
    .flatMap(({ root }) => root)
    .filter(({ rezzed, face }) => !rezzed && (face?.type === 'asset' || face?.type === 'upgrade'))
