import type { RequestName, RouteName, RouteSent, Sent } from '@paydata/protocol'

/** A text of this length, of whatever takes long to read. */
export type Text = (length: number) => string
/** Before they are normalized, texts that others read may have four signs for each letter. */
export const signsOfALetter = 4

const game = 'a'.repeat(20)
export const id = 'x'.repeat(40)
const ofGame = { game }
const nothing = {}
export const many = <Each>(count: number, each: (nth: number) => Each): Each[] =>
  Array.from({ length: count }, (_, nth) => each(nth))

const letters = (nth: number): string =>
  String.fromCharCode(97 + (nth % 26), 97 + Math.floor(nth / 26)).padEnd(40, 'x')

/** As large as a deck may be. */
export const largestDeck = (text: Text) => ({
  name: text(200),
  identity: 'x'.repeat(100),
  cards: many(100, (nth): [string, number] => [`${nth}`.padEnd(100, 'x'), 99]),
  format: 'standard' as const,
})
export const tagsOf = (text: Text): string[] => many(20, () => text(40))
const newDeck = (text: Text, nth: number) => ({
  id: `deck-number-${nth}`,
  deck: largestDeck(text),
  tags: tagsOf(text),
})

/** The largest that may be sent to each route, of texts that are put in. A route without a line here does not compile. */
export const toRoutes: { readonly [Name in RouteName]: (text: Text, written: Text) => RouteSent<Name> } = {
  beGuest: (_text, written) => ({ name: written(24) }),
  whoAmI: () => nothing,
  rename: (_text, written) => ({ name: written(24) }),
  claim: text => ({ password: text(200) }),
  changePassword: text => ({ password: text(200), newPassword: text(200) }),
  makeRecovery: text => ({ password: text(200) }),
  recover: (text, written) => ({ name: written(24), recovery: text(60), newPassword: text(200) }),
  deleteMe: () => nothing,
  signIn: (text, written) => ({ name: written(24), password: text(200) }),
  signOut: () => nothing,
  signOutEverywhere: () => nothing,
  signOutElsewhere: () => nothing,
  mySessions: () => nothing,
  endSession: () => ({ session: 'x'.repeat(43) }),
  ownData: text => ({ part: 'games', after: text(200) }),
  myGames: () => nothing,
  myTurns: () => nothing,
  holidays: () => nothing,
  goOnHoliday: () => ({ days: 14 }),
  notices: () => nothing,
  wishNotices: () => ({ wishes: { turn: 'on', quiet: { from: 22, to: 7, ahead: 60 } } }),
  subscribe: () => ({
    subscription: {
      endpoint: `https://fcm.googleapis.com/${'x'.repeat(970)}`,
      keys: { p256dh: 'x'.repeat(87), auth: 'x'.repeat(22) },
      language: 'x'.repeat(20),
    },
  }),
  unsubscribe: () => ({ endpoint: 'x'.repeat(1000) }),
  noteInput: () => nothing,
  replay: () => ofGame,
  gameStatistics: () => ofGame,
  playerStatistics: () => ({ player: id }),
  myResults: () => nothing,
  wishRatings: () => ({ wish: 'shown' }),
  ratings: () => ({ player: id }),
  ratingCurve: () => ({ player: id, side: 'corp', format: 'startup' }),
  pointsOfGame: () => ofGame,
  matchOfGame: () => ofGame,
  season: () => ({ season: '2026-4' }),
  following: () => nothing,
  follow: () => ({ player: moderator.id, follow: 'yes' }),
  followNamed: () => ({ name: moderator.name }),
  wishPresence: () => ({ wish: 'hidden' }),
  noteAbout: () => ({ player: id }),
  keepNote: (_text, written) => ({ player: moderator.id, text: written(500) }),
  starterDecks: () => nothing,
  checkDeck: text => ({ list: text(50_000) }),
  myDecks: text => ({ after: text(80), most: 100 }),
  wholeDecks: () => ({ ids: many(100, nth => `deck-number-${nth}`) }),
  decksPlayed: () => ({ since: 0, most: 200 }),
  myDeck: () => ({ id }),
  keepDeck: text => newDeck(text, 0),
  mergeDecks: text => ({ decks: many(20, nth => newDeck(text, nth)) }),
  changeDeck: text => ({
    id,
    change: { version: 1, deck: largestDeck(text) },
    tags: tagsOf(text),
    state: 'kept',
  }),
  deckHistory: () => ({ id }),
  deckVersion: () => ({ id, version: 50 }),
  undoDeck: () => ({ id, version: 50, to: 41 }),
  copyDeck: () => ({ id, copy: 'y'.repeat(40) }),
  holders: () => nothing,
  giveRole: (_text, written) => ({ name: written(24), role: 'moderator' }),
  takeRole: () => ({ player: id }),
  audit: () => ({ before: 'x'.repeat(40) }),
  reports: text => ({ state: 'waiting', after: text(200) }),
  settleReport: () => ({ report: largestReport, measure: { kind: 'mute', reason: 'insults', days: 90 } }),
  history: () => ({ name: moderator.name }),
  takeMeasure: () => ({ id, player: moderator.id, measure: { kind: 'close', reason: 'cheating' } }),
  appeals: () => nothing,
  answerAppeal: () => ({ measure: largestReport, answer: 'lifted' }),
  announcements: () => nothing,
  announce: (_text, written) => ({ id, text: written(500), days: 60 }),
  withdraw: () => ({ announcement: id }),
  myMeasures: () => nothing,
  readMeasure: () => ({ measure: largestReport }),
  appeal: (_text, written) => ({ measure: 'b'.repeat(12), text: written(500) }),
}

