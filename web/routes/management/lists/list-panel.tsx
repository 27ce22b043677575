import { useState } from 'react'
import { api } from '#web/api/client.ts'
import type { EditedLists, ListEntry } from '#web/api/types.ts'
import { useReopening } from '#web/forms/interrupted-form.ts'
import { useSend } from '#web/forms/use-send.ts'
import { EmptyProjects } from '#web/illustrations/empty-projects.tsx'
import { plainText } from '#web/format/plain-text.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { classes } from '#web/ui/classes.ts'
import { EmptyState } from '#web/ui/feedback/states.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { PlusIcon } from '#web/ui/icons.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { useSubject } from '#web/ui/use-subject.ts'
import { EntryDialog } from './entry-dialog.tsx'
import { EntryRow } from './entry-row.tsx'
import type { ListKey } from './list-key.ts'
import { MoveButtons } from './move-buttons.tsx'
import { savingLists } from './saving-lists.ts'
import { listNames, listsTexts as texts, retireNotes } from './texts.ts'
import { OwnWords } from './own-words.tsx'
import { useMove } from './use-move.ts'

/** The form that is open above the list. */
interface Edited {
  entry: ListEntry | null
}

/** So many entries are shown at first: two hundred are a long way on a phone. */
const STEP = 30

/** One list: search, entries, and the dialogs of an entry, which may have been read again since one was opened. */
export function ListPanel({ list, lists }: { list: ListKey; lists: EditedLists }) {
  const entries = lists[list]
  const [search, setSearch] = useState('')
  const [limit, setLimit] = useState(STEP)
  const editing = useSubject<Edited>()
  const dialog = { isOpen: editing.isOpen, onClose: editing.close }
  const retiring = useSubject<ListEntry>()
  const toggling = useSend(api.managedLists.changeEntry, { ...savingLists, onDone: retiring.close })
  const { move, isPending: isMoving } = useMove(lists.franja)
  const shown = entries.filter(({ nombre }) => plainText(nombre).includes(plainText(search.trim())))
  const sectorOf = (id: number | null) => lists.sectores.find((sector) => sector.id === id)?.nombre
  const toggle = ({ id, version, retirado }: ListEntry) =>
    toggling.send({ lista: list, id, version, retirado: !retirado })
  useReopening([
    [`entrada:${list}:nueva`, () => editing.open({ entry: null })],
    ...entries.map((entry) => [`entrada:${list}:${entry.id}`, () => editing.open({ entry })] as const),
  ])
  const subject = editing.subject?.entry ?? null
  const edited = entries.find(({ id }) => id === subject?.id) ?? subject
  return (
    <section className="grid grid-cols-1 gap-4">
      <header className="flex flex-wrap items-end justify-between gap-3">
        <h2 className="sr-only">{listNames[list]}</h2>
        <TextField
          label={texts.search}
          type="search"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          autoComplete="off"
          className="max-w-90 flex-1 basis-36"
        />
        <Button icon={<PlusIcon />} onClick={() => editing.open({ entry: null })}>
          {texts.add}
        </Button>
      </header>
      {list === 'puestos' && <OwnWords words={lists.puestos_propios} sectorOf={sectorOf} />}
      {shown.length === 0 && <EmptyState illustration={<EmptyProjects />} title={texts.noMatches} />}
      <ul className={classes('grid grid-cols-1 gap-3', list !== 'franja' && 'large:grid-cols-2')}>
        {shown.slice(0, limit).map((entry) => (
          <li key={entry.id} className="min-w-0">
            <EntryRow
              {...{ list, entry }}
              sector={sectorOf(entry.mst_emp_sector_id)}
              isPending={toggling.isPending}
              onEdit={() => editing.open({ entry })}
              onToggle={() => (entry.retirado ? toggle(entry) : retiring.open(entry))}
            >
              {list === 'franja' && !search.trim() && (
                <MoveButtons
                  entry={entry}
                  isFirst={entry === entries[0]}
                  isLast={entry === entries.at(-1)}
                  isPending={isMoving}
                  onMove={(step) => move(entry, step)}
                />
              )}
            </EntryRow>
          </li>
        ))}
      </ul>
      {shown.length > limit && (
        <Button variant="secondary" className="mx-auto" onClick={() => setLimit(limit + STEP)}>
          {texts.more}
        </Button>
      )}
      {editing.subject && (
        <EntryDialog {...dialog} list={list} entry={edited} onAdded={setSearch} key={edited?.id ?? 0} />
      )}
      <ConfirmDialog
        isOpen={retiring.isOpen}
        title={texts.retireTitle}
        subject={retiring.subject?.nombre}
        message={retireNotes[list]}
        isPending={toggling.isPending}
        onConfirm={() => retiring.subject && toggle(retiring.subject)}
        onCancel={retiring.close}
      />
    </section>
  )
}
