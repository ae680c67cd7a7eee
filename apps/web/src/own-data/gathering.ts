import type { OwnPart, RequestRefusalCode } from '@paydata/protocol'
import type { Gathering } from './asking.ts'
import { decksOf, rowsOf, seenOf } from './asking.ts'

/** The parts that the server gives a page at a time. One that is forgotten here does not compile. */
const parts: Readonly<Record<OwnPart, 'asked'>> = {
  account: 'asked',
  sessions: 'asked',
  subscriptions: 'asked',
  holidays: 'asked',
  games: 'asked',
  lines: 'asked',
  reports: 'asked',
  ratings: 'asked',
  wins: 'asked',
  searches: 'asked',
  challenges: 'asked',
  muted: 'asked',
  blocked: 'asked',
  followed: 'asked',
  notesAbout: 'asked',
  audit: 'asked',
  measures: 'asked',
  versions: 'asked',
}
const isPart = (name: string): name is OwnPart => Object.hasOwn(parts, name)
const partNames = Object.keys(parts).filter(isPart)

/** What this browser keeps for the page, by the names under which it does. */
function keptHere(): Readonly<Record<string, unknown>> {
  const places = Object.keys(localStorage).filter(place => place.startsWith('paydata/'))
  return Object.fromEntries(places.map(place => [place, readAt(place)]))
}

function readAt(place: string): unknown {
  const text = localStorage.getItem(place) ?? 'null'
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

const fieldOf = (name: string, text: string): string => `${JSON.stringify(name)}: ${text}`

/**
 * Everything that is kept about the player, as the text of one file, in pieces: together they may be large. Nothing is asked of the
 * server at once; each answer is a page.
 */
export async function gather(gathering: Gathering, madeAt: number): Promise<readonly string[]> {
  const fields = [
    fieldOf('format', '"paydata player"'),
    fieldOf('version', '1'),
    fieldOf('madeAt', `${madeAt}`),
    fieldOf('server', JSON.stringify(location.origin)),
    fieldOf('browser', JSON.stringify(keptHere())),
  ]
  const over: { readonly game: string; readonly side: 'corp' | 'runner' }[] = []
  let done = 0
  const tell = (): void => gathering.tell({ done, of: partNames.length + 1 + over.length })
  const step = async <Given>(ask: () => Promise<Given>): Promise<Given> => {
    tell()
    const given = await ask()
    done += 1
    return given
  }
  for (const part of partNames) {
    const rows = await step(() => rowsOf(gathering, part))
    fields.push(fieldOf(part, JSON.stringify(rows)))
    for (const row of rows)
      if ('as' in row && (row.as === 'corp' || row.as === 'runner') && row.room?.state === 'over')
        over.push({ game: row.game, side: row.as })
  }
  fields.push(fieldOf('decks', JSON.stringify(await step(() => decksOf(gathering)))))
  const unread: { readonly game: string; readonly why: RequestRefusalCode }[] = []
  const seen: string[] = []
  for (const { game, side } of over) {
    const answered = await step(() => seenOf(gathering, game, side))
    if (answered.ok) seen.push(fieldOf(game, answered.text))
    else unread.push({ game, why: answered.why })
  }
  tell()
  return [
    `{\n${fields.join(',\n')},\n${fieldOf('unread', JSON.stringify(unread))},\n"seen": {\n`,
    ...seen.map((text, nth) => (nth === 0 ? text : `,\n${text}`)),
    '\n}\n}\n',
  ]
}
