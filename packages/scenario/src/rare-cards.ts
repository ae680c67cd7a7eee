import type { Ability, Definition, Printed } from '@paydata/engine/inside/language/abilities'
import * as v from '@paydata/engine/vocabulary'

const rare = (is: string, printed: Omit<Printed, 'title'>, ...abilities: readonly Ability[]): Definition => ({
  ...v.card(`rare_${is}`, ...abilities),
  printed: { title: `Rare ${is.replaceAll('_', ' ')}`, ...printed },
})

const asset = (trash = 1): Omit<Printed, 'title'> => ({ side: 'corp', type: 'asset', cost: 0, trash })
const operation: Omit<Printed, 'title'> = { side: 'corp', type: 'operation', cost: 0 }
const ice: Omit<Printed, 'title'> = { side: 'corp', type: 'ice', cost: 1, strength: 2 }
const resource: Omit<Printed, 'title'> = { side: 'runner', type: 'resource', cost: 0 }
const event: Omit<Printed, 'title'> = { side: 'runner', type: 'event', cost: 0 }
const program: Omit<Printed, 'title'> = { side: 'runner', type: 'program', cost: 0, memory: 1 }

const rezzedIce = v.from('ice', v.type('ice'), v.isRezzed)
const assets = v.from('root', v.type('asset'))
const rezzedAssets = v.from('root', v.type('asset'), v.isRezzed)
const onOwnTrash = v.on({ what: ['trashed'], card: 'self' })
const gain = (amount: number) => v.subroutine(v.gainCredits(amount))
const fewerUnits = v.lasting(v.untilTurnEnds, [v.memory(-2)])

