const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** A text as it stands in HTML and in SVG. */
export const escaped = (text: string): string => text.replace(/[&<>"]/g, mark => marks[mark] ?? mark)
