import { useRef, useState } from 'react'
import * as z from 'zod/mini'
import { LENGTH_MAX } from '#contract/constants.ts'
import type { ListEntry } from '#web/api/types.ts'
import { FormImage, toImageChange } from '#web/forms/fields/form-image.tsx'
import { FormText } from '#web/forms/fields/form-text.tsx'
import { MasterSelect } from '#web/forms/fields/master-select.tsx'
import { FormFrame } from '#web/forms/form-frame.tsx'
import { choice, line, picture } from '#web/forms/schema-parts.ts'
import { useCheckedForm } from '#web/forms/use-checked-form.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { SaveFooter } from '#web/ui/overlays/save-footer.tsx'
import type { ListKey } from './list-key.ts'
import { addTitles, listsTexts as texts } from './texts.ts'
import { sendChange, sendNew, useSaveLists } from './use-lists.ts'

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
}

/** Adds an entry to a list, or changes its name and picture. */
export function EntryDialog({ list, entry, isOpen, onClose }: EntryDialogProps) {
  const [isDirty, setIsDirty] = useState(false)
  const isSending = useRef(false)
  const before = ownPicture(entry)
  const send = ({ nombre, sector, image }: Values) => {
    const imagen = list === 'puestos' ? undefined : toImageChange(image, before)
    if (entry) return sendChange({ lista: list, id: entry.id, version: entry.version, nombre, imagen })
    return sendNew({ lista: list, nombre, imagen, mst_emp_sector_id: sector ?? undefined })
  }
  const saving = useSaveLists(send, leave)
  function leave() {
    // After a reset the callbacks of the mutation are not called any more.
    isSending.current = false
    saving.reset()
    onClose()
  }
  const save = (values: Values) => {
    // A double click comes before the next render.
    if (isSending.current) return
    isSending.current = true
    saving.mutate(values, { onError: () => (isSending.current = false) })
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={leave}
      title={entry ? texts.of(texts.edit, entry.nombre) : addTitles[list]}
      size="narrow"
      hasUnsavedChanges={isDirty}
      isLocked={saving.isPending}
      footer={<SaveFooter form={FORM} isPending={saving.isPending} />}
    >
      <EntryForm
        {...{ list, before }}
        entry={entry}
        isPending={saving.isPending}
        failure={saving.error}
        onSubmit={save}
        onDirtyChange={setIsDirty}
      />
    </Dialog>
  )
}

interface EntryFormProps extends Pick<EntryDialogProps, 'list' | 'entry'> {
  before: string | null
  isPending: boolean
  failure: unknown
  onSubmit: (values: Values) => void
  onDirtyChange: (isDirty: boolean) => void
}

function EntryForm({ list, entry, before, ...frame }: EntryFormProps) {
  const isNewPosition = list === 'puestos' && !entry
  const first = { nombre: entry?.nombre ?? '', sector: null, image: before }
  const form = useCheckedForm(isNewPosition ? newPosition : anyEntry, first)
  return (
    <FormFrame id={FORM} interruptedName={`entrada:${list}:${entry?.id ?? 'nueva'}`} form={form} {...frame}>
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
