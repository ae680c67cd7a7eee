import { cardOf } from '@paydata/cards/catalogue'
import { influenceOf } from './influence.ts'
import type { Violation } from './legality.ts'
import type { NamedDeck } from './model.ts'
import { restrictionNamed } from './restrictions.ts'

/** The cards of a deck that a violation is about, by their ids: those to change, so that it goes away. */
export function concernedBy(violation: Violation, { identity, cards }: NamedDeck): readonly string[] {
  const ids = cards.map(([id]) => id)
  switch (violation.why) {
    case 'noIdentity':
      return []
    case 'tooFewCards':
      return [identity]
    case 'tooMuchInfluence': {
      const own = cardOf(identity)
      return ids.filter(id => {
        const card = cardOf(id)
        return card !== undefined && own !== undefined && influenceOf(card, own) > 0
      })
    }
    case 'agendaPoints':
      return ids.filter(id => cardOf(id)?.type === 'agenda')
    case 'threePointAgendas':
      return ids.filter(id => cardOf(id)?.points === 3)
    case 'pointsOfList': {
      const counted = Object.values(restrictionNamed(violation.list)?.points ?? {}).flat()
      return [identity, ...ids].filter(id => counted.includes(id))
    }
    case 'notAnIdentity':
    case 'identityNotForDecks':
    case 'identityInDeck':
    case 'wrongSide':
    case 'noInfluenceCost':
    case 'tooManyCopies':
    case 'noCount':
    case 'unknownCard':
    case 'notInPool':
    case 'banned':
      return [violation.card]
    default:
      return violation satisfies never
  }
}
