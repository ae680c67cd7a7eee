import type { Counted } from '@paydata/protocol'
import { clockText } from '../../ui/clock-text.ts'

const counts: Readonly<Record<Counted, string>> = {
  clicksSpent: 'Clicks spent',
  creditsGained: 'Credits gained',
  creditsSpent: 'Credits spent',
  drawn: 'Cards drawn',
  played: 'Cards played',
  installed: 'Cards installed',
  rezzed: 'Cards rezzed',
  advanced: 'Cards advanced',
  scored: 'Agendas scored',
  stolen: 'Agendas stolen',
  trashed: 'Cards trashed',
  runBegan: 'Runs begun',
  runSuccessful: 'Runs that succeeded',
  accessed: 'Cards accessed',
  subroutineBroken: 'Subroutines broken',
  subroutineResolved: 'Subroutines resolved',
  damageSuffered: 'Damage suffered',
  tagsTaken: 'Tags taken',
}

/** The words for the statistics of games. */
export const statistics = {
  game: 'This game in numbers',
  what: 'What',
  decisions: 'Decisions',
  thinking: 'Time to think',
  time: clockText,
  counts,
  mine: 'How you have played here',
  with: { people: 'With people', bots: 'With computers' },
  played: 'Played',
  won: 'Won',
  drawn: 'Drawn',
  all: 'Both sides',
  turns: (n: number): string => `Half of these games were over in ${n} turns.`,
} as const
