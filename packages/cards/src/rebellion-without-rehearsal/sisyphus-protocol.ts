import {
  card,
  chosen,
  credits,
  eitherCost,
  encounter,
  firstTime,
  from,
  isRezzed,
  mayPay,
  subtype,
  trashOf,
  when,
} from '@paydata/engine/vocabulary'

export const sisyphusProtocol = card(
  'sisyphus_protocol',
  when(
    firstTime('turn', { what: ['icePassed'], card: [isRezzed, subtype('code gate', 'sentry')] }),
    mayPay(eitherCost([credits(1)], [trashOf(chosen(from('hq')))]), { then: [encounter('it')] }),
  ),
)
