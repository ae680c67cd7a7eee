import { z } from 'zod'

/**
 * When a player is asked in a kind of window.
 *
 * - `ask`: always.
 * - `able`: if, by what everybody knows, the player could do something.
 * - `news`: as `able`, but because of facedown cards only if public facts say that it matters: when their server is approached, when
 *   something has happened to one, or when the Corp has credits for one that it did not have.
 * - `pass`: never.
 *
 * A question that is no window (to jack out, to pay) is asked if, by what everybody knows, it is a decision; with `ask` always. No
 * order depends on what only the player knows, so that the opponent learns nothing from a pause.
 */
export const order = z.enum(['ask', 'able', 'news', 'pass'])
export type Order = z.infer<typeof order>

/** A window by the `structure.step` that views give it (`corpTurn.drawPhaseWindow`), or a kind of window. */
const place = z.string().regex(/^[a-zA-Z]{1,40}([.][a-zA-Z]{1,40})?$/)

export const orders = z.strictObject({
  /** The order for places that `at` does not name. */
  otherwise: order.default('able'),
  at: z
    .record(place, order)
    .default({})
    .refine(at => Object.keys(at).length <= 100),
  /** Passes everything until something happens that the player may want to react to. */
  until: z.enum(['nothing', 'somethingHappens']).default('nothing'),
  /**
   * Holds priority: the player is asked in every window, and where they could jack out or trash cards to make room. It ends when the
   * player has answered in one (`next`) or when the turn is over (`turn`).
   */
  hold: z.enum(['next', 'turn']).optional(),
  /** Facedown cards, by their ids in the Corp's view, that are to be rezzed in the next window that allows it. */
  rez: z.array(z.int32()).max(100).optional(),
})
export type Orders = z.infer<typeof orders>
