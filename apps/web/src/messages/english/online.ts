import type { Learning, TakeBack } from '@paydata/protocol'
import { isolated } from '@paydata/protocol'
import { clockText } from '../../ui/clock-text.ts'
import { soMany } from '../../ui/so-many.ts'

type Side = TakeBack['by']

const counted = soMany('card', 'cards')
const ofWhom = (n: number, whose: string): readonly string[] => (n === 0 ? [] : [`${n} ${whose}`])
const listed = (all: readonly string[]): string =>
  [all.slice(0, -1).join(', '), ...all.slice(-1)].filter(each => each !== '').join(' and ')

const learnings: Readonly<Record<Learning, (who: string, cards: string) => string>> = {
  drawn: (who, cards) => `${who} drew ${cards}`,
  accessed: (who, cards) => `${who} accessed ${cards}`,
  lookedAt: (who, cards) => `${who} looked at ${cards}`,
  searched: who => `${who} searched a pile of cards`,
  revealed: (who, cards) => `${who} revealed ${cards}`,
  exposed: (who, cards) => `${who} exposed ${cards}`,
  rezzed: (who, cards) => `${who} rezzed ${cards}`,
  turnedFaceup: (_who, cards) => `${cards} turned faceup`,
  bidsRevealed: who => `${who} revealed a secret bid`,
}

/** The words of playing with other people. */
export const online = {
  again: (seconds: number): string => `Try again in ${seconds} s.`,
  connection: {
    opening: 'Connecting…',
    lost: 'The connection is lost. Connecting again…',
  },
  me: {
    menu: (name: string): string => `You are ${isolated(name)}`,
    none: 'Sign in',
  },
  room: {
    loading: 'Going to the game',
    deckNamed: (name: string): string => `Deck: ${isolated(name)}`,
    abandoned: 'This game was given up.',
    gone: 'There is no such game. The link may be wrong, or the game is over for good.',
  },
  chat: {
    title: 'Chat',
    tabs: 'Log and chat',
    unread: soMany('new line', 'new lines'),
    players: 'What players say everybody reads.',
    spectators: 'Spectators talk among themselves: players read it after the game.',
    unseated: 'You have no seat: players read what you say only after the game.',
    write: 'Say something',
    send: 'Say it',
    empty: 'Nobody has said anything yet.',
    rematch: 'The rematch begins here.',
    presets: {
      hello: 'Hello, have fun!',
      goodLuck: 'Good luck!',
      thinking: 'One moment…',
      takeYourTime: 'Take your time.',
      wellPlayed: 'Nice one!',
      oops: 'Oops!',
      thanks: 'Thank you!',
      sorry: 'Sorry!',
      goodGame: 'Good game!',
      goodbye: 'Goodbye!',
    },
    quiet: 'Whom you read',
    silent: 'The players want quiet.',
    preset: 'Say at once',
    fromSpectators: 'spectators',
  },
  table: {
    away: (seconds: number, claim: 'yours' | 'others'): string => {
      if (seconds <= 0) return 'away'
      return claim === 'yours'
        ? `away: ${clockText(seconds)} until you may claim the game`
        : `away: ${clockText(seconds)}`
    },
    clock: (who: string, left: string): string => `${who}, time left: ${left}`,
    claim: 'Claim the game',
    claimLead: 'Your opponent has been away for three minutes.',
    callBot: 'Let a computer play on',
    standsIn: 'A computer plays for you.',
    comeBack: 'Play on yourself',
    offerDraw: 'Offer a draw',
    drawOffered: 'You offer a draw.',
    drawBack: 'Take the offer back',
    drawAsked: 'Your opponent offers a draw.',
    agree: 'Agree',
    report: 'Doubt this ruling',
    takeBackAsked: ({ by, answers, turns }: TakeBack): string => {
      const [theirs, yours] = by === 'corp' ? [answers.corp, answers.runner] : [answers.runner, answers.corp]
      const more = [...ofWhom(theirs - 1, 'more of theirs'), ...ofWhom(yours, 'of yours')]
      const since = more.length === 0 ? '' : `, and what was decided since: ${more.join(' and ')}`
      const back = turns === 0 ? '' : turns === 1 ? ', into the turn before' : `, ${turns} turns back`
      return `Your opponent would like to take back their last answer${since}${back}.`
    },
    takeBackLearned: ({ by, learned, cards, chance }: TakeBack): string => {
      const who = (each: Side | null) => (each === by ? 'they' : each === null ? 'somebody' : 'you')
      const ways = learned.map(each => learnings[each.how](who(each.by), counted(each.count)))
      return [
        ...(ways.length === 0 ? [] : [`By it ${listed(ways)}.`]),
        ...(cards === 0 ? [] : [`They have seen ${counted(cards)} that they did not see before.`]),
        ...(chance === 'used' ? ['Chance decided something.'] : []),
      ].join(' ')
    },
    allow: 'Allow it',
    deny: 'No',
    asking: 'Your opponent is asked whether you may take it back.',
    denied: 'Your opponent lets the answer stand.',
    mended: (lost: number): string =>
      lost === 0
        ? 'The rules were mended meanwhile. The game goes on where it stood.'
        : `The rules were mended meanwhile. The game goes on before the last ${lost === 1 ? 'answer, which does' : `${lost} answers, which do`} not stand any more.`,
    skip: 'Pass until something happens',
    rematch: 'Rematch, sides swapped',
    rematchAsked: 'Waiting for your opponent',
    rematchWanted: 'Your opponent wants a rematch.',
    rematchGo: 'To the new game',
    fair: 'Were the shuffles fair?',
    lobby: 'To the games',
    leaving: {
      title: 'Leave the table?',
      clock: 'Your clock goes on.',
      claim: 'If you are away for three minutes while you are asked, your opponent may claim the game.',
      back: 'The game is not over: “Go on with your game”, at the start and among the games, brings you back.',
      stay: 'Stay',
      leave: 'Leave for now',
    },
    spectators: soMany('spectator', 'spectators'),
    hows: { time: 'on time', absence: 'as the other was away' },
  },
} as const
