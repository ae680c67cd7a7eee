import {
  card,
  chosen,
  copyOfAny,
  from,
  isRezzed,
  may,
  on,
  play,
  run,
  trash,
  when,
} from '@paydata/engine/vocabulary'

export const charmOffensive = card(
  'charm_offensive',
  play(
    run(['archives'], [], {
      during: [
        when(
          on({ what: ['runEnded'] }),
          may([
            trash(
              chosen(
                from('installed', isRezzed, copyOfAny('thisRun', { what: ['accessed'], from: ['archives'] })),
              ),
            ),
          ]),
        ),
      ],
    }),
  ),
)
