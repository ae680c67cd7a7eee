import { home } from '../messages/home.ts'
import type { Named } from '../ui/person-name.ts'
import { nameIn } from '../ui/person-name.ts'

/** That a player can go on with a game: with its title, and against whom, if there is somebody who has a name. */
export function goOnText(title: string, opponent: Named | null): string {
  const { plain, titled, against, titledAgainst } = home.back.goOn
  const name = opponent === null ? '' : nameIn(opponent)
  if (title === '') return name === '' ? plain : against(name)
  return name === '' ? titled(title) : titledAgainst(title, name)
}
