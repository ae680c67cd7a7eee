import { diceOf, randomReply } from '@paydata/bots'
import { defineAllCards } from '@paydata/cards'
import type { OptionView, ServerId } from '@paydata/engine'
import { viewFor } from '@paydata/engine'
import { everyReply, scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { Learner } from '../../testing/learner.ts'
import type { LessonId, Sentence } from '../index.ts'
import { lessons, partOf, taught } from '../index.ts'

/** What a learner does, with which card or where, and by which of its abilities or to which subroutine. */
type Deed = readonly [kind: OptionView['does'], what?: string | null, which?: number]

const gain: Deed = ['gainCredit']
const draw: Deed = ['drawCard']
const advance: Deed = ['advance']
const goOn: Deed = ['continue']
const pass: Deed = ['pass']
const firstSubroutine: Deed = ['subroutine', null, 0]

const ways: readonly (readonly [LessonId, part: number, deeds: readonly Deed[], Sentence])[] = [
  ['steal', 0, [['run', 'remote1']], 'stealDone'],
  [
    'steal',
    1,
    [
      ['run', 'hq'],
      ['run', 'rnd'],
    ],
    'stealMoreDone',
  ],
  [
    'ice',
    0,
    [
      ['run', 'remote1'],
      ['run', 'rnd'],
    ],
    'iceDone',
  ],
  ['ice', 1, [gain, gain, ['run', 'remote1'], goOn], 'iceReadDone'],
  [
    'breaker',
    0,
    [
      ['install', 'cleaver'],
      ['run', 'hq'],
      ['useAbility', 'cleaver', 0],
    ],
    'breakerDone',
  ],
  [
    'breaker',
    1,
    [
      ['install', 'unity'],
      ['run', 'hq'],
      ['useAbility', 'unity', 1],
      ['useAbility', 'unity', 1],
      ['useAbility', 'unity', 0],
    ],
    'breakerKindDone',
  ],
  ['hurt', 0, [['run', 'remote1'], ['no'], goOn], 'hurtDone'],
  ['hurt', 1, [draw, draw, ['run', 'remote1'], ['no'], goOn], 'hurtReadyDone'],
  [
    'money',
    0,
    [
      ['play', 'sure_gamble'],
      ['install', 'carmen'],
      ['run', 'hq'],
      ['useAbility', 'carmen', 2],
      ['useAbility', 'carmen', 1],
      firstSubroutine,
      ['useAbility', 'carmen', 1],
    ],
    'moneyDone',
  ],
  [
    'money',
    1,
    [
      ['play', 'sure_gamble'],
      ['install', 'cleaver'],
      ['install', 'unity'],
      ['run', 'hq'],
      ['useAbility', 'unity', 0],
      firstSubroutine,
      ['useAbility', 'unity', 0],
      goOn,
      ['useAbility', 'cleaver', 0],
    ],
    'moneyTurnDone',
  ],
  ['trash', 0, [['run', 'remote1'], ['trashAccessed']], 'trashDone'],
  [
    'trash',
    1,
    [gain, gain, ['run', 'remote1'], ['trashAccessed'], ['run', 'remote2'], ['trashAccessed']],
    'trashBothDone',
  ],
  ['rez', 0, [['install', 'palisade'], ['server', 'remote1'], gain, gain, ['rez', 'palisade']], 'rezDone'],
  ['rez', 1, [pass, pass, ['rez', 'palisade']], 'rezChoiceDone'],
  ['score', 0, [advance, advance, advance, ['score']], 'scoreDone'],
  ['score', 1, [advance, advance, ['play', 'seamless_launch'], ['score']], 'scoreFastDone'],
  ['tags', 0, [advance, advance, advance, ['score']], 'tagsDone'],
  [
    'tags',
    1,
    [['install', 'urtica_cipher'], ['advance', 'urtica_cipher'], ['advance', 'urtica_cipher'], pass, pass],
    'tagsTrapDone',
  ],
  ['tags', 2, [['play', 'public_trail'], advance, advance, ['score']], 'tagsTrailDone'],
  ['servers', 0, [['rez', 'manegarm_skunkworks']], 'serversDone'],
  [
    'servers',
    1,
    [['install', 'palisade'], ['server', 'archives'], gain, gain, ['rez', 'palisade']],
    'serversArchivesDone',
  ],
]

function begins(id: LessonId, n: number): Learner {
  const lesson = lessons.find(each => each.id === id)
  return lesson === undefined ? expect.fail(`no lesson ${id}`) : Learner.begins(lesson, n)
}

const parts = lessons.flatMap(lesson => lesson.parts.map((_, n) => [lesson.id, n] as const))

test('each part has a way that leads to its goal', () => {
  expect(ways.map(([id, n]) => [id, n])).toEqual(parts)
})

test.each(ways)('the right way through %s, part %i, reaches its goal', (id, n, deeds, says) => {
  let learner = begins(id, n)
  for (const [kind, what, which] of deeds) {
    expect(learner.taught.is).toBe('goes on')
    learner = learner.does(kind, what, which)
  }
  expect(learner.taught).toMatchObject({ is: 'reached', says })
})

test('the first agenda is stolen within three inputs', () => {
  const [first] = ways
  expect(first?.[2].length).toBeLessThanOrEqual(3)
})

/** Mistakes that chance rarely makes, and what is said to them. */
const mistakes: readonly (readonly [LessonId, part: number, deeds: readonly Deed[], Sentence])[] = [
  ['hurt', 0, [['run', 'remote1'], ['yes'], ['run', 'remote1'], ['no']], 'hurtFlatline'],
]

test.each(mistakes)('a mistake in %s, part %i, is answered by play', (id, n, deeds, says) => {
  const learner = deeds.reduce((at, deed) => at.does(...deed), begins(id, n))
  expect(learner.taught).toMatchObject({ is: 'over', says })
})

/** The most answers that a try can take: a turn has few clicks, and what they do has few steps. */
const most = 60

/** All that is said to somebody who has come this far. */
const saidAt = ({ taught, between }: Learner): Sentence[] => [...between, taught].map(({ says }) => says)

/** All that learners are told who answer by chance, and at first give every reply before they go on with one. */
function toldTo(id: LessonId, n: number): Set<Sentence> {
  const begun = begins(id, n)
  const told = new Set<Sentence>(saidAt(begun))
  for (let walk = 0; walk < 8; walk++) {
    const dice = diceOf(`${id}/${n}/${walk}`)
    let learner = begun
    let answers = 0
    while (learner.taught.is === 'goes on') {
      const { question } = learner
      const next = learner.answers(randomReply(question, dice))
      for (const each of walk < 2 ? everyReply(question).map(reply => learner.answers(reply)) : [next]) {
        for (const says of saidAt(each)) told.add(says)
        if (each.taught.is === 'goes on') expect(each.view.question).not.toBeNull()
      }
      learner = next
      answers += 1
      expect(answers).toBeLessThan(most)
    }
  }
  return told
}

/** All that is said to somebody who does this. */
function toldOn(id: LessonId, n: number, deeds: readonly Deed[]): Sentence[] {
  let learner = begins(id, n)
  return deeds.flatMap(deed => {
    learner = learner.does(...deed)
    return saidAt(learner)
  })
}

/** What is said to those who make the mistakes above. */
const toldOf = (id: LessonId, n: number): Sentence[] =>
  mistakes.flatMap(([of, part, , says]) => (of === id && part === n ? [says] : []))

test.each(ways)(
  'whatever a learner does in %s, part %i, is answered and leads to an end, and all its sentences are said',
  (id, n, deeds) => {
    const told = new Set([...toldTo(id, n), ...toldOn(id, n, deeds), ...toldOf(id, n)])
    const { says, fails, otherwise } = partOf(id, n)
    expect([...says, ...fails, otherwise].map(each => each.says).filter(each => !told.has(each))).toEqual([])
  },
)

test('the ice that protects an agenda is spoken of in runs on its server, and in no others', () => {
  const part = partOf('score', 0)
  const saidIn = (server: ServerId): Sentence => {
    const game = scenario({ definitions: defineAllCards() }).corp(part.corp).runner(part.runner).runnerTurn()
    game.runner.runs(server)
    return taught(part, viewFor(game.json, 'corp'), 0).says
  }
  expect([saidIn('remote1'), saidIn('rnd')]).toEqual(['scoreRun', 'rezWait'])
})
