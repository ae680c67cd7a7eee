/** Ways to set words apart. Colour is never the only sign of anything. */
type Style = 'bold' | 'dim' | 'corp' | 'runner' | 'credit' | 'good' | 'bad' | 'marker'
export type Paint = (style: Style, text: string) => string

const esc = String.fromCharCode(27)
const codes: Readonly<Record<Style, string>> = {
  bold: '1',
  dim: '2',
  corp: '1;36',
  runner: '1;31',
  // Yellow cannot be read on a light ground.
  credit: '1',
  good: '32',
  bad: '31',
  marker: '1;35',
}

export const colours: Paint = (style, text) => `${esc}[${codes[style]}m${text}${esc}[0m`
export const noColours: Paint = (_, text) => text

export const clearScreen = `${esc}[2J${esc}[3J${esc}[H`

const sequences = new RegExp(`${esc}\\[[0-9;]*m`, 'g')
/** Letters of East Asian scripts and pictures take two columns, marks on letters none. */
const wide =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}]/u
const columnsOf = (letter: string): number => (/^\p{Mark}$/u.test(letter) ? 0 : wide.test(letter) ? 2 : 1)

/** How many columns a text takes. */
export const widthOf = (text: string): number =>
  [...text.replace(sequences, '')].reduce((sum, letter) => sum + columnsOf(letter), 0)
