import { all, card, from, look, on, type, when } from '@paydata/engine/vocabulary'

export const hiram0missionSvenssonShadowOfThePast = card(
  'hiram_0mission_svensson_shadow_of_the_past',
  when(
    on({ what: ['installed', 'trashed'], by: 'you', card: [type('hardware')] }),
    look(all(from({ top: 1, of: 'rnd' }))),
  ),
)
