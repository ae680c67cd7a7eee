import { say } from '../messages/say.ts'

/** Minutes and seconds. */
export const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`

/** Days and hours, or hours and minutes, of somebody who has long. */
export function longTimeText(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  const hours = Math.floor(minutes / 60)
  const { left } = say.online
  return hours < 24 ? left.hours(hours, minutes % 60) : left.days(Math.floor(hours / 24), hours % 24)
}
