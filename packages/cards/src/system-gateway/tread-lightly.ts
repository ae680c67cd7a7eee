import { card, costChange, play, run, type } from '@paydata/engine/vocabulary'

export const treadLightly = card(
  'tread_lightly',
  play(run('any', [], { while: [costChange('rez', [type('ice')], 3)] })),
)
