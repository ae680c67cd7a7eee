import {
  bypass,
  card,
  clicks,
  firstTime,
  may,
  mayPay,
  run,
  turnBegins,
  when,
} from '@paydata/engine/vocabulary'

export const alarmClock = card(
  'alarm_clock',
  when(
    turnBegins('you'),
    may([
      run(['hq'], [], {
        during: [
          when(firstTime('run', { what: ['iceEncountered'] }), mayPay([clicks(2)], { then: [bypass()] })),
        ],
      }),
    ]),
  ),
)
