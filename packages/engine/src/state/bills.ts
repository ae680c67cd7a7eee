import type { Scope } from './frames.ts'
import type { Ref, Side } from './names.ts'

/** One line of what is to be paid: an item as the definition has it, and the scope its amounts are counted in. */
export interface Line<Item> {
  readonly item: Item
  readonly scope: Scope
}

/** A choice between lists of items that is still to be made: the path of the lists in the definition. */
export interface Open {
  readonly of: string
  readonly scope: Scope
}

/** Everything that is paid at once (CR 1.16.10b). */
export interface Bill<Item, Purpose> {
  readonly by: Side
  readonly purpose: Purpose
  readonly card: Ref | null
  /** The path of the paid ability whose cost it is. */
  readonly ability: string | null
  /** A price in credits that is not an item of some text: install, play, rez or trash cost. */
  readonly price: number
  /** The price is X, chosen by the payer; `price` then raises or lowers it. */
  readonly priceIsX: boolean
  readonly lines: readonly Line<Item>[]
  readonly either: readonly Open[]
}
