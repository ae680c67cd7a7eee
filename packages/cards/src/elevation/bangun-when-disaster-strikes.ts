import {
  always,
  card,
  damage,
  giveTags,
  isFaceup,
  isInstalled,
  mayInstallFaceup,
  on,
  together,
  type,
  when,
} from '@paydata/engine/vocabulary'

export const bangunWhenDisasterStrikes = card(
  'bangun_when_disaster_strikes',
  always(mayInstallFaceup(type('agenda'))),
  when(
    on({ what: ['accessed'], card: [isFaceup, isInstalled, type('agenda')] }),
    together(damage('meat', 2), giveTags(1)),
  ),
)
