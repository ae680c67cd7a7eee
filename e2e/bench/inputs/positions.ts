import type { OptionView, QuestionView, Reply, Side } from '@paydata/engine'
import { rezzed, scenario } from '@paydata/scenario'
import type { Asked, Hand } from './person.ts'
import { definitions, Person } from './person.ts'

/** What the highlighted button of the page does where it is offered. */
const primary: ReadonlySet<string> = new Set(['breakAll', 'accessAll'])

type Wanted = (option: OptionView, asked: Asked) => boolean

/** Does the next thing of a list as soon as it is offered, and otherwise what is harmless. */
function wanting(list: readonly Wanted[]): Hand {
  let next = 0
  return asked => {
    const { question, offered } = asked
    const inOneGo = offered.find(({ macro }) => primary.has(macro.is))
    if (inOneGo !== undefined) return inOneGo.macro
    const want = list[next]
    const option =
      want && question.form === 'choose' ? question.options.find(each => want(each, asked)) : undefined
    if (option === undefined) return harmless(question)
    next++
    return choosing(question, option.id)
  }
}

function choosing(question: QuestionView, id: string): Reply {
  if (question.form !== 'choose') throw new Error('Nothing is to be chosen.')
  return { question: question.number, choose: [question.options.findIndex(option => option.id === id)] }
}

/** What does nothing, or the first that there is. */
function harmless(question: QuestionView): Reply {
  switch (question.form) {
    case 'choose': {
      const index = Math.max(
        0,
        question.options.findIndex(({ id }) => id === question.harmless),
      )
      if (question.harmless === null && question.least === 0) return { question: question.number, choose: [] }
      return { question: question.number, choose: [index] }
    }
    case 'number':
      return { question: question.number, number: question.least }
    case 'allocate': {
      let left = question.total
      const amounts = question.sources.map(({ most }) => {
        const taken = Math.min(most, left)
        left -= taken
        return taken
      })
      return { question: question.number, amounts }
    }
  }
}

/** All that a person answers until the next question that is none of it. */
function answersIn(person: Person, side: Side, hand: Hand, isOver: (asked: Asked) => boolean) {
  for (let n = 0; n < 100 && person.game.over === null; n++) {
    if (!person.isAsked) {
      const other = side === 'corp' ? 'runner' : 'corp'
      const question = person.game.waiting[0]
      if (question === undefined) break
      const options = question.form === 'choose' ? question.options : []
      const pass = options.findIndex(({ does }) => does === 'pass' || does === 'continue')
      person.hears(other, { question: question.number, choose: [Math.max(0, pass)] })
      continue
    }
    let over = false
    person.answers(asked => {
      over = isOver(asked)
      return over ? harmless(asked.question) : hand(asked)
    })
    if (over) {
      person.answered.pop()
      break
    }
  }
  return person.answered
}

const runOn =
  (server: string): Wanted =>
  option =>
    option.does === 'run' && option.server === server

/** Through two rezzed pieces of ice with all breakers there have to be, into HQ. */
function throughTwoIce() {
  const { json } = scenario({ definitions })
    .corp({
      credits: 5,
      hand: ['Hedge Fund', 'Hedge Fund', 'Hedge Fund'],
      hqIce: [rezzed('Wall of Static'), rezzed('Enigma')],
    })
    .runner({ credits: 12, rig: ['Corroder', 'Gordian Blade'] })
    .runnerTurn()
  let hasRun = false
  return answersIn(new Person(json, 'runner', 'person'), 'runner', wanting([runOn('hq')]), ({ view }) => {
    hasRun ||= view.run !== null
    return hasRun && view.run === null
  })
}

/** Six plain cards in Archives, all of which are accessed. */
function sixInArchives() {
  const plain = ['Hedge Fund', 'Beanstalk Royalties', 'Enigma', 'Ice Wall', 'Wall of Static', 'Biotic Labor']
  const { json } = scenario({ definitions })
    .corp({ credits: 5, archives: plain })
    .runner({ credits: 5 })
    .runnerTurn()
  let hasRun = false
  const first: Wanted = ({ does }) => does === 'access'
  const wants = wanting([runOn('archives'), ...plain.map(() => first)])
  return answersIn(new Person(json, 'runner', 'person'), 'runner', wants, ({ view }) => {
    hasRun ||= view.run !== null
    return hasRun && view.run === null
  })
}

const installs =
  (definition: string): Wanted =>
  option =>
    option.does === 'install' && option.definition === definition

/** A turn of the Corp: ice before a server that has some, an asset, a credit. */
function corpTurn() {
  const { json } = scenario({ definitions })
    .corp({
      credits: 8,
      hand: ['Enigma', 'PAD Campaign', 'Hedge Fund'],
      hqIce: ['Wall of Static'],
      rndIce: ['Ice Wall'],
    })
    .corpTurn()
  const wants = wanting([
    installs('enigma'),
    ({ does, server }) => does === 'server' && server === 'hq',
    installs('pad_campaign'),
    ({ does }) => does === 'newRemote',
    ({ does }) => does === 'gainCredit',
  ])
  return answersIn(
    new Person(json, 'corp', 'person'),
    'corp',
    wants,
    ({ view, question }) =>
      view.active !== 'corp' ||
      question.asks === 'discard' ||
      (view.corp.clicks === 0 && question.asks === 'action'),
  )
}

/** What a person wants to do, the inputs that it may take at once and where cards are raised first, and the questions that it does. */
export const scripted = [
  {
    what: 'run through two rezzed ice with all breakers',
    demand: { atOnce: 4, shown: 5 },
    play: throughTwoIce,
  },
  { what: 'six plain cards in Archives', demand: { atOnce: 2, shown: 2 }, play: sixInArchives },
  {
    what: 'a Corp turn: ice on an iced server, asset, credit',
    demand: { atOnce: 5, shown: 7 },
    play: corpTurn,
  },
] as const
