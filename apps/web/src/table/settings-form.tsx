import { say } from '../messages/english.ts'
import { setStops, say as tell } from '../store/session.ts'
import { change, paces, useSettings } from '../store/settings.ts'
import { Choices } from '../ui/choices.tsx'

export function SettingsForm() {
  const settings = useSettings()
  const words = say.settings
  return (
    <div className="settings">
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
        label={words.pace}
        value={settings.pace}
        all={words.paces}
        onChange={pace => {
          change({ pace })
          tell({ say: 'pace', pace: paces[pace] })
        }}
      />
      <Choices
        label={words.stops}
        value={settings.stops.mode}
        all={words.stopModes}
        onChange={mode => setStops({ ...settings.stops, mode })}
      />
      <p className="muted">{words.stopsLead}</p>
      <Choices
        label={words.sound}
        value={settings.sound}
        all={words.onOff}
        onChange={sound => change({ sound })}
      />
      <Choices
        label={words.keys}
        value={settings.keys}
        all={words.onOff}
        onChange={keys => change({ keys })}
      />
    </div>
  )
}
