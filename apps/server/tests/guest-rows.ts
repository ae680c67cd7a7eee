/** Guests as the database keeps them, by their ids, who came long ago. */
export const guestRows = (ids: readonly string[]) =>
  ids.map(id => ({ id, name: id, name_key: id, look_key: id, password: null, created_at: 0 }))
