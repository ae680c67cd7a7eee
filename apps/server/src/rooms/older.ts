type Fields = Readonly<Record<string, unknown>>
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** A stored room in the form of today: before format 5 its settings named a pool of cards, each of which is a format. */
export function inTodaysForm(room: unknown): unknown {
  if (!isFields(room) || !isFields(room.settings) || !('pool' in room.settings)) return room
  const { pool, ...settings } = room.settings
  return { ...room, settings: { ...settings, format: pool } }
}
