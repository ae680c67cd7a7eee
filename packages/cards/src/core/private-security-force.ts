import { card, clicks, damage, gains, isTagged, paid, whileSo } from '@paydata/engine/vocabulary'

export const privateSecurityForce = card(
  'private_security_force',
  whileSo(isTagged, gains('self', paid([clicks()], [damage('meat', 1)]))),
)
