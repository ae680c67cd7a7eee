import type { Instruction } from '../instructions/index.ts'
import type { Amount, Cards, Who } from '../language/expressions.ts'
import { never } from '../state/bug.ts'
import { otherSide } from '../state/names.ts'
import { figure, quantity } from './amounts.ts'
import { conditionText } from './conditions.ts'
import { changePhrase, lastingPassage, laterPassage, preventPhrase } from './effects.ts'
import { cards, choice, eachOf, forfeited, groupNoun, one } from './groups.ts'
import { addToPhrase, installPhrase, playPhrase, rezPhrase, searchPassage } from './motions.ts'
import { mayPassage, mayPayPassage, oneOfPassage } from './offers.ts'
import { only, passageOf } from './passages.ts'
import type { Passage, Quantity, Reading } from './phrases.ts'
import { serverName, serversName, zoneName } from './places.ts'
import { person } from './reading.ts'
import { runPassage, tracePassage } from './runs.ts'

/** What an instruction says, in the words of the catalogue. */
export function instructionPassage(r: Reading, i: Instruction): Passage {
  const say = r.say.instructions
  const who = (of: Who) => person(r, of)
  const much = (amount: Amount) => quantity(r, amount)
  const orAll = (amount: Amount | 'all'): Quantity | 'all' => (amount === 'all' ? 'all' : much(amount))
  const these = (of: Cards, doer: Who = 'you') => cards(r, of, who(doer))
  switch (i.do) {
    // A subroutine speaks of the Corp's credits as the Runner reads it.
    case 'gainCredits':
      return only(
        say.gainCredits(r.inSubroutine && who(i.who) === 'you' ? r.side : who(i.who), much(i.amount)),
      )
    case 'loseCredits':
      return only(say.loseCredits(who(i.who), orAll(i.amount)))
    case 'takeCredits':
      return only(say.takeCredits(orAll(i.amount), one(r, i.from)))
    case 'gainClicks': {
      const fewer = typeof i.amount === 'number' && i.amount < 0
      return only(
        i.when === 'now'
          ? say.gainClicks(who(i.who), much(i.amount))
          : say.gainClicksNextTurn(who(i.who), much(i.amount), fewer),
      )
    }
    case 'loseClicks':
      return only(say.loseClicks(who(i.who), much(i.amount)))
    case 'draw':
      return only(say.draw(who(i.who), much(i.amount)))
    case 'damage': {
      const doer = who(i.responsible)
      const phrase =
        i.responsible === 'corp'
          ? say.doDamage(doer, i.kind, much(i.amount))
          : say.suffer(doer, i.kind, much(i.amount))
      return only(i.unpreventable === true ? say.unpreventable(phrase) : phrase)
    }
    case 'giveTags':
      return only(
        i.how === 'give' && who('runner') !== 'you'
          ? say.giveTags(who('runner'), much(i.amount))
          : say.takeTags(who('runner'), much(i.amount)),
      )
    case 'removeTags':
      return only(say.removeTags(who('runner'), orAll(i.amount)))
    case 'badPublicity':
      return only(
        i.how === 'take'
          ? say.takeBadPublicity(who('corp'), much(i.amount))
          : say.removeBadPublicity(who('corp'), much(i.amount)),
      )
    case 'placeCounters':
      return only(
        i.load
          ? say.load(i.counter, much(i.amount), these(i.on))
          : say.placeCounters(i.counter, much(i.amount), eachOf(r, i.on)),
      )
    case 'removeCounters':
      return only(say.removeCounters(i.counter, orAll(i.amount), these(i.from)))
    case 'moveCounters':
      return only(say.moveCounters(i.counter, much(i.amount), these(i.from), these(i.to)))
    case 'advance':
      return only(say.advance(these(i.card)))
    case 'purge':
      return only(say.purge(who('corp')))
    case 'charge':
      return only(say.charge(these(i.card)))
    case 'trash': {
      const phrase = say.trash(who(i.by), these(i.cards, i.by))
      return only(i.unpreventable === true ? say.unpreventableDeed(phrase) : phrase)
    }
    case 'addTo':
      return only(addToPhrase(r, i))
    case 'shuffle':
      return only(say.shuffle(who(i.who), who(i.who) === 'you' ? r.side : otherSide(r.side)))
    case 'forfeit':
      return only(say.forfeit(forfeited(r, i.cards, 'you')))
    case 'rez':
      return only(rezPhrase(r, i))
    case 'derez':
      return only(say.derez(these(i.cards)))
    case 'expose':
      return only(say.expose(these(i.cards)))
    case 'reveal':
      return only(say.reveal(who(i.by), these(i.cards, i.by)))
    case 'look':
      return only(say.look(who(i.by), these(i.at, i.by)))
    case 'arrange':
      return only(say.arrange(who(i.by), r.say.nouns.topCards(much(i.top), zoneName(r, i.of))))
    case 'arrangeIce':
      return only(say.arrangeIce(who(i.by), r.say.nouns.all(groupNoun(r, i.ice))))
    case 'search':
      return searchPassage(r, i)
    case 'install':
      return only(installPhrase(r, i))
    case 'play':
      return only(playPhrase(r, i))
    case 'swap': {
      const both = typeof i.card === 'object' && 'choose' in i.card && i.card.most === 2
      return only(say.swap(these(i.card), both ? null : these(i.with)))
    }
    case 'turnFace':
      return only(say.turnFace(these(i.cards), i.face))
    case 'host':
      return only(say.host(these(i.cards), one(r, i.on), i.face))
    case 'becomeAgenda':
      return only(say.becomeAgenda(who(i.who), these(i.card), much(i.points)))
    case 'becomeCondition':
      return only(say.becomeCondition(one(r, 'self'), one(r, i.on)))
    case 'run':
      return runPassage(r, i)
    case 'endRun':
      return only(say.endRun())
    case 'jackOut':
      return only(say.jackOut(who('runner')))
    case 'moveIce':
      return only(say.moveIce(one(r, i.ice), serverName(r, i.to), i.where))
    case 'moveRunner':
      return only(
        'outermostOf' in i.to
          ? say.moveToOutermost(serverName(r, i.to.outermostOf))
          : say.moveToIce(one(r, i.to.ice), i.to.then),
      )
    case 'changeServer':
      return only(say.changeServer(serverName(r, i.to)))
    case 'encounter':
      return only(say.encounter(who('runner'), these(i.ice)))
    case 'bypass':
      return only(say.bypass(one(r, 'encountered')))
    case 'breakSubroutines': {
      const on = i.on === undefined ? null : one(r, i.on)
      return only(
        i.upTo && i.most === 'all' && on === null
          ? say.anyNumberOfSubroutines(i.subtype ?? null)
          : say.breakSubroutines(orAll(i.most), i.upTo, i.subtype ?? null, on, i.but ?? 0),
      )
    }
    case 'resolveSubroutine':
      return only(say.resolveSubroutine(much(i.nth), these(i.of)))
    case 'resolveWhen':
      return only(say.resolveWhen(i.which, these(i.of)))
    case 'breach':
      return only(say.breach(who('runner'), serverName(r, i.server)))
    case 'access':
      return only(say.access(who('runner'), these(i.card, 'runner')))
    case 'endActionPhase':
      return only(say.endActionPhase())
    case 'trace':
      return tracePassage(r, i)
    case 'psi':
      return only(say.psi(who('opponent')))
    case 'identifyMark':
      return only(say.identifyMark())
    case 'sabotage':
      return only(say.sabotage(much(i.amount)))
    case 'lasting':
      return lastingPassage(r, i)
    case 'later':
      return laterPassage(r, i)
    case 'prevent':
      return only(preventPhrase(r, i))
    case 'changeExpected':
      return only(changePhrase(r, i))
    case 'may':
      return mayPassage(r, i)
    case 'mayPay':
      return mayPayPassage(r, i)
    case 'branch': {
      const then = passageOf(r, i.then)
      const head = r.say.offers.ifSo(conditionText(r, i.if), then.head)
      if (i.otherwise === undefined) return { head, rest: then.rest }
      const other = passageOf(r, i.otherwise)
      return { head, rest: [...then.rest, r.say.offers.otherwise(other.head), ...other.rest] }
    }
    case 'oneOf':
      return oneOfPassage(r, i)
    case 'repeat': {
      const { head, rest } = passageOf(r, i.does)
      return { head: say.repeat(much(i.times), head), rest }
    }
    case 'again':
      return only(say.again())
    case 'chooseCards':
      return only(say.chooseCards(choice(r, i.cards, 'you')))
    case 'chooseNumber':
      return only(say.chooseNumber(who(i.who), figure(r, i.least), figure(r, i.most)))
    case 'chooseServer':
      return only(say.chooseServer(who(i.who), serversName(r, i.among)))
    case 'chooseWord':
      return only(say.chooseWord(who(i.who), r.say.nouns.or(i.among)))
    case 'together': {
      const parts = i.parts.map(part => instructionPassage(r, part))
      return {
        head: r.say.offers.together(parts.map(part => part.head)),
        rest: parts.flatMap(part => part.rest),
      }
    }
    case 'win':
      return only(say.win(who(i.who)))
    default:
      return never(i)
  }
}
