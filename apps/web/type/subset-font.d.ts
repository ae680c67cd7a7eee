declare module 'subset-font' {
  interface Subset {
    readonly targetFormat: 'woff2' | 'truetype'
    readonly variationAxes: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>
    readonly keepFeatures: readonly string[]
    readonly preserveNameIds: readonly number[]
  }
  export default function subsetFont(font: Uint8Array, letters: string, how: Subset): Promise<Uint8Array>
}
