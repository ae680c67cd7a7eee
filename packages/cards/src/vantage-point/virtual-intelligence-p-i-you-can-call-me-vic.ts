import { card, clicks, credits, draw, oncePer, paid, removeTags, together } from '@paydata/engine/vocabulary'

export const virtualIntelligencePIYouCanCallMeVic = card(
  'virtual_intelligence_p_i_you_can_call_me_vic',
  oncePer('turn', paid([clicks(), credits(1)], [together(draw(1), removeTags(1))])),
)
