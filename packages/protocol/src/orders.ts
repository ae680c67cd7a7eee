import { z } from 'zod'

/**
 * What a player wants in a kind of window. `ask`: always. `able`: where, for all that everybody knows, they could do
 * something. `news`: so too, but for facedown cards only where it matters by what everybody sees: on the approach to
 * them, and where something has happened to one, or there are credits for one that there were not. `pass`: never. What is no
 * window (to jack out, to pay) is asked where it is a decision for all that everybody knows, or always with `ask`. None of
 * them looks at what only the player knows, so that nobody learns anything from it.
 */
export const order = z.enum(['ask', 'able', 'news', 'pass'])
export type Order = z.infer<typeof order>

/** `structure.step` of a window as views name it (`corpTurn.drawPhaseWindow`), or a kind of window. */
const place = z.string().regex(/^[a-zA-Z]{1,40}([.][a-zA-Z]{1,40})?$/)

export const orders = z.strictObject({
  /** For places that are not named. */
  otherwise: order.default('able'),
  at: z
    .record(place, order)
    .default({})
    .refine(at => Object.keys(at).length <= 100),
  /** Pass everything until something happens that the player may want to react to. */
  until: z.enum(['nothing', 'somethingHappens']).default('nothing'),
  /** Hold priority: ask in every window, and where one could jack out or trash cards to make room, until the player has answered in one, or until the turn is over. */
  hold: z.enum(['next', 'turn']).optional(),
  /** Facedown cards, as the Corp's view names them, that are rezzed in the next window in which that is possible. */
  rez: z.array(z.int32()).max(100).optional(),
})
export type Orders = z.infer<typeof orders>
