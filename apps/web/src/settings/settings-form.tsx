import './settings-form.css'
import { settings as words } from '../messages/settings.ts'
import { givePace, setStops } from '../store/session.ts'
import { change, useSettings } from '../store/settings.ts'
import { Choices } from '../ui/choices.tsx'
import { LanguageChoice } from './language-choice.tsx'
import { StopsForm } from './stops-form.tsx'
import { Volume } from './volume.tsx'

export function SettingsForm() {
  const settings = useSettings()
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
    </div>
  )
}
