import type { Call, Challenge, DecliningWhy, RequestOutcome, Sent } from '@paydata/protocol'
import { create } from 'zustand'
import { ask, on, whenOpen } from '../online/line.ts'
import { go } from '../route/route.ts'
import { useSettings } from '../store/settings.ts'
import { newId } from '../transport/ids.ts'

/** What others ask of the player, and what they have asked others for. */
interface Asked {
  /** Until when the player is called to searches; null if they are not. */
  readonly until: number | null
  /** The search that the player was called to last, and whether it can still be answered. */
  readonly call: (Call & { readonly is: 'on' | 'over' }) | null
  readonly challenges: readonly Challenge[]
}

export const useAsked = create<Asked>(() => ({ until: null, call: null, challenges: [] }))

/** A short sound, if the player wants sounds. */
async function ring(): Promise<void> {
  const { sound, volume } = useSettings.getState()
  if (sound === 'on') (await import('../sound/play.ts')).play('turn', volume)
}

function take(challenge: Challenge): void {
  const { challenges } = useAsked.getState()
  const isNew = challenges.every(({ id }) => id !== challenge.id)
  useAsked.setState({ challenges: [challenge, ...challenges.filter(({ id }) => id !== challenge.id)] })
  if (isNew) void ring()
}

let isListening = false

/** Listens to calls and challenges, and asks what came while nobody listened. */
export function listenToOthers(): void {
  if (isListening) return
  isListening = true
  on('called', ({ call }) => {
    useAsked.setState({ call: { ...call, is: 'on' } })
    void ring()
  })
  on('callOver', ({ game }) => {
    const { call } = useAsked.getState()
    if (call?.game === game) useAsked.setState({ call: { ...call, is: 'over' } })
  })
  on('challenge', ({ challenge }) => take(challenge))
  whenOpen(async () => {
    const [mine, all] = [await ask('mySearch', {}), await ask('challenges', {})]
    if (mine.ok) useAsked.setState({ until: mine.called })
    if (all.ok) useAsked.setState({ challenges: all.challenges })
  })
}

export async function callMe(asked: Sent<'callMe'>): Promise<RequestOutcome> {
  listenToOthers()
  const answered = await ask('callMe', asked)
  if (answered.ok) useAsked.setState({ until: answered.until })
  return answered
}

export const closeCall = (): void => useAsked.setState({ call: null })

/** Sits down with whoever looks for an opponent. If somebody else was first, the notice says so. */
export async function answerCall(call: Call): Promise<void> {
  const { game, side } = call
  const entered = await ask('enter', { game })
  if (!entered.ok) return useAsked.setState({ call: { ...call, is: 'over' } })
  const { seats } = entered.room
  const free = seats.corp === null ? 'corp' : seats.runner === null ? 'runner' : null
  const sat = free === null || free === side ? null : await ask('sit', { game, side: free })
  if (sat?.ok !== true) {
    await ask('leave', { game })
    return useAsked.setState({ call: { ...call, is: 'over' } })
  }
  closeCall()
  go({ at: 'game', game })
}

type Changed = RequestOutcome<{ readonly challenge: Challenge }>

async function keeping(asking: Promise<Changed>): Promise<RequestOutcome> {
  const answered = await asking
  if (answered.ok) take(answered.challenge)
  return answered
}

export const challenge = (asked: Omit<Sent<'challenge'>, 'id'>): Promise<RequestOutcome> =>
  keeping(ask('challenge', { ...asked, id: newId() }))
export const decline = (id: string, why: DecliningWhy): Promise<RequestOutcome> =>
  keeping(ask('declineChallenge', { challenge: id, why }))
export const withdraw = (id: string): Promise<RequestOutcome> =>
  keeping(ask('withdrawChallenge', { challenge: id }))

export async function accept(id: string): Promise<RequestOutcome> {
  const answered = await ask('acceptChallenge', { challenge: id })
  if (!answered.ok) return answered
  take(answered.challenge)
  const { game } = answered.challenge
  if (game !== null) go({ at: 'game', game })
  return answered
}
