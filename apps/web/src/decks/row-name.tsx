import './row-name.css'
import type { ComponentProps } from 'react'

/** The name of a card in a row, with what stands beside it: a press reads or takes the card. */
export const RowName = (button: ComponentProps<'button'>) => (
  <button type="button" className="row-name" {...button} />
)
