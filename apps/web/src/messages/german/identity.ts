import type { Catalogues } from '../catalogues.ts'

export const identity: Catalogues['identity'] = {
  ask: {
    title: 'Wie sollen die anderen dich nennen?',
    lead: 'Ein Name genügt. Kein Konto, keine Adresse.',
    name: 'Dein Name',
    go: 'Weiter',
    haveOne: 'Ich habe einen Namen mit Passwort',
    signIn: 'Anmelden',
    password: 'Passwort',
    asGuest: 'Unter einem neuen Namen spielen',
    noCookies:
      'Dieser Browser behält kein Cookie, also würde der Server dich nicht wiedererkennen. Erlaube Cookies für diese Seite und versuche es noch einmal. Ein Spiel gegen den Computer braucht keine.',
  },
  guest: 'Ein Gast: Diesen Namen kennt nur dieser Browser.',
  claimed: 'Dieser Name gehört dir auf jedem Gerät.',
  rename: 'Umbenennen',
  newName: 'Neuer Name',
  claim: 'Diesen Namen behalten',
  newPassword: 'Ein Passwort dafür',
  passwordHint: 'Mindestens 8 Zeichen. Man kann es nicht wiederbekommen.',
  signOut: 'Abmelden',
  everywhere: 'Überall abmelden',
  delete: 'Mich löschen',
  deleteLead: 'Dein Name ist endgültig weg. Laufende Spiele gehen verloren.',
  deleteYes: 'Mich endgültig löschen',
  keep: 'Mich behalten',
  signOutGuest: 'Du hast kein Passwort: Nach dem Abmelden kommst du nicht als dieselbe Person zurück.',
}
