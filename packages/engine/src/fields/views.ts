import type { About } from '../state/about.ts'
import type { CounterKind, ServerId, Side, Zone } from '../state/names.ts'
import type { Asks } from '../state/questions.ts'
import type { OptionView, SourceView } from './question-types.ts'
import type { CardName, FaceView } from './types.ts'

/**
 * The fields of a card and of a question in a view, described once: what each holds, and what is expected of it on the wire
 * until something else is sent. The types of views and the shapes of the wire are made of these, in this order.
 */
export const expected = <Held>(blank: Held): Held => blank

export const blankCard = {
  id: expected<CardName>(null),
  side: expected<Side>('corp'),
  zone: expected<Zone>('hq'),
  /** Null when the viewer does not see the face. */
  face: expected<FaceView | null>(null),
  faceup: expected<boolean>(false),
  rezzed: expected<boolean>(false),
  server: expected<ServerId | null>(null),
  /** Place of ice, innermost 0; place in a deck from the top, where known. */
  index: expected<number | null>(null),
  host: expected<CardName>(null),
  counters: expected<Readonly<Partial<Record<CounterKind, number>>>>({}),
}

const asked = {
  for: expected<Side>('corp'),
  number: expected<number>(0),
  asks: expected<Asks>('action'),
  about: expected<About | null>(null),
  source: expected<CardName>(null),
  definition: expected<string | null>(null),
}

export const blankQuestions = {
  choose: {
    ...asked,
    form: expected<'choose'>('choose'),
    /** Exactly the engine's options, in its order. */
    options: expected<readonly OptionView[]>([]),
    least: expected<number>(1),
    most: expected<number>(1),
    ordered: expected<boolean>(false),
    /** An option that does nothing rash (pass, continue, no, keep), if there is one. */
    harmless: expected<string | null>(null),
  },
  number: {
    ...asked,
    form: expected<'number'>('number'),
    least: expected<number>(0),
    most: expected<number>(0),
  },
  allocate: {
    ...asked,
    form: expected<'allocate'>('allocate'),
    total: expected<number>(0),
    sources: expected<readonly SourceView[]>([]),
  },
}
