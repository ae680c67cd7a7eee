import type { Side, View } from '@paydata/engine'
import { guided } from '../messages/guided.ts'

/** What a guided game that has ended so leaves its learner with. */
export function endLead({ winner, how }: NonNullable<View['over']>, side: Side): string {
  if (winner === null) return guided.drawnLead
  const leads = winner === side ? guided.wonLeads[side] : guided.lostLeads[side]
  return Object.entries(leads).find(([end]) => end === how)?.[1] ?? leads.other
}
