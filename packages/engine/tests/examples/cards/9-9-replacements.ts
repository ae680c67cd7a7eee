import { agenda, event, made, operation, resource } from '@paydata/scenario/plain'
import { defineCards } from '../../../src/index.ts'
import {
  addWith,
  always,
  chooseServer,
  draw,
  firstTime,
  gainCredits,
  lasting,
  loseCredits,
  may,
  mayInsteadOfBreaching,
  play,
  run,
  turnBegins,
  untilRunEnds,
  untilTurnEnds,
  when,
  would,
} from '../../../src/vocabulary.ts'

const atAttacked = { declare: 'replace', effect: 'breach', server: ['attacked'] } as const

/** Cards whose effects replace others (CR 9.9.8 to 9.9.11). */
export const definitions = defineCards('examples-9-9-replacements', [
  made(
    resource('Draw Twice'),
    always({
      declare: 'replace',
      effect: 'draw',
      who: 'you',
      withIt: { instead: 'resolve', does: [draw(2)] },
    }),
  ),
  made(
    resource('Tester'),
    when(turnBegins('you'), may([chooseServer('target', 'any', { remember: untilTurnEnds })])),
    when(
      firstTime('turn', { what: ['runSuccessful'], server: [{ theServer: 'target' }] }),
      lasting(untilRunEnds, [{ ...atAttacked, withIt: { instead: 'resolve', does: [gainCredits(2)] } }]),
    ),
  ),
  made(event('Siphon'), play(run(['hq'], [mayInsteadOfBreaching([loseCredits(5, 'corp')])]))),
  made(
    event('From Below'),
    play(
      run(
        ['rnd'],
        [lasting(untilRunEnds, [{ ...atAttacked, withIt: { instead: 'server', server: 'rnd' } }])],
      ),
    ),
  ),
  made(
    agenda('Slow Secret'),
    when(would({ effect: 'scoreArea', by: 'runner', card: 'self' }), addWith('agenda', 4, { card: 'self' })),
  ),
  made(operation('Plain Card')),
])
