import { always, card, installOnlyOn, strength, subtype } from '@paydata/engine/vocabulary'

export const thePersonalTouch = card(
  'the_personal_touch',
  installOnlyOn(subtype('icebreaker')),
  always(strength('host', 1)),
)
