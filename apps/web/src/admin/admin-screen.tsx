import './admin-screen.css'
import { useState } from 'react'
import { useMe } from '../identity/who.ts'
import { admin as words } from '../messages/admin.ts'
import { ScreenHead } from '../ui/screen-head.tsx'
import { useTitle } from '../ui/title.ts'
import { Announcing } from './announcing.tsx'
import { Appeals } from './appeals.tsx'
import { Audit } from './audit.tsx'
import { FindPlayer } from './find-player.tsx'
import { Reports } from './reports.tsx'
import { Roles } from './roles.tsx'

/** The screen for those who look after the server. The server refuses everything in it to anybody else. */
export default function AdminScreen() {
  const role = useMe(state => state.role)
  const isAsked = useMe(state => state.server === 'unknown')
  const [changes, setChanges] = useState(0)
  const noteChange = (): void => setChanges(count => count + 1)
  useTitle(words.title)
  return (
    <div className="screen">
      <ScreenHead title={words.title} />
      <main className="page admin">
        {role === null ? (
          <p role="status">{isAsked ? words.asking : words.notYours}</p>
        ) : (
          <>
            <p className="muted">{words.yours(role)}</p>
            <Reports onChange={noteChange} />
            <Appeals onChange={noteChange} />
            <FindPlayer onChange={noteChange} />
            {role === 'operator' && (
              <>
                <Announcing onChange={noteChange} />
                <Roles onChange={noteChange} />
              </>
            )}
            <Audit key={changes} />
          </>
        )}
      </main>
    </div>
  )
}
