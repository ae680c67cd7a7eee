import type { View } from '@paydata/engine'
import type { Given } from '@paydata/protocol'
import { useEffect, useLayoutEffect, useState } from 'react'
import { shallow } from 'zustand/shallow'
import { say } from '../messages/say.ts'
import { useLanguage } from '../messages/use-language.ts'
import type { PriceTag } from '../store/said.ts'
import { noPrices, useSaid } from '../store/said.ts'
import { inquire } from '../store/session.ts'
import { afterPaint } from '../ui/after-paint.ts'
import { priceText } from '../words/price.ts'
import { spoken } from '../words/symbols.ts'

type Prices = Given<'icePrices'>['prices']

/** The prices of a turn, and what they depended on when they were asked for. */
interface Known {
  readonly turn: number
  readonly stand: readonly unknown[]
  readonly prices: Prices
}

/** Whether to ask what rezzed ice costs to break: only the Runner may. */
export const wantsPrices = ({ viewer, servers }: View): boolean =>
  viewer === 'runner' && servers.some(({ ice }) => ice.some(each => each.ice?.rezzed))

/**
 * Puts on rezzed ice what it would cost the Runner to break, before a run. It asks whoever runs the game, after the question has
 * been painted, and only if something has changed on which a price depends.
 */
export function IcePrices({ view }: { view: View }) {
  const version = useSaid(said => said.version)
  const language = useLanguage()
  const [known, setKnown] = useState<Known | null>(null)
  const isKnown = known !== null && shallow(known.stand, standOf(view))
  const isWanted = isAsked(view) && !(isKnown && known.turn === view.turn)
  // biome-ignore lint/correctness/useExhaustiveDependencies: prices that are wanted are asked for at each version.
  useEffect(
    () => (isWanted ? afterPaint(() => void askPrices().then(found => found && setKnown(found))) : undefined),
    [isWanted, version],
  )
  // What can be used once a run or once a turn may be used up after a run.
  const isRunning = view.run !== null
  useEffect(() => {
    if (isRunning) setKnown(null)
  }, [isRunning])
  const prices = isKnown ? known.prices : null
  // biome-ignore lint/correctness/useExhaustiveDependencies: in another language the same prices have other words.
  useLayoutEffect(() => {
    if (prices === null) return
    useSaid.setState({ icePrices: new Map(prices.map(({ ice, price }) => [ice, tagOf(price)])) })
    return () => useSaid.setState({ icePrices: noPrices })
  }, [prices, language])
  return null
}

const isAsked = ({ run, question }: View): boolean =>
  run === null && (question?.asks === 'action' || question?.asks === 'paidWindow')

/** The parts of a view on which prices depend. Each stays the same object until it changes. */
const standOf = ({ servers, rig, hosted, lingering, run, corp, runner }: View): readonly unknown[] => [
  ...servers
    .flatMap(({ root, ice }) => [...root, ...ice.flatMap(each => each.ice ?? [])])
    .filter(({ face }) => face !== null),
  rig,
  hosted,
  lingering,
  run,
  corp.identity,
  corp.scoreArea,
  corp.badPublicity,
  runner.identity,
  runner.scoreArea,
  runner.tags,
]

/** The prices at the version that the page shows; null if the game has gone on meanwhile. */
async function askPrices(): Promise<Known | null> {
  const { view, version } = useSaid.getState()
  const answered = await inquire(({ ask, game }) => ask('icePrices', { game }))
  if (view === null || !answered?.ok || answered.version !== version) return null
  return { turn: view.turn, stand: standOf(view), prices: answered.prices }
}

function tagOf(price: Prices[number]['price']): PriceTag {
  if (price === null) return { text: '–', name: say.hints.unbreakable }
  const { credits, otherCredits, counters } = price
  const more = counters > 0 ? `+${counters}` : ''
  return {
    text: `${credits + otherCredits}[credit]${more}`,
    name: say.hints.breaking(spoken(priceText(price))),
  }
}
