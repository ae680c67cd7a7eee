import './button.css'
import './form.css'
import type { FormEvent, ReactNode } from 'react'

/** A form that Enter sends too. */
export const Form = ({ onSend, children }: { onSend: () => void; children: ReactNode }) => (
  <form
    className="form"
    onSubmit={(event: FormEvent) => {
      event.preventDefault()
      onSend()
    }}
  >
    {children}
  </form>
)

export const Send = ({ children, disabled = false }: { children: ReactNode; disabled?: boolean }) => (
  <button type="submit" className="button button-primary" disabled={disabled}>
    {children}
  </button>
)
