import type { OwnPart, OwnRow } from '@paydata/protocol'
import { ownAccount, ownHolidays, ownSessions, ownSubscriptions } from './account.ts'
import { ownGames } from './games.ts'
import {
  ownBlocked,
  ownChallenges,
  ownFollowed,
  ownMuted,
  ownNotes,
  ownRatings,
  ownSearches,
  ownWins,
} from './meeting.ts'
import type { Page, Wanted } from './pages.ts'
import { ownAudit, ownLines, ownMeasures, ownReports } from './said.ts'
import { ownVersions } from './versions.ts'

/** Who reads a page of each part. */
export const ownDataPages: {
  readonly [Part in OwnPart]: (wanted: Wanted) => Promise<Page<OwnRow<Part>>>
} = {
  account: ownAccount,
  sessions: ownSessions,
  subscriptions: ownSubscriptions,
  holidays: ownHolidays,
  games: ownGames,
  lines: ownLines,
  reports: ownReports,
  ratings: ownRatings,
  wins: ownWins,
  searches: ownSearches,
  challenges: ownChallenges,
  muted: ownMuted,
  blocked: ownBlocked,
  followed: ownFollowed,
  notesAbout: ownNotes,
  audit: ownAudit,
  measures: ownMeasures,
  versions: ownVersions,
}
