import type { Instruction, VerbName } from '@paydata/engine/inside/instructions/index'
import type { Group } from '@paydata/engine/inside/language/expressions'
import * as say from '@paydata/engine/vocabulary'

/** An example of every verb, and what it says on a card of the Corp. */
const { chosen, from } = say

const aProgram: Group = { from: 'installed', where: [{ is: 'type', types: ['program'] }] }

const ice: Group = { from: 'installed', where: [{ is: 'type', types: ['ice'] }] }

export const verbs: { readonly [Name in VerbName]: readonly [Extract<Instruction, { do: Name }>, string] } = {
  gainCredits: [say.gainCredits(2), 'Gain 2[credit].'],
  loseCredits: [say.loseCredits('all', 'runner'), 'The Runner loses all credits in their credit pool.'],
  takeCredits: [say.takeCredits('all'), 'Take all credits from this asset.'],
  gainClicks: [say.gainClicks(1, 'you', 'nextTurn'), 'You get +1 allotted [click] for your next turn.'],
  loseClicks: [say.loseClicks(1, 'runner'), 'The Runner loses [click].'],
  draw: [say.draw(2), 'Draw 2 cards.'],
  damage: [say.damage('net', 3), 'Do 3 net damage.'],
  giveTags: [say.giveTags(2), 'Give the Runner 2 tags.'],
  removeTags: [say.removeTags('all'), 'Remove all tags.'],
  badPublicity: [say.badPublicity(1), 'Take 1 bad publicity.'],
  placeCounters: [
    say.placeCounters('advancement', 1, chosen(ice)),
    'Place 1 advancement counter on 1 installed piece of ice.',
  ],
  removeCounters: [say.removeCounters('virus', 'all'), 'Remove all hosted virus counters.'],
  moveCounters: [
    say.moveCounters('power', 1, 'self', chosen(ice)),
    'Move 1 power counter from this asset to 1 installed piece of ice.',
  ],
  advance: [say.advance(chosen(ice)), 'Advance 1 installed piece of ice.'],
  purge: [say.purge(), 'Purge virus counters.'],
  charge: [say.charge('self'), 'Charge this asset.'],
  trash: [say.trash(chosen(aProgram)), 'Trash 1 installed program.'],
  addTo: [
    say.addTo(chosen(from('archives')), 'shuffledIntoDeck', { reveal: true }),
    'Reveal 1 card from Archives and shuffle it into R&D.',
  ],
  enterScoreArea: [
    { do: 'enterScoreArea', cards: 'self', how: 'scored' },
    'Add this asset to your score area.',
  ],
  shuffle: [say.shuffle(), 'Shuffle R&D.'],
  forfeit: [say.forfeit(chosen(from('corpScore', say.type('agenda')))), 'Forfeit 1 agenda.'],
  rez: [say.rez(chosen(ice), { ignore: 'all' }), 'Rez 1 installed piece of ice, ignoring all costs.'],
  derez: [say.derez('self'), 'Derez this asset.'],
  expose: [say.expose(chosen(from('installed', say.isUnrezzed))), 'Expose 1 card.'],
  reveal: [say.reveal(say.random(1, from('grip'))), 'Reveal 1 card from the grip at random.'],
  look: [say.look(say.all(from('grip'))), 'Look at all cards in the grip.'],
  arrange: [say.arrange(5, 'rnd'), 'Look at the top 5 cards of R&D and arrange them in any order.'],
  arrangeIce: [say.arrangeIce(ice), 'Rearrange all installed ice.'],
  search: [
    say.search('rnd', [say.type('operation')], 'found'),
    'Search R&D for 1 operation. (Shuffle R&D right after searching it.)',
  ],
  install: [
    say.install(chosen(from('hq')), { to: 'newRemote', rez: 'ignoringAllCosts' }),
    'Install and rez 1 card from HQ in a new remote server, ignoring all costs.',
  ],
  play: [
    say.playCard(chosen(from('hq', say.type('operation'))), { costs: 'ignore' }),
    'Play 1 operation from HQ, ignoring all costs.',
  ],
  swap: [say.swap(chosen(ice, 'two', 2), say.the('two')), 'Swap 2 installed pieces of ice.'],
  flip: [say.flip, 'Flip this asset.'],
  setIdentity: [say.setIdentity, 'Secretly set your identity to any copy of this asset.'],
  turnFace: [say.turnFace('self', 'down'), 'Turn this asset facedown.'],
  host: [say.host(chosen(from('hq')), 'self', 'facedown'), 'Host 1 card from HQ facedown on this asset.'],
  becomeAgenda: [
    say.becomeAgenda('self', 1),
    'Add this asset to your score area as an agenda worth 1 agenda point.',
  ],
  becomeCondition: [
    say.becomeCondition('encountered'),
    'Install this asset on the encountered ice as a hosted condition counter.',
  ],
  run: [
    say.run(['hq', 'rnd'], [say.gainCredits(2)]),
    'The Runner runs HQ or R&D. If successful, gain 2[credit].',
  ],
  endRun: [say.endRun(), 'End the run.'],
  jackOut: [say.jackOut(), 'The Runner jacks out.'],
  moveRunner: [
    say.moveRunner({ outermostOf: 'archives' }),
    'The Runner moves to the outermost position of Archives.',
  ],
  moveToRoot: [
    say.moveToRoot('self', { protectedBy: { the: 'it' } }),
    'Move this asset to the root of the server the chosen card is protecting.',
  ],
  moveIce: [say.moveIce('self', 'rnd'), 'Move this asset to the outermost position protecting R&D.'],
  changeServer: [
    say.changeServer('here'),
    'Change the attacked server to this server for the remainder of this run.',
  ],
  approachInstead: [
    say.approachInstead(['hq', 'rnd']),
    'The Runner instead changes the attacked server to HQ or R&D and approaches that server.',
  ],
  encounter: [say.encounter('self'), 'The Runner encounters this asset.'],
  bypass: [say.bypass(), 'Bypass the encountered ice.'],
  breakSubroutines: [say.breakSubroutines('all', { subtype: 'sentry' }), 'Break all sentry subroutines.'],
  resolveWhen: [say.resolveWhen('scored', 'self'), 'Resolve the “when scored” abilities of this asset.'],
  resolveSubroutine: [
    say.resolveSubroutine('encountered'),
    'Resolve the first subroutine on the encountered ice.',
  ],
  breach: [say.breach('hq'), 'The Runner breaches HQ.'],
  access: [say.access(say.the('nothing')), 'The Runner accesses the chosen card.'],
  endActionPhase: [say.endActionPhase(), 'Your action phase ends.'],
  trace: [
    say.trace(2, { ifUnsuccessful: [say.endRun()], inAnyCase: [say.draw(1)] }),
    'Trace[2]. If unsuccessful, end the run. Whether or not it is successful, draw 1 card.',
  ],
  psi: [
    say.psi(),
    'Play a Psi Game. (Players secretly bid 0[credit], 1[credit], or 2[credit], then each player reveals and spends their bid.)',
  ],
  identifyMark: [say.identifyMark(), 'Identify your mark.'],
  sabotage: [say.sabotage(3), 'Sabotage 3.'],
  lasting: [
    say.lasting(say.untilTurnEnds, [say.handSize(2)]),
    'You get +2 maximum hand size for the remainder of the turn.',
  ],
  later: [
    say.later(say.when(say.turnEnds('you'), say.gainCredits(3))),
    'When your discard phase ends, gain 3[credit].',
  ],
  prevent: [say.prevent('all', { effect: 'damage', kind: 'net' }), 'Prevent all net damage.'],
  changeExpected: [
    say.changeExpected({ effect: 'damage', kind: 'net' }, { add: 1 }),
    'Increase the amount of net damage by 1.',
  ],
  may: [
    say.may([say.draw(1)], { who: 'runner', otherwise: [say.giveTags(1)] }),
    'The Runner may have you draw 1 card. If they do not, give the Runner 1 tag.',
  ],
  mayPay: [say.mayPay([say.credits(2)], { then: [say.draw(1)] }), 'You may pay 2[credit] to draw 1 card.'],
  branch: [
    say.ifSo(say.isTagged, [say.damage('meat', 1)], [say.giveTags(1)]),
    'If the Runner is tagged, do 1 meat damage. Otherwise, give the Runner 1 tag.',
  ],
  oneOf: [say.oneOf([[say.draw(1)], [say.gainCredits(1)]]), 'Draw 1 card or gain 1[credit].'],
  again: [say.again(), 'Repeat this process.'],
  repeat: [say.repeat(2, [say.draw(1)]), 'Draw 1 card twice.'],
  chooseCards: [say.chooseCards(chosen(ice)), 'Choose 1 installed piece of ice.'],
  chooseNumber: [say.chooseNumber('n', 3), 'Choose a number from 0 to 3.'],
  chooseServer: [say.chooseServer('s', 'remote'), 'Choose a remote server.'],
  chooseWord: [say.chooseWord('w', ['event', 'program']), 'Choose event or program.'],
  forEach: [
    say.forEach(
      chosen(from('ice', say.type('ice')), 'chosen', 2),
      'each',
      say.gainCredits(1),
      say.derez(say.the('each')),
    ),
    'Choose 2 pieces of ice protecting a server. For each chosen piece of ice, gain 1[credit] and derez it.',
  ],
  together: [
    say.together(say.gainCredits(2), say.draw(1), say.giveTags(1)),
    'Gain 2[credit], draw 1 card, and give the Runner 1 tag.',
  ],
  win: [say.win(), 'Win the game.'],
}
