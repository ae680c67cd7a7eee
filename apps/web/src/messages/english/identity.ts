/** The words of the sheet in which players change their name, set a password, or leave. */
export const identity = {
  guest: 'A guest: this name lives in this browser.',
  claimed: 'This name is yours on every device.',
  rename: 'Rename',
  newName: 'New name',
  claim: 'Keep this name',
  newPassword: 'A password for it',
  passwordHint: 'At least 8 characters. There is no way to get it back.',
  signOut: 'Sign out',
  everywhere: 'Sign out everywhere',
  delete: 'Delete me',
  deleteLead: 'Your name is gone for good. Games that are on are lost.',
  deleteYes: 'Delete me for good',
  keep: 'Keep me',
  signOutGuest: 'You have no password: signed out, you cannot come back as this player.',
} as const
