/** What stands on the newest screen of a printed session. */
export const newestScreen = (out: string): string => out.slice(out.lastIndexOf('\f') + 1)

/** Numbered options by their labels, as a player reads them. */
function optionsOn(screen: string): Map<string, number> {
  const found = new Map<string, number>()
  for (const line of screen.split('\n'))
    for (const [, number = '', label = ''] of line.matchAll(/(?:^ ?|\s{2})\s*(\d+) (\S.*?)(?=\s{2}|$)/g))
      if (!found.has(label)) found.set(label, Number(number))
  return found
}

/** The lowest number of an option that begins so. */
export function numberOf(screen: string, beginning: string): string | undefined {
  const numbers = [...optionsOn(screen)].flatMap(([label, number]) =>
    label.startsWith(beginning) ? number : [],
  )
  return numbers.length === 0 ? undefined : String(Math.min(...numbers))
}

/** The screens of one side: those that ended in its being asked. */
export const screensOf = (out: string, side: 'corp' | 'runner'): string[] =>
  out.split('\f').filter(screen => screen.includes(`\n${side}> `))

/** The table on a screen, without what is new and what is asked. */
export const boardOn = (screen: string): string => screen.slice(0, screen.lastIndexOf('───'))
