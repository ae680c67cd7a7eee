import { ask, on, whenOpen } from '../online/line.ts'
import { useLobby } from './lobby-store.ts'

/** Fetches the games of the lobby, and listens to games that open, begin and end. Returns a function that leaves the lobby. */
export function enterLobby(): () => void {
  const endings = [
    on('listed', ({ changed, gone }) => {
      const { games } = useLobby.getState()
      if (games === null) return
      const old = new Set([...gone, ...changed.map(({ id }) => id)])
      useLobby.setState({ games: [...games.filter(({ id }) => !old.has(id)), ...changed] })
    }),
    whenOpen(async () => {
      const answered = await ask('lobby', {})
      if (answered.ok) useLobby.setState({ games: answered.games })
    }),
  ]
  return () => {
    for (const end of endings) end()
    void ask('leaveLobby', {})
  }
}
