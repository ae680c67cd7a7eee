import { isMedia, narrow } from './use-media.ts'

/** The styles of a table on phones and tablets. A desk does without them until its window becomes narrow. */
export const loadNarrowStyles = () => import('../styles/narrow.css')

/** Loads a screen with a table, and beside it the styles that the table needs here. */
export const withNarrowStyles =
  <Screen>(load: () => Promise<Screen>) =>
  async (): Promise<Screen> => {
    const [screen] = await Promise.all([load(), isMedia(narrow) && loadNarrowStyles()])
    return screen
  }
