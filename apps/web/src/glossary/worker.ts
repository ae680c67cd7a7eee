import { defineCards } from '@paydata/engine'
import { framesOf } from '@paydata/lessons/shown/playing'
import type { FromShow, ToShow } from './wire.ts'

self.onmessage = ({ data: { show, version, cards } }: MessageEvent<ToShow>): void => {
  const frames: FromShow = framesOf(show, defineCards(version, cards))
  self.postMessage(frames)
}
