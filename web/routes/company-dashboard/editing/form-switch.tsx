import { useFormContext } from 'react-hook-form'
import { badgeTexts } from '#web/texts.ts'
import { SwitchField } from '#web/ui/fields/switch-field.tsx'

/** «Estado»: active or not, bound to the form around it. */
export function FormSwitch({ name, label }: { name: string; label: string }) {
  const { register } = useFormContext<Record<string, boolean>>()
  return <SwitchField label={label} onText={badgeTexts.active} offText={badgeTexts.inactive} {...register(name)} />
}
