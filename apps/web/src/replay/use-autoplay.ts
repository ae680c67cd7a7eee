import { useEffect, useState } from 'react'
import type { Outline, Shown } from './film.ts'
import { stepFrom } from './film.ts'

const speeds = { slow: 1800, normal: 900, fast: 350 } as const
export type Speed = keyof typeof speeds

/** Plays a replay step by step until its end. Each step waits until the one before it is on the screen. */
export function useAutoplay(outline: Outline, { step }: Shown, go: (step: number) => void) {
  const [isPlaying, setPlaying] = useState(false)
  const [speed, setSpeed] = useState<Speed>('normal')
  const isAtEnd = step >= outline.last
  useEffect(() => {
    if (!isPlaying || isAtEnd) return
    const timer = setTimeout(() => go(stepFrom(outline, step, 1, 1)), speeds[speed])
    return () => clearTimeout(timer)
  }, [isPlaying, isAtEnd, speed, outline, step, go])
  useEffect(() => {
    if (isAtEnd) setPlaying(false)
  }, [isAtEnd])
  const toggle = (): void => {
    if (isAtEnd && !isPlaying) go(0)
    setPlaying(!isPlaying)
  }
  return { isPlaying, toggle, speed, setSpeed }
}
