import type { Pointed } from './at-point.ts'
import { pointedAt } from './at-point.ts'
import { isInText, rest } from './texts.ts'

/** Milliseconds in which a pointer may reach what explains a word, after it has left the word. */
const patience = 300
/** Pixels that a finger may slip while it rests. */
const slip = 10

const isInExplanation = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('.explanation') !== null

const isPressable = (target: Element): boolean => target.closest('button, a, input, select') !== null

const isSame = (one: Pointed | null, other: Pointed | null): boolean =>
  one?.range.startContainer === other?.range.startContainer &&
  one?.range.startOffset === other?.range.startOffset

/** Underlines a word that can be pointed at, without a change to the text that it stands in. */
function underline(pointed: Pointed | null): void {
  if (!('highlights' in CSS)) return
  if (pointed === null) CSS.highlights.delete('term')
  else CSS.highlights.set('term', new Highlight(pointed.range))
}

/** Watches pointers, fingers and keys, and says which word is to be explained; null for none. */
export class Pointers {
  readonly #explain: (pointed: Pointed | null) => void
  #timer: ReturnType<typeof setTimeout> | undefined
  #over: Pointed | null = null
  #isOpen = false
  /** Where a finger is down. */
  #held: PointerEvent | null = null
  #at = { x: -1, y: -1 }

  constructor(explain: (pointed: Pointed | null) => void) {
    this.#explain = explain
  }

  /** Begins with what came first, and gives what ends it. */
  watch(first: PointerEvent): () => void {
    const leaving = new AbortController()
    const { signal } = leaving
    document.addEventListener('pointermove', event => this.#move(event), { signal })
    document.addEventListener('pointerdown', event => this.#press(event), { signal, capture: true })
    document.addEventListener('pointerup', () => this.#letGo(), { signal })
    document.addEventListener('pointercancel', () => this.#letGo(), { signal })
    document.addEventListener('click', event => this.#click(event), { signal })
    document.addEventListener('contextmenu', event => this.#held && event.preventDefault(), { signal })
    document.addEventListener('keydown', event => this.#key(event), { signal, capture: true })
    document.addEventListener('scroll', () => this.close(), { signal, capture: true })
    addEventListener('resize', () => this.close(), { signal })
    if (first.type === 'pointerdown') this.#press(first)
    else this.#move(first)
    return () => {
      leaving.abort()
      clearTimeout(this.#timer)
      underline(null)
    }
  }

  #wait(act: () => void, milliseconds: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(act, milliseconds)
  }

  #open(pointed: Pointed | null): void {
    this.#isOpen = pointed !== null
    underline(pointed)
    this.#explain(pointed)
  }

  /** Explains nothing any more. */
  close(): void {
    clearTimeout(this.#timer)
    this.#over = null
    underline(null)
    if (this.#isOpen) this.#open(null)
  }

  #move({ target, pointerType, clientX, clientY }: PointerEvent): void {
    const held = this.#held
    if (held !== null && Math.hypot(held.clientX - clientX, held.clientY - clientY) > slip) this.#letGo()
    // A text that comes to lie under a pointer that does not move is not pointed at.
    const isStill = this.#at.x === clientX && this.#at.y === clientY
    this.#at = { x: clientX, y: clientY }
    if (pointerType !== 'mouse' || isStill) return
    if (isInExplanation(target)) return clearTimeout(this.#timer)
    const now = isInText(target) ? pointedAt(clientX, clientY) : null
    if (isSame(now, this.#over)) return
    this.#over = now
    underline(now)
    if (now !== null) this.#wait(() => this.#open(now), rest.pointer)
    else if (this.#isOpen) this.#wait(() => this.close(), patience)
    else clearTimeout(this.#timer)
  }

  #press(event: PointerEvent): void {
    const { target, pointerType, clientX, clientY } = event
    if (isInExplanation(target)) return
    this.close()
    if (!isInText(target) || isPressable(target)) return
    if (pointerType === 'mouse') {
      this.#over = pointedAt(clientX, clientY)
      return
    }
    this.#held = event
    this.#wait(() => this.#open(pointedAt(clientX, clientY)), rest.finger)
  }

  #letGo(): void {
    this.#held = null
    if (!this.#isOpen && this.#over === null) clearTimeout(this.#timer)
  }

  /** A click of a mouse on a word that nothing else is done with. */
  #click({ target }: MouseEvent): void {
    if (this.#over !== null && isInText(target) && !isPressable(target)) this.#open(this.#over)
  }

  /** Any key goes on with the game; Escape does nothing else. */
  #key(event: KeyboardEvent): void {
    if (!this.#isOpen || isInExplanation(document.activeElement)) return
    if (event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
    }
    this.close()
  }
}
