import type { Expected } from '../../../testing/expected.ts'

export const expected: Expected = {
  sentences: {},
  alike: [],
  wrong: [
    ['a doubled word', /\b(\p{L}{2,}) \1\b/iu],
    ['a letter told by itself', /\b([XYZWVU]) is equal to [^.;]*\b\1\b/],
    ['a clause where an action belongs', /\b(to|may|must) (when|whenever|if|the first time)\b/],
    ['a thing twice in one sum', /(the number of [^.,;]+) (plus|minus) \1/],
    [
      'a verb for one where there are several',
      /\b(cards|programs|agendas|pieces of ice)(?: of that type)? that is\b/,
    ],
    [
      'a form of a verb that does not fit',
      /\bnot has\b|\bas the (?:Corp|Runner) (?:rez|play|install|score) /,
    ],
    ['a number of numbers', /\b(?:lesser|least) of the (?:lesser|least)\b/],
    [
      'several of one thing',
      /(?<![-\d.,])\b1 (?:(?!of |or |and )\p{L}+ ){0,2}(cards|counters|servers|programs|agendas|assets|tags|points|subroutines|pieces)\b/u,
    ],
    [
      'one of several things',
      /\b(?:[2-9]|\d\d) (card|counter|server|program|agenda(?! points| counters)|asset|tag|point|subroutine|piece)\b(?!-)/,
    ],
  ],
  newer:
    /\bbreach|\bcore damage|advancement counter|\bload\b|→|\bRun (?!ends)|root of this|its root|basic action|Lose \[click\]:|discard phase ends|prevent \d tag|outermost position/,
  imperatives: { trash: 'Trash', derez: 'Derez', choose: 'Choose' },
  ordinals: ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'],
  chosen: 'chosen',
  pronouns: ['it'],
}
