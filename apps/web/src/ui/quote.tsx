import './quote.css'
import { isolated } from '@paydata/protocol'

/** What somebody has written, set apart from the page's own words. */
export const Quote = ({ text }: { text: string }) => (
  <blockquote className="quote">
    <bdi>{isolated(text)}</bdi>
  </blockquote>
)
