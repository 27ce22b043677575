import { useController, useFormContext } from 'react-hook-form'
import { ImagePicker } from '#web/ui/files/image-picker.tsx'

/** The picture of a profile, in the field `image` of the form around it. */
export function FormImage({ label }: { label: string }) {
  const { control } = useFormContext<{ image: string | null }>()
  const { field, fieldState } = useController({ name: 'image', control })
  return <ImagePicker label={label} value={field.value} onChange={field.onChange} error={fieldState.error?.message} />
}

/** The picture as the API takes it: undefined keeps the stored one, null removes it. */
export const toImageChange = (image: string | null, initial: string | null): string | null | undefined =>
  image === initial ? undefined : image
