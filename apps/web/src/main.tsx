import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App, loadAhead } from './app.tsx'
import { loadWords, speak } from './messages/language.ts'
import { routeOf } from './route/route.ts'
import { useSettings } from './store/settings.ts'
import './styles/index.css'
import { watchPresses } from './ui/guard.ts'

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no place for the game.')
watchPresses()
const { language, theme } = useSettings.getState()
// The colours that were chosen, before anything is drawn in them.
if (theme !== 'system') document.documentElement.dataset.theme = theme

// Without a top-level await: the file of words may import code from this one, and each would then wait for the other.
speak(language)
  .then(() => {
    const words = loadWords('page')
    loadAhead(routeOf(location.pathname))
    return words
  })
  .then(() =>
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  )

// Keeps the page for when there is no network. Later, as it loads every file: a player who waits for a table comes first.
if (import.meta.env.PROD && !matchMedia('(prefers-reduced-data: reduce)').matches)
  setTimeout(() => navigator.serviceWorker?.register('/offline.js').catch(() => undefined), 5000)
