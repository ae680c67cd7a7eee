import type { GuidedGame } from '@paydata/lessons/guided'
import { hintCalled } from '@paydata/lessons/guided'
import { Icon } from '../icons/icon.tsx'
import { guided } from '../messages/guided.ts'
import { useSaid } from '../store/said.ts'
import { Button } from '../ui/button.tsx'
import { useGuiding } from './use-guiding.ts'
import { usePointer } from './use-pointer.ts'

interface GuideProps {
  readonly game: GuidedGame
  /** Opens what is said about the end again. */
  readonly onNext: () => void
  readonly onLeave: () => void
}

/** Says the plan of a guided game, and a hint in its place at the moment that it is about. */
export function Guide({ game, onNext, onLeave }: GuideProps) {
  const { now, told } = useGuiding(game)
  const isOver = useSaid(state => state.view?.over != null)
  const question = useSaid(state => state.view?.question?.number ?? null)
  const hint = now !== null && now.question === question ? hintCalled(game, now.says) : null
  // The plan is told first of all, and the first hint must not take its place.
  const isFirst = told.length <= 1
  usePointer(hint?.at ?? null)
  return (
    <section className="coach" data-is={hint === null ? 'plan' : 'hint'} aria-label={guided.coach}>
      <p className="coach-says" role="status">
        {(hint === null || isFirst) && guided.plan[game.side]} {hint !== null && guided.says[hint.says]}
      </p>
      <div className="coach-does">
        {isOver && (
          <Button look="primary" onPress={onNext}>
            {guided.next}
          </Button>
        )}
        <Button look="quiet" label={guided.leave} onPress={onLeave}>
          <Icon name="close" />
        </Button>
      </div>
    </section>
  )
}
