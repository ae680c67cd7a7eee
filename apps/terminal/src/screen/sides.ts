import type { CardView, PileView, Side, View } from '@paydata/engine'
import { coreTermIn } from '@paydata/words'
import { cardInHand, cardOnTable } from './cards.ts'
import { ends, flow, many } from './layout.ts'
import type { Paint } from './paint.ts'

const clicks = (count: number): string => (count === 0 ? 'no clicks' : `${'●'.repeat(count)} clicks`)

/** Who it is and how it stands, without the second half of the name where it is narrow. */
function nameLine(label: string, card: CardView, facts: readonly string[], width: number): string[] {
  const title = card.face?.title ?? 'no identity'
  const right = facts.join('  ')
  const lines = ends(`${label}${title}`, right, width)
  if (lines.length === 1) return lines
  const [name = '', ...below] = ends(`${label}${title.split(':')[0]}`, right, width)
  return below.length === 0 ? [name] : [name, ...flow('  ', facts, width)]
}

/** Who, and what everybody sees of them: one line, or two where it is narrow. */
export function corpLines(view: View, width: number, paint: Paint): string[] {
  const { corp } = view
  const facts = [
    paint('credit', `${corp.credits}¢`),
    ...(view.active === 'corp' ? [clicks(corp.clicks)] : []),
    `score ${corp.score}/${corp.pointsNeeded}`,
    ...(corp.badPublicity > 0 ? [paint('bad', `${corp.badPublicity} bad publicity`)] : []),
  ]
  return [
    ...nameLine(`${paint('corp', 'CORP')}    `, corp.identity, facts, width),
    ...scoredLine('corp', corp.scoreArea, width, paint),
    ...handLine('HQ', corp.hand, corp.handSize, width, paint),
  ]
}

export function runnerLines(view: View, width: number, paint: Paint): string[] {
  const { runner } = view
  const facts = [
    paint('credit', `${runner.credits}¢`),
    ...(runner.fund > 0 ? [`+${runner.fund}¢ bad publicity`] : []),
    ...(view.active === 'runner' ? [clicks(runner.clicks)] : []),
    `score ${runner.score}/${runner.pointsNeeded}`,
    `mem ${runner.memory.used}/${runner.memory.limit}`,
    `link ${runner.link}`,
    ...(runner.tags > 0 ? [paint('bad', many(runner.tags, 'tag'))] : []),
    ...(runner.coreDamage > 0
      ? [paint('bad', `${runner.coreDamage} ${coreTermIn(view.definitions)} damage`)]
      : []),
  ]
  return [
    ...nameLine(`${paint('runner', 'RUNNER')}  `, runner.identity, facts, width),
    ...scoredLine('runner', runner.scoreArea, width, paint),
    ...pilesLine(view, width, paint),
    ...handLine('grip', runner.hand, runner.handSize, width, paint),
  ]
}

function scoredLine(side: Side, cards: readonly CardView[], width: number, paint: Paint): string[] {
  if (cards.length === 0) return []
  const items = cards.map(card => `${cardOnTable(card, [], paint)} ${many(card.face?.points ?? 0, 'pt')}`)
  return flow(side === 'corp' ? '  scored   ' : '  stolen   ', items, width)
}

function pilesLine(view: View, width: number, paint: Paint): string[] {
  const { hand, handSize, deck, discard } = view.runner
  const items = [
    `grip ${hand.count}/${handSize}`,
    `stack ${deck.count}`,
    `heap ${discard.count}${latest(discard, paint)}`,
  ]
  return flow('  piles    ', items, width)
}

/** The newest few cards of a pile that all may look through. */
export function latest(pile: PileView, paint: Paint): string {
  const shown = pile.cards.slice(-3).map(card => card.face?.title ?? 'a card')
  if (shown.length === 0) return ''
  const more = pile.count > shown.length ? '…, ' : ''
  return paint('dim', `: ${more}${shown.join(', ')}`)
}

/** A hand, for a player who sees it; how many cards others hold stands elsewhere. */
function handLine(name: string, pile: PileView, limit: number, width: number, paint: Paint): string[] {
  if (pile.cards.length === 0) return []
  const unseen = pile.count - pile.cards.length
  const items = pile.cards.map(card => cardInHand(card, paint))
  const label = `  ${`${name} ${pile.count}/${limit}`.padEnd(8)} `
  return flow(label, unseen > 0 ? [...items, `${unseen} unseen`] : items, width)
}
