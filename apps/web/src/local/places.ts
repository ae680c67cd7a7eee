/** Where the browser keeps the games that were played to their end. */
export const replaysPlace = 'paydata/replays'
