/** Symbols drawn for this project, each in a square of 24 units. `f` is filled, `s` is drawn as a line. */
interface Shape {
  readonly f?: string
  readonly s?: string
}

/** A circle as a part of an SVG path. */
const circle = (x: number, y: number, radius: number): string =>
  `M${x} ${y - radius}a${radius} ${radius} 0 1 0 0 ${2 * radius} ${radius} ${radius} 0 0 0 0-${2 * radius}z`

const loudspeaker = 'M3.5 9.5v5h3.6l7.4 4.6V4.9L7.1 9.5z'

export const symbols = {
  credit: { s: 'M12 2.8 20 7.4v9.2l-8 4.6-8-4.6V7.4zM14.8 9.3a3.6 3.6 0 1 0 0 5.4' },
  'recurring-credit': {
    s: 'M4 9.5A8.5 8.5 0 0 1 19.3 8M20 14.5A8.5 8.5 0 0 1 4.7 16M19.6 3.6V8.2H15M4.4 20.4v-4.6H9M14 10a2.8 2.8 0 1 0 0 4',
  },
  click: { s: 'M12 3.2a8.8 8.8 0 1 0 8.8 8.8', f: 'M11 5.5h2.6v6.2l4.2 2.4-1.3 2.3L11 13.2z' },
  mu: {
    s: 'M6.5 6.5h11v11h-11zM9.5 6.5V3M14.5 6.5V3M9.5 21v-3.5M14.5 21v-3.5M6.5 9.5H3M6.5 14.5H3M21 9.5h-3.5M21 14.5h-3.5',
    f: 'M10 10h4v4h-4z',
  },
  link: {
    s: 'M8.2 15.8l7.6-7.6',
    f: `${circle(6, 18, 3.8)}${circle(18, 6, 3.8)}`,
  },
  sub: { s: 'M5 4v8.5a3 3 0 0 0 3 3h10M13.8 10.8l4.7 4.7-4.7 4.7' },
  trash: { s: 'M4 6.5h16M9.5 6.5V3.8h5v2.7M6.2 6.5l1 14h9.6l1-14M10.2 10.5v6M13.8 10.5v6' },
  interrupt: { f: 'M13.5 2 5 13.5h5.2L9 22l9.5-12.5h-5.4z' },
  advancement: { s: 'M12 3.5 20 12h-4.6v8.5H8.6V12H4z' },
  virus: {
    s: `${circle(12, 12, 4.8)}M12 2.5v4.7M12 16.8v4.7M2.5 12h4.7M16.8 12h4.7M5.3 5.3l3.3 3.3M15.4 15.4l3.3 3.3M18.7 5.3l-3.3 3.3M8.6 15.4l-3.3 3.3`,
  },
  power: { s: 'M12 2.8v8.6M7.2 6a8 8 0 1 0 9.6 0' },
  agenda: { s: 'M12 2.6 20.5 9 17 20H7L3.5 9z', f: 'M12 8.2l3.8 2.9-1.5 4.7H9.7l-1.5-4.7z' },
  tag: { s: 'M3.5 12.4V3.5h8.9l8.4 8.4-8.9 8.9z', f: circle(7.8, 7.8, 1.6) },
  badPublicity: {
    s: `${loudspeaker}M18 8.6c1.8 1.9 1.8 4.9 0 6.8M20.6 6c3.2 3.3 3.2 8.7 0 12`,
  },
  core: {
    s: 'M12 4.2c-3.4-2.6-8 .2-7 4.4-2.6 1.4-2.4 5.4.4 6.3-.2 3.6 4.2 5.8 6.6 3.4 2.4 2.4 6.8.2 6.6-3.4 2.8-.9 3-4.9.4-6.3 1-4.2-3.6-7-7-4.4zM12 4.2v14.1',
  },
  hand: { s: 'M8.6 5.6 16 3.6l3.6 13.2-7.4 2zM8.6 8.3l-4 1.6L9 21l5-2' },
  deck: { s: 'M5.5 7.5h10.6v13H5.5zM8.4 7.3V4.6H19v12.8h-2.7' },
  rez: {
    s: 'M2.5 12S6 5.8 12 5.8 21.5 12 21.5 12 18 18.2 12 18.2 2.5 12 2.5 12z',
    f: circle(12, 12, 3.2),
  },
  strength: { s: 'M12 2.8 20 6v6.2c0 4.6-3.4 7.7-8 9-4.6-1.3-8-4.4-8-9V6zM8 14.6l4-4.4 4 4.4' },
  run: { f: 'M4 5.2 11.5 12 4 18.8zM12.5 5.2 20 12l-7.5 6.8z' },
  clock: { s: `${circle(12, 12, 9)}M12 7v5.3l3.6 2.1` },
  undo: { s: 'M8 4.5 3.8 8.7 8 12.9M4.2 8.7h10a5.4 5.4 0 0 1 0 10.8H8' },
  hint: { s: 'M8.8 15.4a6.6 6.6 0 1 1 6.4 0v2.4H8.8zM9.8 21h4.4' },
  redo: { s: 'M16 4.5l4.2 4.2-4.2 4.2M19.8 8.7h-10a5.4 5.4 0 0 0 0 10.8H16' },
  settings: {
    s: `M4 7h9M18 7h2M4 17h2M11 17h9${circle(15.5, 7, 2.4)}${circle(8.5, 17, 2.4)}`,
  },
  help: {
    s: 'M8.6 8.8a3.5 3.5 0 1 1 5.3 3c-1.3.8-1.9 1.5-1.9 3',
    f: circle(12, 18.9, 1.3),
  },
  log: { s: 'M4 6h16M4 12h16M4 18h10' },
  leave: { s: 'M10 4H4.5v16H10M9.5 12h11M16.5 7.8 20.7 12l-4.2 4.2' },
  install: { s: 'M12 3.500v10.500M7.500 9.800 12 14.300l4.500-4.500M4.500 15.500v4.500h15v-4.500' },
  flag: { s: 'M5.5 21V3.6M5.5 4.4h12.6l-3 4.4 3 4.4H5.5' },
  close: { s: 'M5.5 5.5l13 13M18.5 5.5l-13 13' },
  check: { s: 'M4.5 12.8 10 18 19.8 6.6' },
  sound: { s: `${loudspeaker}M17.8 8.8c1.8 1.8 1.8 4.6 0 6.4` },
  pause: { f: 'M6.5 5h4v14h-4zM13.5 5h4v14h-4z' },
  up: { s: 'M5.5 15.500 12 9l6.500 6.500' },
  down: { s: 'M5.500 8.500 12 15l6.500-6.500' },
  back: { s: 'M14.5 5.5 8 12l6.5 6.5' },
  backAction: { s: 'M12 5.5 5.5 12l6.5 6.5M18.5 5.5 12 12l6.5 6.5' },
  backTurn: { s: 'M5 5v14M18.5 5.5 12 12l6.5 6.5M14 5.5 7.5 12l6.5 6.5' },
  forward: { s: 'M9.5 5.5 16 12l-6.5 6.5' },
  forwardAction: { s: 'M12 5.5 18.5 12 12 18.5M5.5 5.5 12 12l-6.5 6.5' },
  forwardTurn: { s: 'M19 5v14M5.5 5.5 12 12l-6.5 6.5M10 5.5 16.5 12 10 18.5' },
  hold: {
    s: 'M8 21V10.5M8 11V5.6a1.6 1.6 0 0 1 3.2 0V10M11.2 10V4.4a1.6 1.6 0 0 1 3.2 0V10M14.4 10.4V6.2a1.6 1.6 0 0 1 3.2 0v8.4c0 3.6-2.2 6.4-5.6 6.4-2.6 0-4-1.4-5.4-4l-2-3.6c-.6-1.3 1-2.4 2-1.3L8 13.6',
  },
  report: { s: 'M12 3.5 21.5 20h-19zM12 9.800v4.700M12 17.200v.300' },
  skip: { s: 'M4 5.500 10.500 12 4 18.500M11 5.500 17.500 12 11 18.500M20.500 5v14' },
  players: {
    s: `${circle(9, 8, 3.6)}M2.6 20c.4-3.8 2.8-6 6.4-6s6 2.2 6.4 6M15.6 4.9a3.6 3.6 0 0 1 0 6.2M17.6 14.4c2.2.8 3.5 2.8 3.8 5.6`,
  },
} as const satisfies Readonly<Record<string, Shape>>

