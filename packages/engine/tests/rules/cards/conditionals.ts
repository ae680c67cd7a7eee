import type { Definition } from '../../../src/index.ts'
import { defineCards } from '../../../src/index.ts'
import type { Printed } from '../../../src/language/abilities.ts'
import {
  all,
  always,
  atLeast,
  badPublicity,
  breaks,
  bypass,
  card,
  cardIs,
  chosen,
  clicks,
  countersOn,
  credits,
  damage,
  draw,
  encountered,
  endRun,
  firstTime,
  from,
  gainCredits,
  giveTags,
  has,
  ifSo,
  installOnlyOn,
  isRezzed,
  isTagged,
  lasting,
  later,
  link,
  loseCredits,
  may,
  mayPay,
  on,
  oncePer,
  oneOf,
  paid,
  placeCounters,
  play,
  repeat,
  run,
  scored,
  state,
  strength,
  strengthAtMost,
  subroutine,
  times,
  trash,
  trashOf,
  trashThis,
  turnBegins,
  type,
  untilTurnEnds,
  when,
} from '../../../src/vocabulary.ts'

const made = (text: ReturnType<typeof card>, printed: Printed): Definition => ({ ...text, printed })
const resource = (title: string): Printed => ({ title, side: 'runner', type: 'resource', cost: 0 })
const event = (title: string): Printed => ({ title, side: 'runner', type: 'event', cost: 0 })
const asset = (title: string): Printed => ({ title, side: 'corp', type: 'asset', cost: 0, trash: 1 })
const operation = (title: string): Printed => ({ title, side: 'corp', type: 'operation', cost: 0 })
const ice = (title: string, value = 0): Printed => ({
  title,
  side: 'corp',
  type: 'ice',
  cost: 0,
  strength: value,
})

/** Conditional abilities of every kind, and what meets their conditions. */
export const conditionalCards = defineCards('rules-conditionals', [
  made(card('drip', when(turnBegins('you'), gainCredits(1))), resource('Drip')),
  made(card('loss', when(turnBegins('you'), loseCredits(2))), resource('Loss')),
  made(
    card(
      'pawn',
      when(
        turnBegins('you'),
        mayPay([trashOf(chosen(from('rig', { is: 'other' }), 'sold'))], { then: [gainCredits(3)] }),
      ),
    ),
    resource('Pawn'),
  ),
  made(card('option', when(turnBegins('you'), may([gainCredits(5)]))), resource('Option')),
  made(card('other_option', when(turnBegins('you'), may([draw(1)]))), resource('Other Option')),
  made(card('corp_drip', when(turnBegins('runner'), gainCredits(1))), asset('Corp Drip')),
  made(card('tag_credit', when(on({ what: ['tagsTaken'] }), gainCredits(1))), resource('Tag Credit')),
  made(card('first_tag', when(firstTime('turn', { what: ['tagsTaken'] }), draw(1))), resource('First Tag')),
  made(
    card('once_tag', oncePer('turn', when(on({ what: ['tagsTaken'] }), may([gainCredits(2)])))),
    resource('Once Tag'),
  ),
  made(
    card('trash_watch', when(on({ what: ['trashed'], by: 'runner' }), damage('net', 1))),
    asset('Trash Watch'),
  ),
  made(
    card('linked_drip', when(turnBegins('you'), ifSo(atLeast(has('you', 'link'), 2), [gainCredits(4)]))),
    resource('Linked Drip'),
  ),
  made(
    card('linked_option', when(turnBegins('you'), ifSo(atLeast(has('you', 'link'), 2), [may([draw(1)])]))),
    resource('Linked Option'),
  ),
  made(card('linker', when(turnBegins('you'), lasting(untilTurnEnds, [link(2)]))), resource('Linker')),
  made(
    card('tagged_access', when(on({ what: ['accessed'], card: 'self' }, isTagged), badPublicity(1))),
    asset('Tagged Access'),
  ),
  made(
    card('tagging_access', when(on({ what: ['accessed'], card: 'self' }), giveTags(1))),
    asset('Tagging Access'),
  ),
  made(
    card(
      'eater',
      installOnlyOn(type('ice'), isRezzed),
      always(strength('host', times(-1, countersOn('virus')))),
      when(turnBegins('you'), placeCounters('virus', 1)),
      when(state(cardIs('host', isRezzed, strengthAtMost(0))), trash('host')),
    ),
    { title: 'Eater', side: 'runner', type: 'program', subtypes: ['virus'], cost: 0, memory: 1 },
  ),
  made(card('two_ice', subroutine(endRun())), ice('Two Ice', 2)),
  made(
    card(
      'pay_ice',
      when(encountered(), mayPay([credits(3)], { who: 'runner', must: true, otherwise: [endRun()] })),
    ),
    ice('Pay Ice', 1),
  ),
  made(
    card('passer', when(encountered([type('ice')]), mayPay([credits(1)], { then: [bypass()] }))),
    resource('Passer'),
  ),
  made(card('two_tags', play(giveTags(1), giveTags(1))), operation('Two Tags')),
  made(card('sweep', play(trash(all(from('root', type('asset')))))), event('Sweep')),
  made(
    card('groove', play(later(when(on({ what: ['installed'], by: 'you' }), gainCredits(1)), untilTurnEnds))),
    event('Groove'),
  ),
  made(
    card('once_later', play(later(when(on({ what: ['installed'], by: 'you' }), gainCredits(1))))),
    event('Once Later'),
  ),
  made(
    card('runner_later', play(later(when(on({ what: ['runEnded'] }), gainCredits(7))))),
    event('Run Later'),
  ),
  made(card('plain_resource'), resource('Plain Resource')),
  made(
    card(
      'scored_gain',
      when(scored, gainCredits(3)),
      when(on({ what: ['stolen'], card: 'self' }), loseCredits(2, 'runner')),
    ),
    {
      title: 'Scored Gain',
      side: 'corp',
      type: 'agenda',
      advancement: 2,
      points: 1,
    },
  ),
  made(
    card('self_trash', paid([clicks(), trashThis], [gainCredits(countersOn('power')), draw(1)])),
    resource('Self Trash'),
  ),
  made(card('runs', play(run(['hq', 'rnd'], [gainCredits(2)]))), event('Runs')),
  made(
    card(
      'breaker',
      breaks({ cost: [credits(1)], count: 1 }),
      paid([credits(1)], [lasting({ at: 'encounterEnds' }, [strength('self', 1)])]),
      paid([credits(2)], [lasting({ at: 'runEnds' }, [strength('self', 1)])]),
    ),
    {
      title: 'Breaker',
      side: 'runner',
      type: 'program',
      subtypes: ['icebreaker'],
      cost: 0,
      strength: 1,
      memory: 1,
    },
  ),
  made(
    card('menu', play(oneOf([[gainCredits(1)], [draw(1)], [giveTags(1)]], { most: 2, least: 2 }))),
    operation('Menu'),
  ),
  made(card('thrice', play(repeat(3, [gainCredits(1)]))), operation('Thrice')),
])
