import { Icon } from '../icons/icon.tsx'
import { say } from '../messages/english.ts'
import { Link } from '../route/link.tsx'

/** What else there is, and what this is. */
export const HomeFoot = () => (
  <footer className="home-foot">
    <nav className="home-links" aria-label={say.name}>
      <Link to={{ at: 'cards', card: null }}>
        <Icon name="hand" /> {say.home.cards}
      </Link>
      <Link to={{ at: 'replay', game: null }}>
        <Icon name="clock" /> {say.home.replays}
      </Link>
    </nav>
    <p>{say.home.mark}</p>
  </footer>
)
