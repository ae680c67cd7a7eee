import './figures-pane.css'
import { titleOf } from '@paydata/cards/catalogue'
import type { Copies } from '@paydata/decks'
import { sizeOf } from '@paydata/decks'
import type { CorpFigures, CostCount, RunnerFigures } from '@paydata/decks/figures'
import { figuresOf } from '@paydata/decks/figures'
import type { ReactNode } from 'react'
import { useMemo } from 'react'
import { factsOf } from '../cards/facts.ts'
import { decks as words } from '../messages/decks.ts'
import { gameWords } from '../messages/game.ts'
import type { Draft } from './history.ts'
import { today } from './judging.ts'

/** A deck in numbers: what it costs, what it earns, and what it has against ice or in front of its servers. */
export function Figures({ deck }: { deck: Draft }) {
  const figures = useMemo(
    () => figuresOf(deck, { format: deck.format, day: today(), definitionOf: factsOf }),
    [deck],
  )
  const { corp, runner, costs, income, list, influence } = figures
  if (costs.length === 0) return null
  return (
    <div className="figures">
      {corp !== null && <Ice ice={corp.ice} />}
      {runner !== null && <Breakers runner={runner} />}
      <Curve name={words.figures.costs} costs={costs} />
      <Part name={words.figures.income(sizeOf({ cards: income }))}>
        <Named cards={income} none={words.figures.noIncome} />
      </Part>
      {influence.cards.length > 0 && (
        <Part name={words.figures.influence(influence.spent)}>
          <ul className="figure-list">
            {influence.cards.map(({ card, copies, each }) => (
              <li key={card}>
                <span>
                  {copies}× {titleOf(card)}
                </span>
                <span className="figure-number">{copies * each}</span>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {list !== null && (
        <Part name={list.name}>
          <ul className="figure-list">
            <li>
              {list.banned.length === 0
                ? words.figures.noneBanned
                : words.figures.banned(list.banned.map(titleOf))}
            </li>
            {list.points !== null && <li>{words.figures.points(list.points.spent, list.points.most)}</li>}
            {list.worthThree !== null && corp !== null && (
              <li>{words.figures.worthThree(list.worthThree.count, list.worthThree.most)}</li>
            )}
          </ul>
        </Part>
      )}
    </div>
  )
}

const Part = ({ name, children }: { name: string; children: ReactNode }) => (
  <section className="figure">
    <h3>{name}</h3>
    {children}
  </section>
)

const Named = ({ cards, none }: { cards: readonly Copies[]; none: string }) =>
  cards.length === 0 ? (
    <p className="muted">{none}</p>
  ) : (
    <p className="figure-cards">{cards.map(([id, count]) => `${count}× ${titleOf(id)}`).join(', ')}</p>
  )

/** How many cards there are of each cost, as bars with their numbers. */
function Curve({ name, costs }: { name: string; costs: readonly CostCount[] }) {
  const most = Math.max(...costs.map(({ count }) => count))
  const highest = Math.max(...costs.map(({ cost }) => (cost === 'X' ? 0 : cost)))
  const shown: readonly CostCount['cost'][] = [
    ...Array.from({ length: highest + 1 }, (_, cost) => cost),
    ...costs.flatMap(({ cost }) => (cost === 'X' ? [cost] : [])),
  ]
  return (
    <Part name={name}>
      <ol className="curve">
        {shown.map(cost => {
          const count = costs.find(each => each.cost === cost)?.count ?? 0
          return (
            <li key={cost} aria-label={words.figures.ofCost(`${cost}`, count)}>
              <span className="curve-count" aria-hidden="true">
                {count === 0 ? '' : count}
              </span>
              <span className="curve-bar" aria-hidden="true" style={{ height: `${(count / most) * 48}px` }} />
              <span className="curve-cost" aria-hidden="true">
                {cost}
              </span>
            </li>
          )
        })}
      </ol>
    </Part>
  )
}

const mainKinds = ['barrier', 'code gate', 'sentry']

function Ice({ ice }: { ice: CorpFigures['ice'] }) {
  const { subtype } = gameWords().kinds
  const others = Object.keys(ice.subtypes).filter(kind => !mainKinds.includes(kind))
  return (
    <>
      <Part name={words.figures.ice(ice.count)}>
        <ul className="figure-kinds">
          {[...mainKinds, ...others].map(kind => (
            <li key={kind} data-none={(ice.subtypes[kind] ?? 0) === 0}>
              <span>{subtype(kind)}</span>
              <strong>{ice.subtypes[kind] ?? 0}</strong>
            </li>
          ))}
        </ul>
      </Part>
      {ice.costs.length > 0 && <Curve name={words.figures.rez(ice.total)} costs={ice.costs} />}
    </>
  )
}

const coverages = ['barrier', 'code gate', 'sentry', 'any'] as const

function Breakers({ runner }: { runner: RunnerFigures }) {
  const { memory, breakers } = runner
  const { subtype } = gameWords().kinds
  const more = memory.more.reduce((sum, { copies, each }) => sum + copies * each, 0)
  return (
    <>
      <Part name={words.figures.breakers}>
        <dl className="figure-breakers">
          {coverages.map(kind => (
            <div
              key={kind}
              data-none={breakers[kind].length === 0 && (kind === 'any' || breakers.any.length === 0)}
            >
              <dt>{kind === 'any' ? words.figures.anyIce : subtype(kind)}</dt>
              <dd>
                <Named cards={breakers[kind]} none={words.figures.nothing} />
              </dd>
            </div>
          ))}
        </dl>
      </Part>
      <Part name={words.figures.memory}>
        <p>{words.figures.memoryLead(memory.needed, memory.limit, more)}</p>
      </Part>
    </>
  )
}
