import {
  addTo,
  all,
  card,
  chosen,
  flip,
  from,
  gainCredits,
  look,
  mayPay,
  on,
  otherFace,
  running,
  runSuccessful,
  setIdentity,
  the,
  trashOf,
  turnEnds,
  when,
} from '@paydata/engine/vocabulary'

/** A back, which does something if it comes up during a run on its server. */
const floors = (face: number, server: 'hq' | 'rnd' | 'archives') =>
  otherFace(
    face,
    when(
      on({ what: ['flipped'], card: 'self' }, running([server])),
      look(all(from({ top: 1, of: 'rnd' })), { as: 'seen' }),
      mayPay([trashOf(the('seen'))], { then: [addTo(chosen(from('archives')), 'hand')] }),
    ),
    when(turnEnds('runner'), flip),
  )

export const meliesUOnlyTheBrightest = card(
  'melies_u_only_the_brightest',
  when(turnEnds('you'), setIdentity),
  when(on(runSuccessful('central')), flip),
  when(on({ what: ['actionPhaseEnded'], by: 'runner' }), gainCredits(1)),
  ...floors(1, 'hq'),
  ...floors(2, 'rnd'),
  ...floors(3, 'archives'),
)
