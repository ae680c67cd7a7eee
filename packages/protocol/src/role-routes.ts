import { z } from 'zod'
import { announcement, announcementText, mostDaysAnnounced } from './announcements.ts'
import { nothing } from './identity.ts'
import { appealShown, historyOf, measureId, newMeasure, reportId, reportShown } from './measures.ts'
import { clientId, earlierName, playerId } from './names.ts'
import { placeInData } from './own-data.ts'
import { auditLine, holder, placeInAudit, role } from './roles.ts'

const allHolders = z.object({ holders: z.array(holder) })
const allAnnounced = z.object({ announcements: z.array(announcement) })
const allAppeals = z.object({ appeals: z.array(appealShown) })

/** The requests of those who look after the server. Each is done only for whoever has its `role`; what changes anything is noted. */
export const roleRoutes = {
  /** Gives everybody who has a role. */
  holders: {
    method: 'get',
    path: '/api/admin/roles',
    role: 'operator',
    asks: nothing,
    gives: allHolders,
  },
  /** Gives a role to the player who has claimed this name, in place of the one that they have. */
  giveRole: {
    method: 'post',
    path: '/api/admin/roles',
    role: 'operator',
    asks: z.strictObject({ name: earlierName, role }),
    gives: allHolders,
  },
  takeRole: {
    method: 'delete',
    path: '/api/admin/roles/:player',
    role: 'operator',
    asks: z.strictObject({ player: playerId }),
    gives: allHolders,
  },
  /** Gives what was done by roles, the newest first. `before` is the `next` of an earlier answer. */
  audit: {
    method: 'post',
    path: '/api/admin/audit',
    role: 'moderator',
    asks: z.strictObject({ before: placeInAudit.nullable().default(null) }),
    gives: z.object({ lines: z.array(auditLine), next: z.string().nullable() }),
  },
  /** Gives what players have reported: what waits, the oldest first, or what was settled, the newest first. */
  reports: {
    method: 'post',
    path: '/api/admin/reports',
    role: 'moderator',
    asks: z.strictObject({
      state: z.enum(['waiting', 'settled']),
      after: placeInData.nullable().default(null),
    }),
    gives: z.object({ reports: z.array(reportShown), next: z.string().nullable() }),
  },
  /** Settles a report, with a measure against whom it is about or with nothing. */
  settleReport: {
    method: 'post',
    path: '/api/admin/reports/settle',
    role: 'moderator',
    asks: z.strictObject({ report: reportId, measure: newMeasure.nullable() }),
    gives: z.object({ report: reportShown }),
  },
  /** Gives what is known of the player with this name. */
  history: {
    method: 'post',
    path: '/api/admin/history',
    role: 'moderator',
    asks: z.strictObject({ name: earlierName }),
    gives: z.object({ history: historyOf }),
  },
  /** Takes a measure against a player whom nobody has reported. `id` makes a repeated request do nothing twice. */
  takeMeasure: {
    method: 'post',
    path: '/api/admin/measures',
    role: 'moderator',
    asks: z.strictObject({ id: clientId, player: playerId, measure: newMeasure }),
    gives: z.object({ history: historyOf }),
  },
  /** Gives what players have said against measures and nobody has answered, the oldest first. */
  appeals: {
    method: 'get',
    path: '/api/admin/appeals',
    role: 'moderator',
    asks: nothing,
    gives: allAppeals,
  },
  /** Keeps a measure that a player has spoken against, or lifts it. */
  answerAppeal: {
    method: 'post',
    path: '/api/admin/appeals',
    role: 'moderator',
    asks: z.strictObject({ measure: measureId, answer: z.enum(['kept', 'lifted']) }),
    gives: allAppeals,
  },
  /** Gives what is announced now, the newest first. */
  announcements: {
    method: 'get',
    path: '/api/admin/announcements',
    role: 'operator',
    asks: nothing,
    gives: allAnnounced,
  },
  /** Tells something to everybody who comes, for some days. `id` makes a repeated request do nothing twice. */
  announce: {
    method: 'post',
    path: '/api/admin/announcements',
    role: 'operator',
    asks: z.strictObject({
      id: clientId,
      text: announcementText,
      days: z.int().min(1).max(mostDaysAnnounced),
    }),
    gives: allAnnounced,
  },
  withdraw: {
    method: 'delete',
    path: '/api/admin/announcements/:announcement',
    role: 'operator',
    asks: z.strictObject({ announcement: clientId }),
    gives: allAnnounced,
  },
} as const
