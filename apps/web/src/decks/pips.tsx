import './pips.css'
import { memo } from 'react'

/** The influence of a card as dots, at most five of them. A screen reader has it in words beside them. */
export const Pips = memo(({ count, title }: { count: number; title?: string }) =>
  count === 0 ? null : (
    <span className="pips" aria-hidden="true" {...(title === undefined ? {} : { title })}>
      {count <= 5 ? '●'.repeat(count) : `${count}●`}
    </span>
  ),
)