export type SymbolName = keyof typeof symbols

export const shapeOf = (name: string): Shape | null =>
  Object.entries(symbols).find(([key]) => key === name)?.[1] ?? null

/** Our own sign for each faction, and for the neutral cards of each side. */
export const glyphs: Readonly<Record<string, Shape>> = {
  haas_bioroid: { s: 'M12 3v18M5 7.5v9M19 7.5v9', f: 'M12 8.4 15.6 12 12 15.6 8.4 12z' },
  jinteki: {
    s: 'M4 15.5c2.6-7 5.4-10.4 8-12 2.6 1.6 5.4 5 8 12M7.6 17.6C9 20 10.4 21 12 21s3-1 4.4-3.4',
    f: circle(12, 12.9, 2.5),
  },
  nbn: { s: 'M4 19a15 15 0 0 1 15-15M4 19a9 9 0 0 1 9-9', f: circle(5.6, 18.2, 3) },
  weyland_consortium: { s: 'M3.5 20h17M6 20v-6.5M12 20V4M18 20v-9.5M3.8 10.5 12 4l8.2 4.4' },
  anarch: { s: 'M4 4.5 20 12 8 13.5 19 20.5', f: 'M4 15.2l3.2 5.3H2.6z' },
  criminal: {
    s: 'M3 8.5c3-1.6 6-2 9-.4 3-1.6 6-1.2 9 .4-.2 5-2 8-4.8 8-1.9 0-3-1.5-4.2-3-1.2 1.5-2.3 3-4.2 3C5 16.5 3.2 13.5 3 8.5z',
  },
  shaper: { s: 'M12 3 20.5 18H3.5zM12 10.2 15.8 17H8.2z' },
  neutral_corp: { s: `${circle(12, 12, 8)}M8 12h8` },
  neutral_runner: { s: `${circle(12, 12, 8)}M12 8v8` },
}
