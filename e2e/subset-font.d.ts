declare module 'subset-font' {
  /** The whole font, packed in another way. */
  export default function subsetFont(
    font: Uint8Array,
    text: undefined,
    how: { readonly keepAllGlyphs: true; readonly targetFormat: 'truetype' },
  ): Promise<Uint8Array>
}
