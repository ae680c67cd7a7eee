import {
  accessMore,
  bound,
  breachOf,
  card,
  chooseNumber,
  countersOn,
  firstTime,
  isInstalled,
  lasting,
  leastOf,
  may,
  on,
  placeCounters,
  removeCounters,
  untilBreachEnds,
  when,
} from '@paydata/engine/vocabulary'

export const theTwinning = card(
  'the_twinning',
  when(
    firstTime('turn', { what: ['abilityUsed'], by: 'you', kind: 'spend', card: [isInstalled] }),
    placeCounters('power', 1),
  ),
  when(
    on(breachOf(['hq', 'rnd'])),
    may([
      chooseNumber('most', leastOf(2, countersOn('power'))),
      removeCounters('power', bound('most'), 'self', { as: 'removed' }),
      lasting(untilBreachEnds, [accessMore('breached', bound('more'))], {
        fixed: { more: bound('removed') },
      }),
    ]),
  ),
)
