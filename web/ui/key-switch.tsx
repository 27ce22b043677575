import { keyTexts } from '#web/texts.ts'
import { SwitchField } from './fields/switch-field.tsx'

interface KeySwitchProps {
  isOn: boolean
  onChange: (isOn: boolean) => void
  /** Which keys there are and what they do. */
  list: string
}

/** Keys of one letter can be switched off, at every width: they get in the way of people who speak to their computer. */
export function KeySwitch({ isOn, onChange, list }: KeySwitchProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <SwitchField label={keyTexts.label} checked={isOn} onChange={(event) => onChange(event.target.checked)} />
      {isOn && <p className="text-14 text-gray-text">{list}</p>}
    </div>
  )
}
