import { card, draw, firstTime, may, sabotage, together, when } from '@paydata/engine/vocabulary'

export const esaAfontovEcoInsurrectionist = card(
  'esa_afontov_eco_insurrectionist',
  when(firstTime('turn', { what: ['damageSuffered'], kind: 'core' }), may([together(draw(1), sabotage(2))])),
)
