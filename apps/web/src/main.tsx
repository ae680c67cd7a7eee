import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { loadWords } from './messages/language.ts'
import './styles/index.css'
import { watchPresses } from './ui/guard.ts'

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no place for the game.')
watchPresses()
await loadWords('page')
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
