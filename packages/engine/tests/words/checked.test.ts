import { asset, made } from '@paydata/scenario/plain'
import { expect, test } from 'vitest'
import { defineCards } from '../../src/index.ts'
import * as say from '../../src/vocabulary.ts'

/** As a script in plain JavaScript writes it, or as it comes over a wire. */
const withWord = (right: string, wrong: string) =>
  JSON.parse(
    JSON.stringify(
      made(
        asset('Odd'),
        say.when(say.on({ what: ['scored'], card: [say.isRezzed] }), say.gainCredits(say.has('you', 'tags'))),
        say.paid(
          [say.clicks(1)],
          [
            say.ifSo(say.isTagged, [say.lasting(say.untilTurnEnds, [say.strength('self', 1)])]),
            say.lasting(say.untilRunEnds, [
              { declare: 'replace', effect: 'access', withIt: { instead: 'nothing' } },
            ]),
          ],
        ),
      ),
    ).replace(`"${right}"`, `"${wrong}"`),
  )

test.each([
  ['when', 'form'],
  ['gainCredits', 'do'],
  ['scored', 'what'],
  ['rezzed', 'is'],
  ['has', 'amount'],
  ['clicks', 'pay'],
  ['tagged', 'if'],
  ['strength', 'declare'],
  ['turnEnds', 'at'],
  ['access', 'effect'],
  ['nothing', 'instead'],
])(
  'a definition with another word than "%s" is refused as it is taken, with the word and its field',
  (right, field) => {
    expect(() => defineCards(`checked-${right}`, [withWord(right, 'exploded')])).toThrow(
      `odd: there is no "exploded" among the words of "${field}"`,
    )
  },
)
