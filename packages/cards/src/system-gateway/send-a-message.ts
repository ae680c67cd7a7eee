import {
  card,
  chosen,
  from,
  isUnrezzed,
  may,
  rez,
  scoredOrStolen,
  type,
  when,
} from '@paydata/engine/vocabulary'

export const sendAMessage = card(
  'send_a_message',
  when(
    scoredOrStolen('self'),
    may([rez(chosen(from('installed', type('ice'), isUnrezzed)), { ignore: 'all' })]),
  ),
)
