import {
  approachInstead,
  card,
  clicks,
  creditsFrom,
  mayPay,
  oncePer,
  paid,
  run,
  subtype,
  when,
  would,
} from '@paydata/engine/vocabulary'

export const baker = card(
  'baker',
  oncePer(
    'turn',
    paid(
      [clicks()],
      [
        run(['archives'], [], {
          during: [
            when(
              would({ effect: 'approach', server: ['archives'] }),
              mayPay([creditsFrom(1, subtype('stealth'))], { then: [approachInstead(['hq', 'rnd'])] }),
            ),
          ],
        }),
      ],
    ),
  ),
)
