import './settings-form.css'
import { lazy } from 'react'
import { useMe } from '../identity/who.ts'
import { withWords } from '../messages/language.ts'
import { settings as words } from '../messages/settings.ts'
import { givePace, setStops } from '../store/session.ts'
import { change, useSettings } from '../store/settings.ts'
import { Choices } from '../ui/choices.tsx'
import { Part } from '../ui/part.tsx'
import { LanguageChoice } from './language-choice.tsx'
import { PlainChoices } from './plain-choices.tsx'
import { StopsForm } from './stops-form.tsx'
import { TellingChoice } from './telling-choice.tsx'
import { Volume } from './volume.tsx'

// Only whoever has a name is told anything.
const NoticeSettings = lazy(withWords(() => import('../notices/notice-settings.tsx'), 'notices'))

export function SettingsForm() {
  const settings = useSettings()
  const me = useMe(state => state.me)
  return (
    <div className="settings">
      <LanguageChoice />
      <Choices
        label={words.theme}
        value={settings.theme}
        all={words.themes}
        onChange={theme => change({ theme })}
      />
      <Choices
        label={words.motion}
        value={settings.motion}
        all={words.motions}
        onChange={motion => change({ motion })}
      />
      <Choices
        label={words.moments}
        value={settings.moments}
        all={words.momentsOf}
        onChange={moments => change({ moments })}
      />
      <Choices
        label={words.size}
        value={settings.size}
        all={words.sizes}
        onChange={size => change({ size })}
      />
      <Choices
        label={words.pace}
        value={settings.pace}
        all={words.paces}
        onChange={pace => {
          change({ pace })
          givePace()
        }}
      />
      <p className="muted">{words.paceLead}</p>
      <Choices
        label={words.stops}
        value={settings.stops.mode}
        all={words.stopModes}
        onChange={mode => setStops({ ...settings.stops, mode })}
      />
      <p className="muted">{words.stopsLead}</p>
      <StopsForm />
      <Choices
        label={words.list}
        value={settings.list}
        all={words.lists}
        onChange={list => change({ list })}
      />
      <Choices label={words.act} value={settings.act} all={words.acts} onChange={act => change({ act })} />
      <Choices
        label={words.confirm}
        value={settings.confirm}
        all={words.onOff}
        onChange={confirm => change({ confirm })}
      />
      <Choices
        label={words.unread}
        value={settings.unread}
        all={words.onOff}
        onChange={unread => change({ unread })}
      />
      <TellingChoice />
      <PlainChoices />
      <p className="muted">{words.plainLead}</p>
      <Choices
        label={words.sound}
        value={settings.sound}
        all={words.onOff}
        onChange={sound => change({ sound })}
      />
      <Volume />
      <Choices
        label={words.keys}
        value={settings.keys}
        all={words.onOff}
        onChange={keys => change({ keys })}
      />
      {me !== null && (
        <Part lost={null}>
          <NoticeSettings key={me.id} />
        </Part>
      )}
    </div>
  )
}
