/** What holds texts of the game in which words can be pointed at. */
export const texts =
  '.card-text, .card-kind, .card-brief, .details, .prompt, .log-line, .recent, .subroutines, .encounter-kind, .focus-label, .focus-trace, .progress, .rulings'

/** Whether an element stands in such a text. */
export const isInText = (target: EventTarget | null): target is Element =>
  target instanceof Element && target.closest(texts) !== null

/** Milliseconds for which a pointer, or a finger, rests on a word before it is explained. */
export const rest = { pointer: 700, finger: 450 }
