import { bidsMatch, card, damage, giveTags, ifSo, isNot, psi, scored, when } from '@paydata/engine/vocabulary'

export const seeHowTheyRun = card(
  'see_how_they_run',
  when(
    scored,
    giveTags(1),
    psi(),
    ifSo(isNot(bidsMatch), [damage('core', 1)]),
    ifSo(bidsMatch, [damage('net', 1)]),
  ),
)
