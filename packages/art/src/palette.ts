interface Palette {
  readonly hue: number
  readonly depth: number
}

/** Hues of the factions, as far apart as nine hues can be. Players who see no colours can tell cards apart without them. */
const hues: Readonly<Record<string, Palette>> = {
  haas_bioroid: { hue: 265, depth: 46 },
  jinteki: { hue: 350, depth: 62 },
  nbn: { hue: 44, depth: 78 },
  weyland_consortium: { hue: 152, depth: 42 },
  anarch: { hue: 18, depth: 74 },
  criminal: { hue: 214, depth: 62 },
  shaper: { hue: 88, depth: 46 },
}

export const paletteOf = (faction: string | undefined): Palette =>
  hues[faction ?? ''] ?? { hue: 210, depth: 12 }

export const colour = (hue: number, depth: number, light: number, alpha = 1): string =>
  `hsl(${Math.round((hue + 360) % 360)} ${Math.round(depth)}% ${Math.round(light)}%${alpha < 1 ? ` / ${alpha.toFixed(2)}` : ''})`
