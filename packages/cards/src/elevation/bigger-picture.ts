import {
  bound,
  card,
  chooseNumber,
  gainCredits,
  giveTags,
  has,
  isTagged,
  loseCredits,
  oneOf,
  onlyIf,
  play,
  removeTags,
  times,
} from '@paydata/engine/vocabulary'

export const biggerPicture = card(
  'bigger_picture',
  onlyIf('play', isTagged),
  play(
    oneOf([
      [giveTags(1)],
      [
        chooseNumber('most', has('runner', 'tags')),
        removeTags(bound('most'), { as: 'removed' }),
        loseCredits(times(5, bound('removed')), 'runner', { as: 'lost' }),
        gainCredits(bound('lost')),
      ],
    ]),
  ),
)
