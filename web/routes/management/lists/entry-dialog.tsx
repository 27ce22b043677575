import * as z from 'zod/mini'
import { LENGTH_MAX } from '#contract/constants.ts'
import { api } from '#web/api/client.ts'
import type { ListEntry } from '#web/api/types.ts'
import { FormImage, toImageChange } from '#web/forms/fields/form-image.tsx'
import { FormText } from '#web/forms/fields/form-text.tsx'
import { MasterSelect } from '#web/forms/fields/master-select.tsx'
import { FormFrame, type FormFrameProps } from '#web/forms/form-frame.tsx'
import { EditDialog } from '#web/forms/profile/edit-dialog.tsx'
import { choice, line, picture } from '#web/forms/schema-parts.ts'
import { useCheckedForm } from '#web/forms/use-checked-form.ts'
import type { ListKey } from './list-key.ts'
import { savingLists } from './saving-lists.ts'
import { addTitles, listsTexts as texts } from './texts.ts'

const FORM = 'entrada'

const anyEntry = z.object({ nombre: line(LENGTH_MAX.name, texts.nameMissing), sector: choice, image: picture })
const newPosition = z.extend(anyEntry, {
  sector: choice.check(z.refine((id) => id !== null, texts.sectorMissing)),
})

type Values = z.infer<typeof anyEntry>

/** The picture that an operator gave it. The others come with the site, and cannot be removed. */
const ownPicture = (entry: ListEntry | null): string | null =>
  entry?.link_imagen?.startsWith('/files/') ? entry.link_imagen : null

interface EntryDialogProps {
  list: ListKey
  /** Null: a new one. */
  entry: ListEntry | null
  isOpen: boolean
  onClose: () => void
  /** Is told the name of a new entry. */
  onAdded?: (name: string) => void
}

/** Adds an entry to a list, or changes its name and picture. */
export function EntryDialog({ list, entry, onAdded, ...dialog }: EntryDialogProps) {
  const before = ownPicture(entry)
  const send = async ({ nombre, sector, image }: Values) => {
    const imagen = list === 'puestos' ? undefined : toImageChange(image, before)
    const saved = entry
      ? await api.managedLists.changeEntry({ lista: list, id: entry.id, version: entry.version, nombre, imagen })
      : await api.managedLists.addEntry({ lista: list, nombre, imagen, mst_emp_sector_id: sector ?? undefined })
    if (!entry) onAdded?.(nombre)
    return saved
  }
  const editTitle = entry ? texts.of(texts.edit, entry.nombre) : addTitles[list]
  const { failed: updateFailed, stale } = savingLists
  return (
    <EditDialog {...{ ...dialog, stale }} size="narrow" form={FORM} texts={{ editTitle, updateFailed }} call={send}>
      {(frame) => <EntryForm {...frame} {...{ list, entry, before }} />}
    </EditDialog>
  )
}

interface EntryFormProps
  extends Pick<EntryDialogProps, 'list' | 'entry'>, Omit<FormFrameProps<Values>, 'form' | 'children'> {
  before: string | null
}

function EntryForm({ list, entry, before, ...frame }: EntryFormProps) {
  const isNewPosition = list === 'puestos' && !entry
  const first = { nombre: entry?.nombre ?? '', sector: null, image: before }
  const form = useCheckedForm(isNewPosition ? newPosition : anyEntry, first)
  return (
    <FormFrame {...frame} interruptedName={`entrada:${list}:${entry?.id ?? 'nueva'}`} form={form}>
      <FormText name="nombre" label={texts.name} required autoComplete="off" />
      {isNewPosition && <MasterSelect list="sectors" name="sector" label={texts.sector} required />}
      {list !== 'puestos' && (
        <div className="grid gap-2 justify-items-center">
          <FormImage label={texts.picture} />
          <p className="text-14 text-gray-text">{texts.pictureNote}</p>
        </div>
      )}
    </FormFrame>
  )
}
