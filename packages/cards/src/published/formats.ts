import formats from '../../data/formats.json' with { type: 'json' }

/** Each format as those who run it publish it: its sets, and what it forbids from which day on. */
export const publishedFormats = formats
