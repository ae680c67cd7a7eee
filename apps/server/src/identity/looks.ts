import unhomoglyph from 'unhomoglyph'

/** A name without what cannot be seen in it. */
export const seenIn = (name: string): string =>
  name.normalize('NFKC').replace(/[\s\p{Default_Ignorable_Code_Point}\u2800]+/gu, '')

/** The skeleton of Unicode's TR39: what looks the same has the same, such as `l` for `I`, `1` and `|`, and `rn` for `m`. */
const skeletonOf = (text: string): string => unhomoglyph(text.normalize('NFD')).normalize('NFD')

const inSmall = (text: string): string => skeletonOf(text.toLowerCase()).toLowerCase()

/**
 * What all names have in common that could be taken for each other, and some that could not: `Kali` and `Kall` have the same. By it
 * those are found that `looksLike` is asked of. It is stored: with other data of Unicode it has to be filled anew.
 */
export const lookOf = (name: string): string => inSmall(skeletonOf(seenIn(name))).replaceAll('i', 'l')

/** Whether nothing in it tells that it is not written in capitals. */
function isInCapitals(skeleton: string): boolean {
  const telling = skeleton.replaceAll('l', '')
  return telling === telling.toUpperCase()
}

/** Whether a name as it is shown could be taken for another one, however people write that. */
export function looksLike(shown: string, other: string): boolean {
  const [own, theirs] = [seenIn(shown), seenIn(other)]
  if (inSmall(own) === inSmall(theirs)) return true
  const skeleton = skeletonOf(own)
  // In capitals an `I` is what an `l` is among small letters.
  if (isInCapitals(skeleton)) return skeleton === skeletonOf(theirs.toUpperCase())
  const small = skeleton.toLowerCase()
  // A small `m` has the skeleton `rn`, and a capital of another script that of `M`.
  return small === skeletonOf(theirs).toLowerCase() || [small, inSmall(skeleton)].includes(inSmall(theirs))
}
