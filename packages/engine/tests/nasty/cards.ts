import type { CardText, Definition, Printed } from '../../src/vocabulary.ts'
import {
  accessed,
  additionalCost,
  addTo,
  always,
  atServer,
  boosts,
  breach,
  breaks,
  cannot,
  card,
  changeExpected,
  changeServer,
  choosesDamage,
  chosen,
  clicks,
  countOf,
  credits,
  damage,
  defineCards,
  draw,
  encounter,
  endRun,
  exists,
  from,
  host,
  inRootOf,
  installed,
  installOnlyOn,
  isInstalled,
  isNot,
  isOther,
  isRezzed,
  lasting,
  later,
  may,
  mayPay,
  memory,
  moveIce,
  on,
  oncePer,
  ownedBy,
  paid,
  play,
  prolong,
  protecting,
  requirement,
  resolveSubroutine,
  run,
  running,
  scored,
  strength,
  subroutine,
  subtype,
  suffer,
  trashOf,
  trashThis,
  type,
  untilRunEnds,
  untilTurnEnds,
  when,
  whileSo,
  would,
} from '../../src/vocabulary.ts'

const corp = (
  title: string,
  kind: Printed['type'],
  text: CardText,
  more: Partial<Printed> = {},
): Definition => ({
  ...text,
  printed: { title, side: 'corp', type: kind, ...more },
})
const runner = (
  title: string,
  kind: Printed['type'],
  text: CardText,
  more: Partial<Printed> = {},
): Definition => ({
  ...text,
  printed: { title, side: 'runner', type: kind, ...more },
})

