import type { Definition } from '../../../src/index.ts'
import { defineCards } from '../../../src/index.ts'
import type { Printed } from '../../../src/language/abilities.ts'
import {
  accessed,
  card,
  clicks,
  credits,
  draw,
  encountered,
  endRun,
  firstTime,
  gainCredits,
  interruptFor,
  may,
  paid,
  prevent,
  subroutine,
  turnBegins,
  when,
  whileAccessing,
} from '../../../src/vocabulary.ts'

const made = (text: ReturnType<typeof card>, printed: Printed): Definition => ({ ...text, printed })
const asset = (title: string): Printed => ({ title, side: 'corp', type: 'asset', cost: 1, trash: 1 })
const resource = (title: string): Printed => ({ title, side: 'runner', type: 'resource', cost: 0 })

/** Cards that want something at the same time. Different amounts show which of them have resolved. */
export const windowCards = defineCards('rules-windows', [
  made(card('ones', when(turnBegins(), gainCredits(1))), asset('Ones')),
  made(card('tens', when(turnBegins(), gainCredits(10))), asset('Tens')),
  made(card('hundreds', when(turnBegins(), may([gainCredits(100)]))), asset('Hundreds')),
  made(card('thousands', when(turnBegins(), may([gainCredits(1000)]))), asset('Thousands')),
  made(
    card('chain', when(firstTime('turn', { what: ['creditsGained'], by: 'you' }), draw(1))),
    asset('Chain'),
  ),
  made(card('runner_ones', when(turnBegins(), gainCredits(1))), resource('Runner Ones')),
  made(card('runner_tens', when(turnBegins(), gainCredits(10))), resource('Runner Tens')),
  made(card('plain', paid([credits(1)], [gainCredits(2)])), asset('Spender')),
  made(card('action', paid([clicks(1)], [gainCredits(2)])), asset('Actor')),
  made(card('runner_plain', paid([credits(1)], [gainCredits(2)])), resource('Runner Spender')),
  made(card('runner_action', paid([clicks(1)], [gainCredits(2)])), resource('Runner Actor')),
  made(
    card('runner_guard', interruptFor([credits(1)], [prevent(1, { effect: 'tags' })])),
    resource('Runner Guard'),
  ),
  made(card('runner_reader', whileAccessing([credits(1)], [gainCredits(2)])), resource('Runner Reader')),
  made(card('upgrade'), { title: 'Upgrade', side: 'corp', type: 'upgrade', cost: 1, trash: 1 }),
  made(card('agenda'), { title: 'Agenda', side: 'corp', type: 'agenda', advancement: 1, points: 2 }),
  made(card('winner'), { title: 'Winner', side: 'corp', type: 'agenda', advancement: 1, points: 7 }),
  made(card('ice', subroutine(endRun())), { title: 'Ice', side: 'corp', type: 'ice', cost: 1, strength: 1 }),
  made(card('ambush', when(accessed(), gainCredits(1)), when(accessed(), gainCredits(10))), asset('Ambush')),
  made(card('loud', when(encountered(), gainCredits(1)), subroutine(endRun())), {
    title: 'Loud Ice',
    side: 'corp',
    type: 'ice',
    cost: 1,
    strength: 1,
  }),
])
