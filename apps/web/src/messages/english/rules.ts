/** The words of the screen that compares the editions of the rules. */
export const rules = {
  title: 'The rules, edition by edition',
  lead: 'Each step of turns and runs with its place in each edition, from the tables that games are played by. What differs from the newest rules is marked.',
  beside: 'Beside the newest',
  all: 'All',
  show: 'Show',
  shows: { all: 'All steps', differences: 'Differences only' },
  legend: 'Marks',
  differences: {
    added: 'a step that the newest rules do not have',
    missing: 'no such step',
    moved: 'in another order',
    window: 'players may do something else in it',
  },
  elsewhere: 'At this moment in other editions',
  nothingElse: 'It offers the same at this moment.',
  here: {
    missing: 'it has no such moment',
    moved: 'it has this moment in another order',
  },
  also: (steps: string): string => `also before it: ${steps}`,
  lacks: (options: string): string => `not offered there: ${options}`,
  adds: (options: string): string => `also offered there: ${options}`,
  /** What its rules say of what is asked now, by the words that the editions have for them. */
  choices: {
    noEffectActions: {
      allowed: 'what would change nothing may be done all the same',
      forbidden: 'what would change nothing may not be done',
    },
    secondConsole: {
      olderTrashed: 'a second console may be installed, and the older one is trashed',
      forbidden: 'a second console cannot be installed',
    },
    accessLimit: {
      ofHandOrDeck: 'only cards in HQ and R&D count towards the number of accesses',
      total: 'the number of accesses is fixed as the first begins, cards in the root included',
    },
    accessedCards: {
      stay: 'an accessed card stays where it is',
      setAside: 'an accessed card lies aside until all are accessed',
    },
    archivesFaceup: {
      atOnce: 'all cards of Archives are turned faceup before the first access',
      asAccessed:
        'a card of Archives is turned faceup as it is accessed, and one that lies facedown is chosen unseen',
    },
    midAccessAbilities: {
      one: 'one ability or trash cost may be used on an accessed card',
      any: 'as many abilities as one likes may be used on an accessed card, and its trash cost',
    },
    rootCardEnteringBreach: {
      runnerDeclares: 'the Runner says whether a card that comes to the root may be accessed',
      candidate: 'a card that comes to the root may be accessed, and nobody is asked',
      ignored: 'a card that comes to the root is not accessed, and nobody is asked',
    },
    discardCards: {
      simultaneous: 'all cards are discarded at the same time',
      oneByOne: 'cards are discarded one at a time',
    },
    searchMayFail: {
      withCriteria: 'a search for a kind of card may find nothing though there is one',
      never: 'a search must find what there is',
    },
    sameTargetTwice: {
      no: 'no card may be chosen twice',
      yes: 'the same card may be chosen twice',
    },
    memoryOverflow: {
      minimalSet: 'no program is trashed that need not be',
      untilNotExceeding: 'any programs may be trashed until the memory limit is kept',
    },
    decliningReactions: {
      together: 'who declines, declines all that waits',
      oneByOne: 'each ability that waits is declined by itself',
    },
    preventedCosts: {
      never: 'what is paid as a cost cannot be prevented',
      abilityLost: 'what is paid as a cost can be prevented, and the ability is lost',
    },
  },
  windowLead: 'Under a step: what players may do in it.',
  noDifference: 'Nothing differs here.',
  moment: 'Moment',
  noStep: 'no step',
  parts: {
    corpTurn: 'The Corp’s turn',
    runnerTurn: 'The Runner’s turn',
    run: 'A run',
    breach: 'Breaching a server',
    access: 'Accessing a card',
  },
  paid: 'paid abilities',
  rez: { nonIce: 'rez cards but ice', approached: 'rez also the approached ice' },
  score: 'score agendas',
} as const
