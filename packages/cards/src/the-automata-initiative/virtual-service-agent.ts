import {
  card,
  giveTags,
  happened,
  ifSo,
  isNot,
  loseCredits,
  on,
  subroutine,
  subtype,
  when,
} from '@paydata/engine/vocabulary'

export const virtualServiceAgent = card(
  'virtual_service_agent',
  when(
    on({ what: ['icePassed'], card: 'self', kind: 'encountered' }),
    ifSo(
      isNot(
        happened('thisEncounter', {
          what: ['subroutineBroken'],
          card: 'self',
          because: [subtype('decoder')],
          subroutine: 'printed',
        }),
      ),
      [giveTags(1)],
    ),
  ),
  subroutine(loseCredits(1, 'runner')),
)
