/** The most characters of a line that somebody writes to others. */
export const mostOfLine = 500

/** What somebody has written over several lines, as the one line that a server takes. */
export const oneLine = (text: string): string => text.trim().replace(/\s+/gu, ' ')