/** Cards for random games that use words which few or no real cards use yet, and ask what is seldom asked. */
export const rareCards: readonly Definition[] = [
  // CR 10.3.1j: a card that comes to the root of the server that is breached.
  ...['mason', 'annex', 'lodge'].map(is =>
    rare(
      is,
      { side: 'corp', type: 'upgrade', cost: 0, trash: 0 },
      v.when(v.accessed(), v.may([v.install(v.chosen(v.from('hq', v.type('upgrade'))), { to: 'here' })])),
    ),
  ),
  // CR 6.2.2d: ice installed in any position.
  rare(
    'surveyor',
    operation,
    v.play(v.install(v.chosen(v.from('hq', v.type('ice'))), { where: 'any', ignore: 'all' }), v.draw(1)),
  ),
  // CR 1.15.2, 10.2.2b: who must choose hidden cards by their faces, also where nothing shows it.
  rare(
    'nudge',
    operation,
    v.play(
      v.placeCounters('advancement', v.has('runner', 'tags'), v.chosen(v.from('installed', v.isAdvanceable))),
    ),
  ),
  rare('recall', operation, v.play(v.addTo(v.chosen(v.from('hq', v.type('agenda'))), 'bottomOfDeck'))),
  rare('scrap', event, v.play(v.trash(v.chosen(v.from('grip', v.type('program')))))),
  rare(
    'ransom',
    asset(),
    v.when(
      v.turnBegins('you'),
      v.mayPay([v.trashOf(v.chosen(v.from('hq', v.type('agenda'))))], { then: [v.gainCredits(4)] }),
    ),
  ),
  rare(
    'namer',
    asset(),
    v.when(v.turnBegins('you'), v.chooseWord('named', ['barrier', 'code gate', 'sentry'])),
  ),
  // CR 9.8.2d, 9.8.3: subroutines that several effects give.
  rare('giver', asset(), v.always(v.gains(rezzedIce, gain(1)))),
  rare('other_giver', asset(), v.always(v.gains(rezzedIce, gain(2)))),
  rare('front_giver', asset(), v.always(v.gains(rezzedIce, gain(3), { order: 'before' }))),
  rare('other_front', asset(), v.always(v.gains(rezzedIce, v.subroutine(v.draw(1)), { order: 'before' }))),
  // Once a turn, or a rich Corp would play for ever with hundreds of them.
  rare(
    'lender',
    asset(),
    v.oncePer('turn', v.paid([v.credits(1)], [v.lasting(v.untilTurnEnds, [v.gains(rezzedIce, gain(4))])])),
  ),
  // CR 10.3.1e: too little memory, in the middle of a run or a turn.
  ...['pane', 'grate', 'mesh'].map(is => rare(is, { ...ice, cost: 0 }, v.subroutine(v.endRun()))),
  rare('static_field', ice, v.subroutine(fewerUnits), v.subroutine(v.endRun())),
  rare('interference', operation, v.play(fewerUnits, v.draw(1))),
  // CR 9.4.5, 9.6.6a, 9.9.6c, 1.16.10a.
  rare('cleaner', asset(), v.always(v.valueChange({ effect: 'damage', kind: 'meat', by: 'you' }, 1))),
  rare('blow', operation, v.onlyIf('play', v.isTagged), v.play(v.damage('meat', 1, 'unpreventable'))),
  rare(
    'first_step',
    asset(),
    v.when(
      v.onHad({ what: ['advanced'], by: 'you' }, { of: v.countersOn('advancement', 'it'), atMost: 0 }),
      v.gainCredits(2),
    ),
  ),
  rare(
    'levy',
    asset(),
    v.when(v.would({ effect: 'price', by: 'opponent' }), v.changeExpected({ effect: 'price' }, { add: 1 })),
  ),
  rare('toll', asset(3), v.always(v.additionalCost('access', [v.credits(1)], { cards: [v.type('asset')] }))),

  // CR 1.16.10b, 1.16.1c, 1.16.4c: costs whose parts want the same cards, or what allows the thing that is paid for.
  ...(['grip', 'rig'] as const).map(place =>
    rare(
      `${place}_toll`,
      asset(2),
      v.always(
        v.additionalCost('steal', [v.trashOf(v.chosen(v.from(place)))], { cards: [v.type('agenda')] }),
      ),
    ),
  ),
  rare(
    'merger',
    asset(),
    v.paid([v.clicks(1), v.trashOf(v.chosen(v.from('root', v.isRezzed)))], [v.gainCredits(2)], {
      onlyIf: v.atLeast(v.countOf(v.from('root', v.isRezzed)), 2),
    }),
  ),
  rare(
    'tall_order',
    ice,
    v.always(v.additionalCost('rez', [v.trashOf(v.chosen(v.from('root')))], { cards: 'self' })),
    v.subroutine(v.endRun()),
  ),
  rare('workshop', operation, v.play(v.rez(v.chosen(v.from('ice', v.isUnrezzed))), v.draw(1))),
  rare(
    'pawnbroker',
    resource,
    v.paid(
      [
        v.trashOf(v.chosen(v.from('rig'), 'chosen', 2)),
        v.trashOf(v.chosen(v.from('rig', v.type('program')))),
      ],
      [v.gainCredits(6)],
    ),
  ),
  rare(
    'scapegoat',
    event,
    v.onlyIf('play', v.isTagged),
    v.always(
      v.additionalCost('play', [{ pay: 'removeTags', amount: 1 }, v.trashOf(v.chosen(v.from('grip')))], {
        cards: 'self',
      }),
    ),
    v.play(v.gainCredits(5)),
  ),
  rare(
    'heavy',
    { ...program, memory: 1 },
    v.always(v.additionalCost('install', [v.trashOf(v.chosen(v.from('grip')))], { cards: 'self' })),
  ),
  rare('assembly', event, v.play(v.install(v.chosen(v.from('grip', v.type('program')))), v.draw(1))),

  rare(
    'patch',
    { side: 'runner', type: 'hardware', cost: 1 },
    v.always(v.memory(2)),
    v.oncePer(
      'turn',
      v.when(
        v.would({ effect: 'price', by: 'you' }),
        v.mayPay([v.trashOf(v.chosen(v.from('grip'), 'patch'))], {
          then: [v.changeExpected({ effect: 'price' }, { add: -2 })],
        }),
      ),
    ),
    v.paid([v.trashThis], [v.gainCredits(3)]),
  ),
  rare(
    'coupon',
    resource,
    v.interruptFor([v.trashThis], [v.changeExpected({ effect: 'price', kind: 'install' }, { add: -3 })]),
  ),
  rare(
    'voucher',
    event,
    v.play(
      v.draw(1),
      v.later(
        v.when(
          v.would({ effect: 'price', kind: 'install', by: 'you', card: [v.type('program')] }),
          v.changeExpected({ effect: 'price' }, { add: -4 }),
        ),
      ),
    ),
  ),
  rare(
    'knife',
    { ...program, cost: 1, strength: 1, subtypes: ['icebreaker', 'killer'] },
    v.breaks({ cost: [v.credits(1)], count: 1 }),
    v.paid(
      [v.creditsFrom(1, v.subtype('stealth')), v.credits(1)],
      [v.lasting(v.untilEncounterEnds, [v.strength('self', 5)])],
    ),
  ),
  rare('shade', { ...resource, subtypes: ['stealth'] }, v.recurring(2, v.usingOf(v.type('program')))),
  rare(
    'clean_name',
    resource,
    v.when(v.onHad({ what: ['tagsTaken'] }, { of: v.has('you', 'tags'), atMost: 0 }), v.gainCredits(2)),
  ),
  // CR 9.1.9a, 9.6.10: cards that lose their abilities, in play, pending and as they leave.
  rare('hush', asset(), v.always({ declare: 'losesAbilities', of: v.from('rig', v.type('resource')) })),
  rare(
    'static',
    { side: 'runner', type: 'hardware', cost: 1 },
    v.paid([v.clicks(1)], [v.lasting(v.untilTurnEnds, [{ declare: 'losesAbilities', of: assets }])]),
  ),
  rare('grudge', resource, v.when(onOwnTrash, v.gainCredits(2)), v.recurring(1)),
  rare('wreck', asset(0), v.when(onOwnTrash, v.gainCredits(2))),
  rare('mourner', asset(), v.always(v.gains(rezzedAssets, v.when(onOwnTrash, v.gainCredits(1))))),
  rare('greeter', asset(), v.always(v.gains(assets, v.when(v.accessed(), v.giveTags(1))))),
  // CR 9.6.9, 9.3.6g: limits that make an ability optional.
  rare('miser', asset(), v.oncePer('turn', v.when(v.on({ what: ['creditsSpent'], by: 'you' }), v.draw(1)))),
  rare('sprinter', resource, v.oncePer('run', v.when(v.on({ what: ['icePassed'] }), v.gainCredits(1)))),
  rare(
    'alibi',
    resource,
    v.oncePer('turn', v.when(v.would({ effect: 'tags' }), v.changeExpected({ effect: 'tags' }, { add: -1 }))),
  ),
  rare('bulk', { ...program, memory: 2 }, v.when(v.turnBegins('you'), v.gainCredits(1))),
  rare('trifle', program, v.paid([v.clicks(1)], [v.draw(2)])),
]
