import {
  card,
  emptied,
  firstTime,
  gainClicks,
  installed,
  isInstalled,
  load,
  removeCounters,
  together,
  trash,
  type,
  when,
} from '@paydata/engine/vocabulary'

export const juliMoreiraLee = card(
  'juli_moreira_lee',
  when(installed('self'), load(4, 'power')),
  when(emptied, trash('self')),
  when(
    firstTime('turn', { what: ['actionTaken'], by: 'you', card: [type('resource'), isInstalled] }),
    together(removeCounters('power', 1), gainClicks(1)),
  ),
)
