import type { ChoiceWords } from '../choice-words.ts'
import { oneOf } from '../choice-words.ts'

/** The words of the screen that compares the editions of the rules. */
export const rules = {
  title: 'The rules, edition by edition',
  lead: 'Each step of turns and runs with its place in each edition, and what the editions decide in different ways, from the tables that games are played by. What differs from the newest rules is marked.',
  beside: 'Beside the newest',
  all: 'All',
  show: 'Show',
  shows: { all: 'All', differences: 'Differences only' },
  legend: 'Marks',
  differences: {
    added: 'a step that the newest rules do not have',
    missing: 'no such step',
    moved: 'in another order',
    window: 'players may do something else in it',
    decided: 'decided in another way',
  },
  elsewhere: 'At this moment in other editions',
  nothingElse: 'It offers the same at this moment.',
  here: {
    missing: 'it has no such moment',
    moved: 'it has this moment in another order',
  },
  stands: {
    here: (step: string, deeds: string): string => `this step there: ${step} – ${deeds}`,
    next: (step: string, deeds: string): string => `the next decision there: ${step} – ${deeds}`,
  },
  both: 'both players',
  nobody: 'nobody decides anything',
  decides: {
    jackOut: 'jack out, or go on',
    action: 'take an action',
    discard: 'choose what to discard',
    breach: 'choose which cards to access',
  },
  also: (steps: string): string => `also before it: ${steps}`,
  lacks: (options: string): string => `not offered there: ${options}`,
  adds: (options: string): string => `also offered there: ${options}`,
  /** What its rules say of what is asked now, by the words that the editions have for them. */
  choices: {
    winAt: points => `${points} agenda points win the game`,
    simultaneousWins: oneOf({
      draw: 'if both players would win at once, the game is a draw',
      activePlayer: 'if both players would win at once, the one whose turn it is wins',
    }),
    startingCredits: credits => `each player begins with ${credits} credits`,
    startingHand: cards => `each player begins with ${cards} cards in hand`,
    allottedClicks: ({ corp, runner }) => `the Corp has ${corp} clicks each turn, and the Runner ${runner}`,
    additionalClicks: oneOf({
      asTurnBegins: 'clicks that a card adds are gained as the turn begins',
      whileActive: 'clicks that a card adds come and go with the card, also in mid-turn',
    }),
    noEffectActions: oneOf({
      allowed: 'what would change nothing may be done all the same',
      forbidden: 'what would change nothing may not be done',
    }),
    discardCards: oneOf({
      simultaneous: 'all cards are discarded at the same time',
      oneByOne: 'cards are discarded one at a time',
    }),
    negativeHandSize: oneOf({
      startOfDiscardStep: 'who has a maximum hand size below zero is flatlined as their discard step begins',
      endOfTurn: 'who has a maximum hand size below zero is flatlined as their turn ends',
    }),
    badPublicityCredits: oneOf({
      fund: 'credits for bad publicity lie in a fund of their own, and cannot be lost',
      pool: 'credits for bad publicity are in the Runner’s credit pool, and can be lost',
    }),
    lostServer: oneOf({
      windowCompleted: 'if the attacked server is gone, the run ends after the window that is open',
      atOnce: 'if the attacked server is gone, the run ends at once',
    }),
    removedIce: oneOf({
      notPassed: 'ice that is removed while the Runner is at it is not passed',
      passed: 'ice that is removed while the Runner is at it is passed',
    }),
    ifSuccessful: oneOf({
      withOthers: '“if successful” effects wait among all others that the success sets off',
      first: '“if successful” effects resolve before all others that the success sets off',
    }),
    ifSuccessfulServer: oneOf({
      couldHaveBeenChosen: 'an “if successful” effect stays if it could have named the new server as well',
      announced: 'an “if successful” effect is lost if the run moves from the server it named',
    }),
    unsuccessfulIf: oneOf({
      successPhaseNotReached: 'a run is unsuccessful if it never reached its success phase',
      notSuccessful: 'a run is unsuccessful if it never became successful',
    }),
    archivesFaceup: oneOf({
      atOnce: 'all cards of Archives are turned faceup before the first access',
      asAccessed:
        'a card of Archives is turned faceup as it is accessed, and one that lies facedown is chosen unseen',
    }),
    accessLimit: oneOf({
      ofHandOrDeck: 'only cards in HQ and R&D count towards the number of accesses',
      total: 'the number of accesses is fixed as the first begins, cards in the root included',
    }),
    accessedCards: oneOf({
      stay: 'an accessed card stays where it is',
      setAside: 'an accessed card lies aside until all are accessed',
    }),
    accessesCount: oneOf({
      performed: 'what counts accesses counts those that took place',
      chosen: 'what counts accesses counts the cards that were chosen for one',
    }),
    midAccessAbilities: oneOf({
      one: 'one ability or trash cost may be used on an accessed card',
      any: 'as many abilities as one likes may be used on an accessed card, and its trash cost',
    }),
    rootCardEnteringBreach: oneOf({
      runnerDeclares: 'the Runner says whether a card that comes to the root may be accessed',
      candidate: 'a card that comes to the root may be accessed, and nobody is asked',
      ignored: 'a card that comes to the root is not accessed, and nobody is asked',
    }),
    secondConsole: oneOf({
      olderTrashed: 'a second console may be installed, and the older one is trashed',
      forbidden: 'a second console cannot be installed; an effect that would do it trashes it instead',
    }),
    memoryOverflow: oneOf({
      minimalSet: 'no program is trashed that need not be',
      untilNotExceeding: 'any programs may be trashed until the memory limit is kept',
    }),
    searchMayFail: oneOf({
      withCriteria: 'a search for a kind of card may find nothing though there is one',
      never: 'a search must find what there is',
    }),
    drawing: oneOf({
      setAside: 'drawn cards lie aside until all is done that the draw sets off',
      direct: 'drawn cards go to the hand at once',
    }),
    damageTrashedBy: oneOf({
      responsible: 'the player responsible for the damage trashes the cards',
      runner: 'the Runner trashes the cards',
    }),
    damageOrder: oneOf({
      none: 'all cards are trashed at once, in no order',
      asChosen: 'cards come to the heap in the order in which chance takes them',
    }),
    ordinalsCount: oneOf({
      happened: 'what was prevented is no first time',
      preventedToo: 'what was prevented is a first time all the same',
    }),
    decliningReactions: oneOf({
      together: 'who declines, declines all that waits',
      oneByOne: 'each ability that waits is declined by itself',
    }),
    chainReactions: oneOf({
      afterInstruction: 'what an ability sets off resolves before its next instruction',
      afterEffect: 'what an ability sets off resolves after all of its instructions',
    }),
    sameTargetTwice: oneOf({
      no: 'no card may be chosen twice',
      yes: 'the same card may be chosen twice',
    }),
    traceResults: oneOf({
      pending: 'its effects wait among all others that its result sets off',
      directly: 'its effects resolve at once, as part of it',
    }),
    preventedCosts: oneOf({
      never: 'what is paid as a cost cannot be prevented',
      abilityLost: 'what is paid as a cost can be prevented, and the ability is lost',
    }),
  } satisfies ChoiceWords,
  /** What the editions decide in different ways, in a few words. */
  matters: {
    winAt: 'Winning',
    simultaneousWins: 'Two wins at once',
    startingCredits: 'First credits',
    startingHand: 'First hand',
    allottedClicks: 'Clicks',
    additionalClicks: 'Additional clicks',
    noEffectActions: 'Actions without effect',
    discardCards: 'Discarding down to hand size',
    negativeHandSize: 'No room in the hand',
    badPublicityCredits: 'Credits for bad publicity',
    lostServer: 'A server that ceases to exist',
    removedIce: 'Ice that is removed in a run',
    ifSuccessful: 'Order after a success',
    ifSuccessfulServer: 'A run that changes its server',
    unsuccessfulIf: 'An unsuccessful run',
    archivesFaceup: 'Facedown cards of Archives',
    accessLimit: 'How many cards are accessed',
    accessedCards: 'Where accessed cards lie',
    accessesCount: 'Counting accesses',
    midAccessAbilities: 'Abilities during an access',
    rootCardEnteringBreach: 'A card installed in the server meanwhile',
    secondConsole: 'A second console',
    memoryOverflow: 'Too little memory',
    searchMayFail: 'Searching',
    drawing: 'Drawing',
    damageTrashedBy: 'Who trashes for damage',
    damageOrder: 'Order of cards trashed by damage',
    ordinalsCount: '“The first time”',
    decliningReactions: 'Declining abilities',
    chainReactions: 'Abilities set off by an ability',
    sameTargetTwice: 'Choosing a card twice',
    traceResults: 'Effects of a trace',
    preventedCosts: 'Costs that are prevented',
  } satisfies Readonly<Record<keyof ChoiceWords, string>>,
  subjects: {
    game: 'The game',
    turn: 'Turns',
    run: 'Runs',
    access: 'Accessing cards',
    cards: 'Cards and damage',
    abilities: 'Abilities',
  },
  placeLead: 'A place in a text is a link that marks all it says.',
  decided: 'What the rules decide',
  matter: 'Matter',
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
