import { many } from './layout.ts'

const counted =
  (thing: string) =>
  (_: string, amount: string): string =>
    many(Number(amount), thing)

/** Signs, and what a voice or a braille line makes of them; the first that fits is taken. */
const spoken: readonly (readonly [RegExp, string | ((sign: string, ...parts: string[]) => string)])[] = [
  [/^─+$/gm, ''],
  // What stands at the end of a line, as wide as that is.
  [/(?<=\S) {50,}(?=\S)/g, '  '],
  // What an option costs stands right behind it; the step that asks, behind the question.
  [/ (●+)(?=\d+¢)/g, (_, dots) => `, ${many(dots?.length ?? 0, 'click')}, `],
  [/(?<=\S) (●+)(?= –|$)/gm, (_, dots) => `, ${many(dots?.length ?? 0, 'click')}`],
  [/([.?!]) –(?=\s)/g, '$1 Step:'],
  [/(\d+) ?●/g, (sign, amount) => counted('click')(sign, amount ?? '')],
  [/(●+)( clicks)?/g, (_, dots) => many(dots?.length ?? 0, 'click')],
  [/(\d+) ?(?:¢)/g, (sign, amount) => counted('credit')(sign, amount ?? '')],
  [/¢/g, 'credits'],
  [/◁(\d+)/g, 'ice $1:'],
  [/◀Runner/g, '(the Runner is here)'],
  [/^▶ /gm, '> '],
  [/[✗✓] /g, ''],
  [/↳ /g, ''],
  [/◆ /g, 'unique: '],
  [/⟨/g, '(hosting '],
  [/⟩/g, ')'],
  [/ ?·/g, ','],
  [/ – /g, '; '],
]

/** What stands on the screen in words and plain marks: signs and lines are noise to a player who hears or feels them. */
export const inWords = (text: string): string =>
  spoken.reduce<string>(
    (so, [sign, words]) => (typeof words === 'string' ? so.replace(sign, words) : so.replace(sign, words)),
    text,
  )
