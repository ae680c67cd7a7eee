/** Ways to set words apart. Colour is never the only sign of anything. */
type Style = 'bold' | 'dim' | 'corp' | 'runner' | 'credit' | 'good' | 'bad' | 'marker'
export type Paint = (style: Style, text: string) => string

const esc = String.fromCharCode(27)
const codes: Readonly<Record<Style, string>> = {
  bold: '1',
  dim: '2',
  corp: '1;36',
  runner: '1;31',
  credit: '33',
  good: '32',
  bad: '31',
  marker: '1;35',
}

export const colours: Paint = (style, text) => `${esc}[${codes[style]}m${text}${esc}[0m`
export const noColours: Paint = (_, text) => text

export const clearScreen = `${esc}[2J${esc}[3J${esc}[H`

const sequences = new RegExp(`${esc}\\[[0-9;]*m`, 'g')
/** How many columns a text takes. */
export const widthOf = (text: string): number => [...text.replace(sequences, '')].length
