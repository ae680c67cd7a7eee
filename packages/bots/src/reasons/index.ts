/** Why bots do what they do, as codes with facts, for whoever words it: nothing of the bots themselves. */
export { type Deed, type Deeds, deeds, isFact, type Kind, type Preventable } from './facts.ts'
export { type Code, type FactsOf, needs, type Reason, reason } from './reason.ts'
