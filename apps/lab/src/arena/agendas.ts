import type { Definitions, Game } from '@paydata/engine'

/** Agendas that the Corp installed in remotes, and those of them that were there without ice at the end of that turn. */
export interface Agendas {
  readonly installed: number
  readonly bare: number
}

export class AgendaCount implements Agendas {
  installed = 0
  bare = 0
  private thisTurn: number[] = []

  constructor(private readonly definitions: Definitions) {}

  /** Called after each reply. */
  look(game: Game): void {
    for (const { what, card } of game.occurred) {
      if (what === 'turnStarted') this.thisTurn = []
      if (what === 'installed' && card !== null && this.isAgenda(game, card.card))
        this.thisTurn.push(card.card)
      if (what === 'actionPhaseEnded' && game.active === 'corp') {
        this.installed += this.thisTurn.length
        this.bare += this.thisTurn.filter(n => isBare(game, n)).length
      }
    }
  }

  private isAgenda({ titles }: Game, n: number): boolean {
    return this.definitions.cards.get(titles[n] ?? '')?.printed.type === 'agenda'
  }
}

const isBare = ({ servers }: Game, n: number): boolean =>
  servers.some(({ root, ice }) => root.includes(n) && ice.every(each => each.ice === null))
