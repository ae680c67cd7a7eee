import type { Law, Say } from '@paydata/engine/inside/laws/say'
import { canTell, eyes } from '@paydata/engine/inside/queries/facts/sight'
import type { CardState } from '@paydata/engine/inside/state/cards'

/** Nobody has a name for what they cannot tell from others, and no name stands for two objects (CR 1.21). */
export const names: Law = (game, say) => {
  for (const eye of eyes) {
    const taken = new Set<number>()
    for (const card of game.cards) {
      const id = eye === 'corp' ? card.corpId : eye === 'runner' ? card.runnerId : card.publicId
      if (id > 0 !== canTell(game, eye, card)) sayName(say, card, eye, id)
      if (id > game.named[eye]) say(`name ${id} of card ${card.card} was never given`)
      if (id > 0 && taken.has(id)) say(`two cards have the name ${id} for ${eye}`)
      taken.add(id)
    }
  }
}

const sayName = (say: Say, card: CardState, eye: string, id: number): void =>
  say(`card ${card.card} in ${card.zone} has ${id === 0 ? 'no name' : `the name ${id}`} for ${eye}`)
