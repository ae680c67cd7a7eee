import type { CardText, Definition } from '@paydata/engine/vocabulary'
import coreFacts from '../data/core.json' with { type: 'json' }
import gatewayFacts from '../data/system-gateway.json' with { type: 'json' }
import aheadFacts from '../data/what-lies-ahead.json' with { type: 'json' }
import { core } from './core/index.ts'
import type { Record } from './printed.ts'
import { printedById } from './printed.ts'
import { systemGateway } from './system-gateway/index.ts'
import { whatLiesAhead } from './what-lies-ahead/index.ts'

/** What the cards of a set do, with what is printed on them. */
function definitionsOf(set: string, texts: readonly CardText[], facts: readonly Record[]): Definition[] {
  const printed = printedById(facts)
  return texts.map(text => {
    const found = printed.get(text.is)
    if (found === undefined) throw new Error(`nothing is printed for ${text.is}`)
    return { ...text, printed: found, set }
  })
}

// Marked as pure, so that a page which needs one set need not load the others.
export const coreSet: readonly Definition[] = /* @__PURE__ */ definitionsOf('core', core, coreFacts)
const gatewaySet: readonly Definition[] = /* @__PURE__ */ definitionsOf(
  'system-gateway',
  systemGateway,
  gatewayFacts,
)
const aheadSet: readonly Definition[] = /* @__PURE__ */ definitionsOf(
  'what-lies-ahead',
  whatLiesAhead,
  aheadFacts,
)

/** Every card that can be played with. */
export const cards: readonly Definition[] = /* @__PURE__ */ [coreSet, gatewaySet, aheadSet].flat()
