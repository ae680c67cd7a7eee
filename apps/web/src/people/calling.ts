import type { RouteSent } from '@paydata/protocol'
import { useEffect, useState } from 'react'
import type { Called } from '../online/http.ts'
import { callerOf } from '../online/http.ts'

/** Sends a request about players. Gives `unreached` if the server cannot be reached. */
export const callPeople = callerOf({
  ratings: { method: 'get', path: '/api/players/:player/ratings' },
  ratingCurve: { method: 'get', path: '/api/players/:player/ratings/:side/:format' },
  pointsOfGame: { method: 'get', path: '/api/games/:game/points' },
  matchOfGame: { method: 'get', path: '/api/games/:game/match' },
  season: { method: 'get', path: '/api/seasons/:season' },
  myResults: { method: 'get', path: '/api/me/results' },
  following: { method: 'get', path: '/api/me/following' },
  follow: { method: 'post', path: '/api/me/following' },
  followNamed: { method: 'post', path: '/api/me/following/named' },
  wishPresence: { method: 'post', path: '/api/me/presence' },
  noteAbout: { method: 'get', path: '/api/players/:player/note' },
  keepNote: { method: 'post', path: '/api/players/:player/note' },
  wishRatings: { method: 'post', path: '/api/me/ratings' },
})

type PeopleRoute = Parameters<typeof callPeople>[0]

/** What the server answers, as long as the same is asked; null until it has answered. */
export function useAnswer<Name extends PeopleRoute>(name: Name, asked: RouteSent<Name>): Called<Name> | null {
  const [answer, setAnswer] = useState<Called<Name> | null>(null)
  const key = JSON.stringify(asked)
  useEffect(() => {
    let isHere = true
    setAnswer(null)
    void callPeople<Name>(name, JSON.parse(key)).then(answered => {
      if (isHere) setAnswer(answered)
    })
    return () => {
      isHere = false
    }
  }, [name, key])
  return answer
}
