import type { Row } from './rows.ts'
import type { Landing } from './trend.ts'

/** What is drawn: each in a panel of its own, as nothing can be compared between them. */
const drawn = ['calls', 'bytes', 'callsSeen', 'frames', 'idleWindows', 'update']

const title = 'What things cost, landing by landing'
const width = 880
const height = 330
const columns = 3
const panel = { width: 270, height: 130, left: 20, top: 40, gap: 20 }

/** How what is counted has changed from landing to landing, drawn from nothing up: half the height is half the work. */
export function trendPicture(rows: readonly Row[], landings: readonly Landing[]): string {
  const panels = rows
    .filter(({ name }) => drawn.includes(name))
    .map((row, nth) => panelOf(row, landings, nth))
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="${title}" font-family="ui-sans-serif, system-ui, sans-serif">`,
    `<title>${title}</title>`,
    `<rect width="${width}" height="${height}" fill="#f8f6f1"/>`,
    `<text x="20" y="24" font-size="14" fill="#222" font-weight="600">${title}</text>`,
    ...panels,
    '</svg>',
    '',
  ].join('\n')
}

function panelOf({ name, what, digits }: Row, landings: readonly Landing[], nth: number): string {
  const left = panel.left + (nth % columns) * (panel.width + panel.gap)
  const top = panel.top + Math.floor(nth / columns) * (panel.height + panel.gap)
  const values = landings.flatMap(({ counts }) => counts[name] ?? [])
  const most = Math.max(...values, Number.MIN_VALUE)
  const foot = top + panel.height - 24
  const room = panel.height - 50
  const step = (panel.width - 20) / Math.max(1, values.length - 1)
  const points = values.map(
    (value, at) => `${(left + 10 + at * step).toFixed(1)},${(foot - (value / most) * room).toFixed(1)}`,
  )
  const [first = 0] = values
  const last = values.at(-1) ?? 0
  return [
    `<rect x="${left}" y="${top}" width="${panel.width}" height="${panel.height}" rx="6" fill="#fff" stroke="#ddd6c8"/>`,
    `<text x="${left + 10}" y="${top + 18}" font-size="11" fill="#444">${what}</text>`,
    `<polyline points="${points.join(' ')}" fill="none" stroke="#8b5a2b" stroke-width="2" stroke-linejoin="round"/>`,
    ...points.map(point => {
      const [x, y] = point.split(',')
      return `<circle cx="${x}" cy="${y}" r="2.5" fill="#8b5a2b"/>`
    }),
    `<text x="${left + 10}" y="${foot + 16}" font-size="11" fill="#666">${first.toFixed(digits)}</text>`,
    `<text x="${left + panel.width - 10}" y="${foot + 16}" font-size="11" fill="#222" text-anchor="end">${last.toFixed(digits)}</text>`,
  ].join('\n')
}
