import { Chess } from 'chessops'
import { clock } from './clock.ts'

/** Moves a second in random games of chess: all legal moves, the test whether it is over, and the move. */
export function chessMoves(milliseconds: number): number {
  let state = 1
  const dice = (below: number): number => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0
    return (state >>> 8) % below
  }
  let moves = 0
  const began = clock()
  while (clock() - began < milliseconds) {
    const position = Chess.default()
    for (let ply = 0; ply < 200; ply++) {
      const legal: { from: number; to: number }[] = []
      for (const [from, targets] of position.allDests()) for (const to of targets) legal.push({ from, to })
      const move = legal[dice(Math.max(1, legal.length))]
      if (move === undefined || position.isEnd()) break
      position.play(move)
      moves++
    }
  }
  return (moves / (clock() - began)) * 1000
}
