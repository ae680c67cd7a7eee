import unhomoglyph from 'unhomoglyph'

/** A name without its spaces and invisible characters. */
export const seenIn = (name: string): string =>
  name.normalize('NFKC').replace(/[\s\p{Default_Ignorable_Code_Point}\u2800]+/gu, '')

/** The skeleton of Unicode's TR39. Texts that look alike have one skeleton: `I`, `1` and `|` become `l`, and `m` becomes `rn`. */
const skeletonOf = (text: string): string => unhomoglyph(text.normalize('NFD')).normalize('NFD')

const inSmall = (text: string): string => skeletonOf(text.toLowerCase()).toLowerCase()

/**
 * A key that is equal for all names that could be taken for each other. It is also equal for some that could not, such as `Kali`
 * and `Kall`. The database finds candidates by it, which `looksLike` then compares. The key is stored: after an update of the
 * Unicode data a migration has to fill it again.
 */
export const lookOf = (name: string): string => inSmall(skeletonOf(seenIn(name))).replaceAll('i', 'l')

/** Whether a skeleton could be that of a name in capitals. An `l` in it may stand for a capital `I`, so it does not count. */
function isInCapitals(skeleton: string): boolean {
  const telling = skeleton.replaceAll('l', '')
  return telling === telling.toUpperCase()
}

/** Whether a name could be taken for another one, in whatever mix of capitals and small letters people write the other one. */
export function looksLike(shown: string, other: string): boolean {
  const [own, theirs] = [seenIn(shown), seenIn(other)]
  if (inSmall(own) === inSmall(theirs)) return true
  const skeleton = skeletonOf(own)
  // In a name in capitals, an `l` of the skeleton stands for `I`, so the other name is compared in capitals too.
  if (isInCapitals(skeleton)) return skeleton === skeletonOf(theirs.toUpperCase())
  const small = skeleton.toLowerCase()
  // A small `m` has the skeleton `rn`, but a capital of another script that looks like `M` has the skeleton `M`. So both ways to
  // lower the name are compared.
  return small === skeletonOf(theirs).toLowerCase() || [small, inSmall(skeleton)].includes(inSmall(theirs))
}
