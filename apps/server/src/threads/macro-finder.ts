// The thread that looks for macros. To find the cheapest way to break ice takes longer than other players should wait.
import type { Position } from '@paydata/bots'
import { defineOlderEditions } from '@paydata/engine/editions'
import { findMacros } from '../tables/finding.ts'
import { answerAll } from './answering.ts'

defineOlderEditions()
answerAll(
  (position: Position) => findMacros(position),
  () => undefined,
)
