/** The files of sets that a page loads: `sets/core.ts` and the like. */
export const isSetFile = (file: string): boolean =>
  /[\\/]cards[\\/](?:dist[\\/])?src[\\/]sets[\\/](?!formats|index|loaders|numbers|playable|printed|.*rulings)[a-z0-9-]+\.[jt]s$/.test(
    file,
  )

/**
 * What such a file exports as plain data, for a bundler to put in its place: a browser reads it several times faster than
 * the code it comes from, and it is no longer. Paths are not written into it, they would make it twice as long: the
 * engine finds them when a card is first used.
 */
export const dataOf = (exported: Readonly<Record<string, unknown>>): string =>
  Object.entries(exported)
    .map(
      ([name, cards]) =>
        `export const ${name} = /* @__PURE__ */ JSON.parse(${JSON.stringify(JSON.stringify(cards))})`,
    )
    .join('\n')
