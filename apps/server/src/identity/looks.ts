import unhomoglyph from 'unhomoglyph'

/** A name without its spaces and invisible characters. */
export const seenIn = (name: string): string =>
  name.normalize('NFKC').replace(/[\s\p{Default_Ignorable_Code_Point}\u2800]+/gu, '')

/** Letters that look like capitals and are as low as small letters, and those letters. The data of Unicode has few of them. */
const smallCapitals: ReadonlyMap<string, string> = new Map(
  [...'ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘꞯʀꜱᴛᴜᴠᴡʏᴢ'].map((letter, n) => [
    letter,
    [...'abcdefghijklmnopqrstuvwyz'][n] ?? letter,
  ]),
)

/** Marks that are in no letter of a language, as no letter is composed of them. Vowels of Indic scripts are not among them. */
const strayMarks = /(?=\p{Mn})\p{Script=Inherited}/gu
/** The dots above and below letters. */
const dots = /[\u0307\u0323]/g
/** A letter that only makes an Arabic word longer. */
const tatweel = /\u0640/g
/** Dots, commas and apostrophes that stand before a name or behind it. */
const specks = /^[.,'‘’‚‛`·•‧、。ʻʼʽˈˊˋ]+|[.,'‘’‚‛`·•‧、。ʻʼʽˈˊˋ]+$/gu

/** A name without what a reader overlooks. */
function bareOf(name: string): string {
  const letters = seenIn(name)
    .replace(strayMarks, '')
    .normalize('NFD')
    .replace(dots, '')
    .normalize('NFC')
    .replace(tatweel, '')
    .replace(/./gu, letter => smallCapitals.get(letter) ?? letter)
  const bare = letters.replace(specks, '')
  return bare === '' ? letters : bare
}

/** The skeleton of Unicode's TR39. Texts that look alike have one skeleton: `I`, `1` and `|` become `l`, and `m` becomes `rn`. */
const skeletonOf = (text: string): string => unhomoglyph(text.normalize('NFD')).normalize('NFD')

const inSmall = (text: string): string => skeletonOf(text.toLowerCase()).toLowerCase()

/**
 * A key that is equal for all names that could be taken for each other. It is also equal for some that could not, such as `Kali`
 * and `Kall`. The database finds candidates by it, which `looksLike` then compares. The key is stored: after an update of the
 * Unicode data a migration has to fill it again.
 */
export const lookOf = (name: string): string => inSmall(skeletonOf(bareOf(name))).replaceAll('i', 'l')

/** Whether a skeleton could be that of a name in capitals. An `l` in it may stand for a capital `I`, so it does not count. */
function isInCapitals(skeleton: string): boolean {
  const telling = skeleton.replaceAll('l', '')
  return telling === telling.toUpperCase()
}

/** Whether a name could be taken for another one, in whatever mix of capitals and small letters people write the other one. */
export function looksLike(shown: string, other: string): boolean {
  const [own, theirs] = [bareOf(shown), bareOf(other)]
  if (inSmall(own) === inSmall(theirs)) return true
  const skeleton = skeletonOf(own)
  // In a name in capitals, an `l` of the skeleton stands for `I`, so the other name is compared in capitals too.
  if (isInCapitals(skeleton)) return skeleton === skeletonOf(theirs.toUpperCase())
  const small = skeleton.toLowerCase()
  // A small `m` has the skeleton `rn`, but a capital of another script that looks like `M` has the skeleton `M`. So both ways to
  // lower the name are compared.
  return small === skeletonOf(theirs).toLowerCase() || [small, inSmall(skeleton)].includes(inSmall(theirs))
}
