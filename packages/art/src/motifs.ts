/** The tools to draw a picture: random numbers that depend on the card, and its colours from dark (0) to light (1). */
export interface Brush {
  readonly chance: () => number
  readonly between: (low: number, high: number) => number
  readonly shade: (light: number, alpha?: number, turn?: number) => string
}

export const width = 240
export const height = 150
const midX = width / 2
const midY = height / 2

const n = (value: number): string => value.toFixed(1)
const times = (count: number, draw: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => draw(i)).join('')
const round = (angle: number, radius: number, x = midX, y = midY): readonly [number, number] => [
  x + Math.cos(angle) * radius,
  y + Math.sin(angle) * radius,
]
const points = (list: readonly (readonly [number, number])[]): string =>
  list.map(([x, y]) => `${n(x)},${n(y)}`).join(' ')
const polygon = (list: readonly (readonly [number, number])[], look: string): string =>
  `<polygon points="${points(list)}" ${look}/>`
const ring = (x: number, y: number, r: number, look: string): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" ${look}/>`
const regular = (sides: number, radius: number, turn: number, x = midX, y = midY) =>
  Array.from({ length: sides }, (_, i) => round(turn + (i / sides) * 2 * Math.PI, radius, x, y))
const line = (paint: string, thick: number): string =>
  `fill="none" stroke="${paint}" stroke-width="${n(thick)}" stroke-linejoin="round" stroke-linecap="round"`

/** Courses of blocks, some of them alight. */
function wall({ chance, between, shade }: Brush): string {
  const rows = 5 + Math.floor(chance() * 3)
  const tall = height / rows
  const lean = between(-26, 26)
  return times(rows, row => {
    let out = ''
    for (let x = -40 - (row % 2) * between(12, 24); x < width + 40; ) {
      const wide = between(30, 62)
      const shift = (lean * (rows - row)) / rows
      const isLit = chance() < 0.16
      const box: (readonly [number, number])[] = [
        [x + shift, row * tall + 2],
        [x + wide - 3 + shift, row * tall + 2],
        [x + wide - 3 + shift - lean / rows, (row + 1) * tall - 1],
        [x + shift - lean / rows, (row + 1) * tall - 1],
      ]
      out += polygon(box, `fill="${isLit ? shade(0.85, 0.9) : shade(0.2 + chance() * 0.3, 0.9)}"`)
      x += wide
    }
    return out
  })
}

/** Rings within rings, each open somewhere else. */
function gate({ chance, between, shade }: Brush): string {
  const count = 5 + Math.floor(chance() * 3)
  const x = midX + between(-30, 30)
  const rings = times(count, i => {
    const r = 14 + i * between(13, 17)
    const whole = 2 * Math.PI * r
    const open = between(0.08, 0.3)
    const look = `${line(shade(0.85 - i * 0.09, 0.95), between(2.5, 8))} stroke-dasharray="${n(whole * (1 - open))} ${n(whole * open)}" transform="rotate(${n(between(0, 360))} ${n(x)} ${n(midY)})"`
    return ring(x, midY, r, look.replaceAll('stroke-linecap="round"', ''))
  })
  return rings + ring(x, midY, 6, `fill="${shade(0.95)}"`)
}

/** An eye of blades. */
function blades({ chance, between, shade }: Brush): string {
  const count = 9 + Math.floor(chance() * 8)
  const x = midX + between(-36, 36)
  const turn = between(0, 6)
  const out = times(count, i => {
    const angle = turn + (i / count) * 2 * Math.PI
    const long = between(46, 128)
    const blade = [round(angle - 0.13, 22, x), round(angle + 0.06, long, x), round(angle + 0.13, 24, x)]
    return polygon(blade, `fill="${shade(0.3 + chance() * 0.5, 0.92)}"`)
  })
  return (
    out +
    ring(x, midY, 19, `fill="${shade(0.06)}" stroke="${shade(0.8)}" stroke-width="3"`) +
    ring(x + between(-4, 4), midY, 7, `fill="${shade(0.95, 1, 20)}"`)
  )
}

/** A grid that something has caught in. */
function snare({ chance, between, shade }: Brush): string {
  const turn = between(-0.3, 0.3)
  const web = times(7, i => polygon(regular(6, 14 + i * 15, turn), line(shade(0.3 + i * 0.06, 0.8), 1.6)))
  const spokes = times(6, i => {
    const [x, y] = round(turn + (i / 6) * 2 * Math.PI, 118)
    return `<path d="M${midX} ${midY}L${n(x)} ${n(y)}" ${line(shade(0.5, 0.5), 1.4)}/>`
  })
  const caught = times(4 + Math.floor(chance() * 4), () => {
    const [x, y] = round(between(0, 6.3), between(16, 74))
    return polygon(regular(4, between(5, 11), between(0, 1), x, y), `fill="${shade(0.9)}"`)
  })
  return web + spokes + caught
}