/** The cards of docs/nasty-cards.md and nasty-cards-in-runs.md that need no new word, as they are written there. */
export const nastyCards = defineCards('nasty', [
  corp('Wall', 'ice', card('wall', subroutine(endRun())), { cost: 1, strength: 1, subtypes: ['barrier'] }),
  corp('Agenda', 'agenda', card('agenda'), { advancement: 3, points: 2 }),
  corp('Grid', 'upgrade', card('grid', always(requirement([type('agenda'), atServer(['here'])], -1))), {
    cost: 6,
    trash: 5,
  }),
  corp('Katana', 'ice', card('katana', subroutine(damage('net', 3))), { cost: 4, strength: 3 }),
  corp('Boots', 'operation', card('boots', play(damage('meat', 1))), { cost: 0 }),
  runner('Hammer', 'program', card('hammer', breaks({ cost: [credits(0)], count: 'all' })), {
    cost: 1,
    memory: 1,
    strength: 9,
    subtypes: ['icebreaker'],
  }),

  corp(
    'Magnet',
    'ice',
    card(
      'magnet',
      always({ declare: 'losesAbilities', of: from('hosted', type('program')) }),
      subroutine(endRun()),
    ),
    { cost: 3, strength: 3 },
  ),
  runner(
    'Hush',
    'program',
    card(
      'hush',
      installOnlyOn(type('ice'), isInstalled),
      always({ declare: 'losesAbilities', of: 'host' }),
      paid([clicks(1)], [draw(1)]),
    ),
    { cost: 1, memory: 1 },
  ),
  corp(
    'Wormhole',
    'ice',
    card(
      'wormhole',
      subroutine(resolveSubroutine(chosen(from('ice', isRezzed, isOther), 'other'), 'chosen')),
    ),
    { cost: 9, strength: 7 },
  ),
  corp(
    'Ganked!',
    'upgrade',
    card(
      'ganked',
      always({ declare: 'revealWhileAccessed', from: 'rnd' }),
      when(
        accessed(),
        mayPay([trashThis], {
          then: [encounter(chosen(from('ice', isRezzed, protecting(['here'])), 'ambusher'))],
        }),
      ),
    ),
    { cost: 0, trash: 0 },
  ),
  runner(
    'Divide and Conquer',
    'event',
    card(
      'divide_and_conquer',
      play(
        run(
          ['archives'],
          [
            later(
              when(
                on({ what: ['breachEnded'], server: ['archives'] }),
                lasting(untilRunEnds, [cannot('access', { cards: [inRootOf(['hq', 'rnd'])] })]),
                breach('hq'),
                breach('rnd'),
              ),
            ),
          ],
        ),
      ),
    ),
    { cost: 3 },
  ),
  runner(
    'Sneakdoor',
    'program',
    card(
      'sneakdoor',
      paid(
        [clicks(1)],
        [
          run(['archives'], [], {
            during: [when(would({ effect: 'success', server: ['archives'] }), changeServer('hq'))],
          }),
        ],
      ),
    ),
    { cost: 4, memory: 2 },
  ),
  runner(
    'Film Critic',
    'resource',
    card(
      'film_critic',
      when(
        on({ what: ['accessed'], card: [type('agenda')] }),
        may([host('it')], { if: isNot(exists(from('hosted'))) }),
      ),
      paid([clicks(2)], [addTo(chosen(from('hosted', type('agenda')), 'kept'), 'runnerScore')]),
    ),
    { cost: 1 },
  ),
  corp(
    'Tori Hanzō',
    'upgrade',
    card(
      'tori_hanzo',
      when(
        { would: { effect: 'damage', kind: 'net', by: 'corp' }, first: 'run', if: running(['here']) },
        mayPay([credits(2)], {
          then: [
            changeExpected({ effect: 'damage', kind: 'net' }, { kind: 'core' }),
            changeExpected({ effect: 'damage', kind: 'core' }, { set: 1 }),
          ],
        }),
      ),
    ),
    { cost: 3, trash: 3 },
  ),
  corp(
    'The Cleaners',
    'agenda',
    card(
      'the_cleaners',
      when(
        would({ effect: 'damage', kind: 'meat', by: 'corp' }),
        changeExpected({ effect: 'damage', kind: 'meat' }, { add: 1 }),
      ),
    ),
    { advancement: 5, points: 3 },
  ),
  corp(
    'Azef Protocol',
    'agenda',
    card(
      'azef_protocol',
      always(
        additionalCost('score', [trashOf(chosen(from('installed', ownedBy('corp'), isOther), 'spent'))], {
          cards: 'self',
        }),
      ),
      when(scored, damage('meat', 2)),
    ),
    { advancement: 3, points: 2 },
  ),
  runner(
    'Patchwork',
    'hardware',
    card(
      'patchwork',
      always(memory(1)),
      oncePer(
        'turn',
        when(
          would({ effect: 'price', by: 'you' }),
          mayPay([trashOf(chosen(from('grip'), 'patch'))], {
            then: [changeExpected({ effect: 'price' }, { add: -2 })],
          }),
        ),
      ),
    ),
    { cost: 4, subtypes: ['console'] },
  ),
  corp(
    'Chronos Protocol',
    'identity',
    card(
      'chronos_protocol_selective_mind_mapping',
      always(choosesDamage('you', { kind: 'net', cards: 1, first: 'turn' })),
    ),
  ),
  runner(
    'Titanium Ribs',
    'hardware',
    card('titanium_ribs', when(installed('self'), suffer('meat', 2)), always(choosesDamage('you'))),
  ),
  runner(
    'Gebrselassie',
    'program',
    card(
      'gebrselassie',
      installOnlyOn(type('program'), subtype('icebreaker')),
      always(prolong('strength', 'host', untilTurnEnds)),
    ),
    { memory: 0 },
  ),
  runner(
    'Na’Not’K',
    'program',
    card(
      'na_not_k',
      whileSo(running('any'), strength('self', countOf(from('ice', protecting(['attacked']))))),
      boosts({ cost: [credits(3)], strength: 2 }),
    ),
    { strength: 1, memory: 1, subtypes: ['icebreaker', 'killer'] },
  ),
  corp('Deflector', 'ice', card('deflector', subroutine(moveIce('self', 'rnd'))), { cost: 3, strength: 4 }),
])
