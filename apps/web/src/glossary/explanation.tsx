import './explanation.css'
import { useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { glossary } from '../messages/glossary.ts'
import type { Pointed } from './at-point.ts'
import { Explained } from './explained.tsx'
import { texts } from './texts.ts'

/** Pixels between what explains a word and its text, and to the edges of the screen. */
const margin = 8
/** How high a text may be to stay in sight as a whole. */
const lowText = 160

interface ExplanationProps {
  readonly pointed: Pointed
  readonly onShow: () => void
}

/** Lies over all else beside the text of a word: inside of the dialog that it stands in, as nothing else can be reached then. */
export function Explanation({ pointed: { term, range }, onShow }: ExplanationProps) {
  const box = useRef<HTMLElement>(null)
  const place = range.startContainer.parentElement
  useLayoutEffect(() => {
    const [shown, word] = [box.current, range.getBoundingClientRect()]
    if (shown === null) return
    shown.showPopover?.()
    const text = place?.closest(texts)?.getBoundingClientRect() ?? word
    const { top, bottom } = text.height < lowText ? text : word
    const { offsetWidth: wide, offsetHeight: high } = shown
    const x = Math.max(margin, Math.min(word.left, innerWidth - wide - margin))
    const above = top - high - margin
    const y = above >= margin ? above : Math.min(bottom + margin, innerHeight - high - margin)
    Object.assign(shown.style, { left: `${x}px`, top: `${y}px` })
  }, [range, place])
  return createPortal(
    <section
      ref={box}
      className="explanation"
      popover="manual"
      aria-label={glossary.asked(glossary.names[term])}
    >
      <Explained term={term} onShow={onShow} />
    </section>,
    place?.closest('dialog[open], .raised') ?? document.body,
  )
}
