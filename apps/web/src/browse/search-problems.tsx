import './search-problems.css'
import type { SearchProblem } from '@paydata/decks/search'
import { browse } from '../messages/browse.ts'

/** What a search cannot mean, in words. */
export const SearchProblems = ({ problems }: { problems: readonly SearchProblem[] }) =>
  problems.length === 0 ? null : (
    <ul className="search-problems" role="status">
      {problems.map(problem => (
        <li key={`${problem.from} ${problem.why}`}>{browse.words.problem(problem)}</li>
      ))}
    </ul>
  )
