import type { ScenarioGame } from '@paydata/scenario'
import type { Definition } from '../../src/index.ts'
import { defineCards } from '../../src/index.ts'
import * as v from '../../src/vocabulary.ts'

const define = (
  text: ReturnType<typeof v.card>,
  printed: Omit<Definition['printed'], 'title'>,
): Definition => ({ ...text, printed: { title: text.is, ...printed } })

const operation = { side: 'corp', type: 'operation', cost: 0 } as const
const event = { side: 'runner', type: 'event', cost: 0 } as const
const resource = { side: 'runner', type: 'resource', cost: 0 } as const
const asset = { side: 'corp', type: 'asset', cost: 1, trash: 3 } as const
const upgrade = { side: 'corp', type: 'upgrade', cost: 0, trash: 1 } as const
const program = { side: 'runner', type: 'program', cost: 1, memory: 1 } as const
const agenda = { side: 'corp', type: 'agenda', advancement: 3, points: 1 } as const

const installedProgram = v.from('installed', v.type('program'))

/** Cards that forbid, limit, cost and ask, so that much cannot be done. */
export const definitions = defineCards('refused', [
  define(v.card('fund', v.play(v.gainCredits(9))), { ...operation, cost: 5 }),
  define(v.card('rush', v.play(v.gainCredits(1))), { ...operation, subtypes: ['priority'] }),
  define(v.card('hunt', v.onlyIf('play', v.isTagged), v.play(v.damage('meat', 1))), operation),
  define(v.card('wall', v.subroutine(v.endRun())), {
    side: 'corp',
    type: 'ice',
    subtypes: ['barrier'],
    cost: 3,
    strength: 2,
  }),
  define(v.card('fork', v.subroutine(v.damage('net', 1)), v.subroutine(v.endRun())), {
    side: 'corp',
    type: 'ice',
    subtypes: ['sentry'],
    cost: 2,
    strength: 1,
  }),
  define(v.card('trident', v.subroutine(v.endRun()), v.subroutine(v.endRun()), v.subroutine(v.endRun())), {
    side: 'corp',
    type: 'ice',
    subtypes: ['sentry'],
    cost: 2,
    strength: 1,
  }),
  define(v.card('goal'), agenda),
  define(
    v.card('costly goal', v.always(v.additionalCost('steal', [v.credits(3)], { cards: 'self' }))),
    agenda,
  ),
  define(v.card('camp', v.paid([v.clicks(1)], [v.gainCredits(2)])), asset),
  define(v.card('oath', v.always(v.cannot('rez', { cards: [v.type('ice')] }))), asset),
  define(v.card('lock', v.always(v.cannot('run', { server: ['rnd'] }))), { ...asset, cost: 0 }),
  define(v.card('trench', v.always(v.cannot('jackOut'))), { ...asset, cost: 0 }),
  define(v.card('ward', v.always(v.cannot('trash', { who: 'runner', cards: 'self' }))), asset),
  define(v.card('veil', v.installOnlyAt(['hq'])), upgrade),
  define(v.card('moat'), upgrade),
  define(v.card('park', v.always(v.cannot('install', { server: 'remote' }))), { ...asset, cost: 0 }),
  define(v.card('border', v.always({ declare: 'remotes', most: 1 })), asset),
  define(v.card('order', v.when(v.turnBegins('you'), v.gainCredits(1))), asset),
  define(v.card('habit', v.when(v.turnBegins('you'), v.loseCredits(1, 'you'))), asset),
  define(v.card('riddle', v.play(v.psi())), operation),
  define(v.card('chase', v.play(v.trace(2, {}))), operation),
  define(v.card('pick', v.play(v.trash(v.chosen(installedProgram)))), operation),
  define(v.card('twins', v.play(v.oneOf([[v.gainCredits(1)], [v.draw(1)]], { most: 2 }))), operation),
  define(
    v.card(
      'fate',
      v.play(
        v.oneOf([[v.trash(v.chosen(installedProgram))], [v.draw(1)], [v.gainCredits(1)]], { must: true }),
      ),
    ),
    operation,
  ),
  define(v.card('map', v.always(v.choosesDamage('corp', { cards: 1 }))), asset),
  define(v.card('ribs', v.always(v.choosesDamage('you'))), resource),
  define(v.card('seal', v.always(v.cannot('access', { cards: [v.type('upgrade')] }))), asset),
  define(
    v.card(
      'exchange',
      v.paid([v.clicks(1), v.trashOf(v.chosen(v.from('installed', v.isOther)))], [v.draw(1)]),
    ),
    resource,
  ),
  define(v.card('shuffling', v.play(v.arrangeIce(v.from('ice')))), operation),
  define(v.card('name it', v.play(v.chooseNumber('n', 3))), operation),
  define(v.card('here', v.play(v.chooseServer('s', 'central'))), operation),
  define(
    v.card(
      'payday',
      v.paid(
        [v.clicks(1), v.trashOf(v.chosen(v.from('installed', v.isOther, v.type('resource'))))],
        [v.gainCredits(3)],
      ),
    ),
    resource,
  ),
  define(
    v.card(
      'hammer',
      v.breaks({ cost: [v.credits(1)], count: 1, subtype: 'barrier' }),
      v.boosts({ cost: [v.credits(1)], strength: 1 }),
    ),
    { ...program, subtypes: ['icebreaker'], strength: 1 },
  ),
  define(v.card('knife', v.breaks({ cost: [v.credits(0)], count: 1 })), {
    ...program,
    subtypes: ['icebreaker'],
    strength: 5,
  }),
  define(v.card('huge'), { ...program, memory: 5 }),
  define(v.card('slow', v.always(v.additionalCost('install', [v.clicks(1)], { cards: 'self' }))), program),
  define(v.card('plug', v.installOnlyOn(v.type('program'), v.subtype('icebreaker'))), {
    side: 'runner',
    type: 'hardware',
    cost: 0,
  }),
  define(v.card('shelf', v.always(v.canHost(1, v.subtype('icebreaker')))), { ...program, cost: 0 }),
  define(v.card('decoy', v.interruptFor([v.trashThis], [v.prevent(1, { effect: 'tags' })])), resource),
  define(v.card('shield', v.interruptFor([v.credits(1)], [v.prevent(1, { effect: 'damage' })])), resource),
  define(v.card('vest', v.interruptFor([v.trashThis], [v.prevent(1, { effect: 'damage' })])), resource),
  define(
    v.card(
      'balm',
      v.when(v.firstTimeWould('turn', { effect: 'damage' }), v.may([v.prevent(1, { effect: 'damage' })])),
    ),
    resource,
  ),
  define(
    v.card(
      'salve',
      v.oncePer('turn', v.when(v.would({ effect: 'damage' }), v.may([v.prevent(1, { effect: 'damage' })]))),
    ),
    resource,
  ),
  define(v.card('saw', v.whileAccessing([v.credits(2)], [v.trash('accessed')])), resource),
  define(v.card('tap', v.oncePer('turn', v.paid([v.credits(0)], [v.gainCredits(1)]))), resource),
  define(v.card('purse', v.recurring(2, { to: ['trace'] })), resource),
  define(v.card('storm', v.threat(3, v.paid([v.credits(0)], [v.gainCredits(1)]))), resource),
  define(v.card('seed', v.recurring(2, { to: ['install'] })), resource),
  define(v.card('dig', v.play(v.search('stack', [v.type('program')], 'it', { then: 'install' }))), event),
  define(v.card('dash', v.play(v.run(['hq', 'rnd']))), event),
  define(v.card('tour', v.play(v.run('central'))), event),
  define(v.card('shot', v.play(v.derez(v.chosen(v.from('installed', v.isRezzed, v.type('ice')))))), event),
  define(v.card('peace', v.always(v.cannot('removeTags'))), resource),
  define(v.card('well', v.paid([v.counters('power', 2)], [v.draw(1)])), resource),
  define(v.card('pit', v.paid([v.X(2)], [v.draw(1)])), resource),
  define(
    v.card('choice', v.paid(v.eitherCost([v.credits(1)], [v.clicks(1)], [v.counters('power')]), [v.draw(1)])),
    resource,
  ),
])

type Player = ScenarioGame['corp'] | ScenarioGame['runner']

/** Why a player may not do this now, with a card or at a server. */
export function whyNot(player: Player, kind: string, what?: string): string | undefined {
  const found = player.refused.filter(
    each => each.kind === kind && (what === undefined || each.card === what || each.server === what),
  )
  return found[0]?.reason
}