/** Nested figures that turn: what programs look like from inside. */
function figure({ chance, between, shade }: Brush): string {
  const sides = 3 + Math.floor(chance() * 5)
  const turn = between(0.05, 0.3)
  const x = midX + between(-20, 20)
  const out = times(9, i => {
    const look = i === 8 ? `fill="${shade(0.95)}"` : line(shade(0.25 + i * 0.08, 0.95), 1.4 + i * 0.35)
    return polygon(regular(sides, 96 - i * 11, i * turn, x), look)
  })
  return out + sparks({ chance, between, shade }, 9)
}

/** A wedge driven into a plane. */
function wedge({ chance, between, shade }: Brush): string {
  const lean = between(-20, 20)
  const planes = times(5, i => {
    const y = 22 + i * 27
    return `<path d="M-10 ${n(y + lean)}L${n(midX - 24 + i * 6)} ${n(y)}M${n(midX + 40 + i * 6)} ${n(y)}L260 ${n(y - lean)}" ${line(shade(0.36 + chance() * 0.2, 0.9), between(3, 8))}/>`
  })
  const tip: (readonly [number, number])[] = [
    [midX + 70, 12],
    [midX - 26, midY + lean / 2],
    [midX + 70, height - 12],
    [midX + 38, midY],
  ]
  const edge: (readonly [number, number])[] = [
    [midX + 70, 12],
    [midX - 26, midY + lean / 2],
    [midX + 38, midY],
  ]
  return (
    planes +
    polygon(tip, `fill="${shade(0.52)}"`) +
    polygon(edge, `fill="${shade(0.86)}"`) +
    sparks({ chance, between, shade }, 7)
  )
}

/** Traces on a board, and a part where they meet. */
function board({ chance, between, shade }: Brush): string {
  const traces = times(16, i => {
    const y = 6 + i * 9.4
    const bend = between(30, 200)
    const step = Math.round(between(-2, 2)) * 9.4
    const end = bend + between(30, 90)
    const path = `<path d="M-4 ${n(y)}H${n(bend)}l${n(Math.abs(step))} ${n(step)}H${n(end)}" ${line(shade(0.3 + chance() * 0.4, 0.9), 2)}/>`
    return path + ring(end, y + step, 3, `fill="${shade(0.8)}"`)
  })
  const side = between(44, 60)
  const x = between(96, 150)
  const chip = `<rect x="${n(x)}" y="${n(midY - side / 2)}" width="${n(side)}" height="${n(side)}" rx="6" fill="${shade(0.1)}" stroke="${shade(0.85)}" stroke-width="3"/>`
  const heart = polygon(
    regular(4 + Math.floor(chance() * 3), side * 0.28, between(0, 2), x + side / 2, midY),
    `fill="${shade(0.9)}"`,
  )
  return traces + chip + heart
}

/** A town at night. */
function skyline({ chance, between, shade }: Brush): string {
  const moon = ring(between(40, 200), between(26, 50), between(16, 30), `fill="${shade(0.85, 0.9, 24)}"`)
  const layers = times(3, layer => {
    let out = ''
    for (let x = -10; x < width; ) {
      const wide = between(14, 34)
      const top = between(34, 90) + layer * 20
      out += `<rect x="${n(x)}" y="${n(top)}" width="${n(wide)}" height="${n(height - top)}" fill="${shade(0.42 - layer * 0.13)}"/>`
      if (layer > 0)
        for (let y = top + 8; y < height; y += 11)
          if (chance() < 0.32)
            out += `<rect x="${n(x + between(3, wide - 6))}" y="${n(y)}" width="3" height="4" fill="${shade(0.9, 0.9, 30)}"/>`
      x += wide + between(1, 6)
    }
    return out
  })
  return moon + layers
}

/** Something that bursts. */
function burst({ chance, between, shade }: Brush): string {
  const x = between(70, 170)
  const y = between(50, 100)
  const rays = times(22, i => {
    const angle = (i / 22) * 2 * Math.PI + between(-0.1, 0.1)
    const [x1, y1] = round(angle, between(14, 34), x, y)
    const [x2, y2] = round(angle, between(60, 180), x, y)
    return `<path d="M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}" ${line(shade(0.35 + chance() * 0.55, 0.9), between(1, 6))}/>`
  })
  return rays + ring(x, y, between(8, 15), `fill="${shade(0.97)}"`)
}

