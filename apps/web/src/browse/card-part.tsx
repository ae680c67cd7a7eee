import type { ReactNode } from 'react'

interface CardPartProps {
  readonly name: string
  readonly className?: string
  readonly children: ReactNode
}

/** A part of the page of a card. */
export const CardPart = ({ name, className = '', children }: CardPartProps) => (
  <section className={`card-page-part ${className}`}>
    <h2>{name}</h2>
    {children}
  </section>
)