/** Somebody who can be given a role, and is as often reported as may be. */
export const moderator = { id: 'moderator-of-all', name: 'Moderator of all' }

/** The id of a report, and of a measure, of a full world. */
export const largestReport = 'a'.repeat(12)

/** The same for the requests over sockets. */
export const toSockets: { readonly [Name in RequestName]: (text: Text, written: Text) => Sent<Name> } = {
  here: () => nothing,
  lobby: () => nothing,
  leaveLobby: () => nothing,
  create: (text, written) => ({ id, title: written(60), password: text(100) }),
  find: (_text, written) => ({ code: written(6) }),
  enter: () => ofGame,
  leave: () => ofGame,
  sit: text => ({ game, side: 'corp', password: text(200) }),
  stand: () => ofGame,
  seatBot: () => ({ game, side: 'corp', level: 'search' }),
  unseat: () => ({ game, side: 'corp', player: id }),
  letSit: () => ({ game, player: id }),
  chooseDeck: text => ({ game, deck: { list: text(50_000) } }),
  showDeckName: () => ({ game, name: 'shown' }),
  swap: () => ({ game, wants: 'swap' }),
  ready: () => ({ game, chance: 'f'.repeat(64) }),
  notReady: () => ofGame,
  rematch: () => ofGame,
  watch: () => ({ game, eye: 'corp', have: 1 }),
  reply: () => ({ game, id, version: 1, reply: { question: 1, choose: many(1000, nth => nth) } }),
  whyNot: () => ofGame,
  deckLeft: () => ofGame,
  macros: () => ofGame,
  macro: () => ({ game, id, version: 1, macro: 'breakAll', way: 99 }),
  icePrices: () => ofGame,
  concede: () => ofGame,
  draw: () => ({ game, wants: 'draw' }),
  claim: () => ofGame,
  callBot: () => ({ game, level: 'search' }),
  comeBack: () => ofGame,
  history: () => ofGame,
  orders: () => ({
    game,
    orders: {
      at: Object.fromEntries(many(100, nth => [`${letters(nth)}.${'x'.repeat(40)}`, 'ask' as const])),
      rez: many(100, nth => nth),
    },
  }),
  takeBack: () => ({ game, version: 1 }),
  allowTakeBack: () => ({ game, version: 1, allow: 'yes' }),
  say: (_text, written) => ({ game, id, channel: 'players', text: written(500) }),
  report: (_text, written) => ({ game, id, version: 1, text: written(500) }),
  chat: () => ofGame,
  mute: () => ({ player: id, mute: 'yes' }),
  muted: () => nothing,
  search: text => ({
    id,
    side: 'either',
    format: 'startup',
    pace: 'normal',
    stakes: 'rated',
    decks: { corp: { list: text(50_000) }, runner: { list: text(50_000) } },
  }),
  stopSearch: () => ofGame,
  callMe: () => ({ wants: 'calls', format: 'standard' }),
  challenge: text => ({
    id,
    player: id,
    side: 'either',
    format: 'startup',
    pace: 'normal',
    stakes: 'rated',
    decks: { corp: { list: text(50_000) }, runner: { list: text(50_000) } },
  }),
  challenges: () => nothing,
  acceptChallenge: () => ({ challenge: game }),
  declineChallenge: () => ({ challenge: game, why: 'otherFormat' }),
  withdrawChallenge: () => ({ challenge: game }),
  mySearch: () => nothing,
  peopleNow: () => nothing,
  block: () => ({ player: id, block: 'yes' }),
  blocked: () => nothing,
  hush: () => ({ game, spectators: 'silent' }),
  reportLine: (_text, written) => ({ game, id, n: 1, text: written(500) }),
}