/** Bars that rise, and the curve above them. */
function chart({ chance, between, shade }: Brush): string {
  const count = 9
  let level = between(30, 60)
  let curve = ''
  const bars = times(count, i => {
    level = Math.max(14, Math.min(118, level + between(-14, 24)))
    const x = 12 + i * 25
    curve += `${i === 0 ? 'M' : 'L'}${n(x + 8)} ${n(height - level - 18)}`
    return `<rect x="${n(x)}" y="${n(height - level)}" width="16" height="${n(level)}" fill="${shade(0.22 + chance() * 0.3)}"/>`
  })
  return bars + `<path d="${curve}" ${line(shade(0.92), 4)}/>`
}

/** A tower seen from its foot. */
function tower({ between, shade, chance }: Brush): string {
  const tip = between(70, 170)
  const floors = 11
  const out = times(floors, i => {
    const part = i / floors
    const y = 8 + part * height
    const half = 8 + part * 76
    const x = tip + (midX - tip) * part
    return `<path d="M${n(x - half)} ${n(y + 10)}L${n(x)} ${n(y)}L${n(x + half)} ${n(y + 10)}" ${line(shade(chance() < 0.2 ? 0.95 : 0.35 + part * 0.3, 0.95), 5)}/>`
  })
  return out + `<path d="M${n(tip)} 8L${midX} ${height}" ${line(shade(0.8, 0.7), 2)}/>`
}

/** A module among modules. */
function hive({ chance, between, shade }: Brush): string {
  const size = between(17, 24)
  const lit = Math.floor(between(5, 12))
  let cell = 0
  return times(6, row =>
    times(8, column => {
      const x = column * size * 1.75 + (row % 2) * size * 0.87 - 10
      const y = row * size * 1.52
      const isLit = ++cell % lit === 0
      return polygon(
        regular(6, size * 0.92, Math.PI / 6, x, y),
        `fill="${isLit ? shade(0.86) : shade(0.12 + chance() * 0.3)}" stroke="${shade(0.55, 0.6)}" stroke-width="1.2"`,
      )
    }),
  )
}

/** A world and what goes around it. */
function orbit({ chance, between, shade }: Brush): string {
  const r = between(30, 44)
  const tilt = between(-32, 32)
  const rings = times(3, i => {
    const look = `${line(shade(0.5 + i * 0.14, 0.9), 2.4)} transform="rotate(${n(tilt + i * between(6, 26))} ${midX} ${midY})"`
    return `<ellipse cx="${midX}" cy="${midY}" rx="${n(r + 28 + i * 22)}" ry="${n(r * between(0.3, 0.6))}" ${look}/>`
  })
  const world = ring(midX, midY, r, `fill="${shade(0.3)}" stroke="${shade(0.9)}" stroke-width="2"`)
  const lands = times(4, i => {
    const y = midY - r * 0.7 + i * r * 0.45
    return `<path d="M${n(midX - r * between(0.3, 0.7))} ${n(y)}h${n(r * between(0.4, 0.9))}" ${line(shade(0.7), between(4, 8))}/>`
  })
  return rings + world + lands + sparks({ chance, between, shade }, 12)
}

/** A sign on a banner, for those who play. */
function emblem({ between, shade, chance }: Brush): string {
  const sides = 3 + Math.floor(chance() * 4)
  const rays = times(18, i => {
    const a = (i / 18) * 2 * Math.PI
    return polygon([round(a, 30), round(a + 0.1, 170), round(a + 0.22, 170)], `fill="${shade(0.28, 0.55)}"`)
  })
  const turn = between(0, 3)
  return (
    rays +
    polygon(regular(sides, 60, turn), `fill="${shade(0.12)}" stroke="${shade(0.9)}" stroke-width="4"`) +
    polygon(regular(sides, 38, turn + Math.PI / sides), `fill="${shade(0.62)}"`) +
    ring(midX, midY, 12, `fill="${shade(0.96)}"`)
  )
}

function sparks({ between, shade }: Brush, count: number): string {
  return times(count, () =>
    ring(between(6, width - 6), between(6, height - 6), between(0.8, 2.4), `fill="${shade(0.95, 0.9)}"`),
  )
}

/** The background motif of each subtype that has one of its own, and of each type for all other cards. */
export const motifs: Readonly<Record<string, (brush: Brush) => string>> = {
  barrier: wall,
  'code gate': gate,
  sentry: blades,
  trap: snare,
  icebreaker: wedge,
  program: figure,
  hardware: board,
  resource: skyline,
  event: burst,
  operation: chart,
  asset: tower,
  upgrade: hive,
  agenda: orbit,
  identity: emblem,
  ice: gate,
}
