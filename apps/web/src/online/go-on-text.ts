import { home } from '../messages/home.ts'

/** That a player can go on with a game: with its title, if it has one, and against whom, if somebody is there. */
export function goOnText(title: string, opponent: string | null): string {
  const { plain, titled, against, titledAgainst } = home.back.goOn
  if (title === '') return opponent === null ? plain : against(opponent)
  return opponent === null ? titled(title) : titledAgainst(title, opponent)
}
