import './card-face.css'
import './card-back.css'
import { worded } from '../ui/worded.ts'

export const CardBack = worded(({ side }: { side: 'corp' | 'runner' }) => (
  <div className="card card-back" data-side={side}>
    <div className="card-body">
      <svg viewBox="0 0 60 84" aria-hidden="true">
        {side === 'corp' ? (
          <path d="M14 20h32v44H14zM22 28h16v28H22zM30 20v8M30 56v8M14 42h8M38 42h8" />
        ) : (
          <path d="M12 24l18 18-18 18M26 24l18 18-18 18M46 24v36" />
        )}
      </svg>
    </div>
  </div>
))
