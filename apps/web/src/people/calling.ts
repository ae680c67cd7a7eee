import type { RouteSent } from '@paydata/protocol'
import { useEffect, useState } from 'react'
import type { Addresses, Called } from '../online/http.ts'
import { callAt } from '../online/http.ts'

/** The addresses of what concerns ratings and statistics of players. */
const addresses = {
  ratings: { method: 'get', path: '/api/players/:player/ratings' },
  ratingCurve: { method: 'get', path: '/api/players/:player/ratings/:side/:format' },
  pointsOfGame: { method: 'get', path: '/api/games/:game/points' },
  matchOfGame: { method: 'get', path: '/api/games/:game/match' },
  season: { method: 'get', path: '/api/seasons/:season' },
  myResults: { method: 'get', path: '/api/me/results' },
  wishRatings: { method: 'post', path: '/api/me/ratings' },
} as const satisfies Partial<Addresses>

type PeopleRoute = keyof typeof addresses

/** Sends a request about players. Gives `unreached` if the server cannot be reached. */
export const callPeople = <Name extends PeopleRoute>(
  name: Name,
  asked: RouteSent<Name>,
): Promise<Called<Name>> => callAt(addresses[name], asked)

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
