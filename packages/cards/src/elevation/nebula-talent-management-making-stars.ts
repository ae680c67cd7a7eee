import {
  card,
  firstTime,
  flip,
  gainClicks,
  gainCredits,
  happened,
  on,
  otherFace,
  runSuccessful,
  together,
  type,
  when,
} from '@paydata/engine/vocabulary'

const operationPlayed = { what: ['played'], by: 'you', card: [type('operation')] } as const

export const nebulaTalentManagementMakingStars = card(
  'nebula_talent_management_making_stars',
  when(
    on({ what: ['actionPhaseEnded'], by: 'you' }, happened('thisTurn', operationPlayed)),
    together(gainCredits(1), flip),
  ),
  ...otherFace(
    1,
    when(firstTime('turn', operationPlayed), gainClicks(1)),
    when(on(runSuccessful(['hq', 'rnd'])), flip),
  ),
)
