import { card, damage, giveTags, ifSo, isTagged, scored, when } from '@paydata/engine/vocabulary'

export const orbitalSuperiority = card(
  'orbital_superiority',
  when(scored, ifSo(isTagged, [damage('meat', 4)], [giveTags(1)])),
)
