import {
  bypass,
  card,
  clicks,
  firstTime,
  mayPay,
  nthTime,
  play,
  run,
  threat,
  when,
} from '@paydata/engine/vocabulary'

export const sDobrado = card(
  's_dobrado',
  play(run('central', [], { during: [when(firstTime('run', { what: ['iceEncountered'] }), bypass())] })),
  threat(4, when(nthTime(2, 'run', { what: ['iceEncountered'] }), mayPay([clicks()], { then: [bypass()] }))),
)
