import { NOTE_MAX } from '#contract/constants.ts'
import { isVisible } from '#contract/values/text/visible-text.ts'
import type { OpenedApplication } from '#web/api/types.ts'
import { momentInMadrid } from '#web/format/time/date.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { TextAreaField } from '#web/ui/fields/text-area-field.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { TrashIcon } from '#web/ui/icons.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { useSubject } from '#web/ui/use-subject.ts'
import { applicationTexts as texts } from '../texts.ts'
import { useUnsavedNote } from './unsaved-notes.tsx'
import { useNotes } from './use-notes.ts'

type Note = OpenedApplication['notas'][number]

/** The company's own notes. */
export function Notes({ application }: { application: OpenedApplication }) {
  const { notas: notes, can_cv_ofertas_id: id } = application
  const unsaved = useUnsavedNote(id)
  const asking = useSubject<Note>()
  const { add, remove } = useNotes(id, unsaved.forget, asking.close)
  return (
    <section className="grid grid-cols-1 gap-3">
      <h3 className="text-18 font-semibold">{texts.notes}</h3>
      {notes.length === 0 && <p className="text-14 text-gray-text">{texts.noNotes}</p>}
      <ul className="grid gap-2 empty:hidden">
        {notes.map((note) => (
          <NoteRow key={note.nota_id} note={note} onDelete={() => asking.open(note)} />
        ))}
      </ul>
      <NewNote add={add} unsaved={unsaved} />
      <ConfirmDialog
        isOpen={asking.isOpen}
        title={texts.deleteNoteTitle}
        message={asking.subject?.texto}
        isPending={remove.isPending}
        onConfirm={() => asking.subject && remove.send(asking.subject.nota_id)}
        onCancel={asking.close}
      />
    </section>
  )
}

function NoteRow({ note, onDelete }: { note: Note; onDelete: () => void }) {
  return (
    <li className="flex items-start gap-2 rounded-control bg-yellow-soft py-1 pr-1 pl-3">
      <div className="grid min-w-0 flex-1 gap-0.5 py-2">
        <p className="text-14 wrap-anywhere whitespace-pre-line">{note.texto}</p>
        <time dateTime={note.fecha} className="text-13 text-gray-text">
          {momentInMadrid(note.fecha)}
        </time>
      </div>
      <IconButton
        variant="quiet"
        label={texts.deleteNote(note.texto)}
        icon={<TrashIcon size={20} />}
        onClick={onDelete}
      />
    </li>
  )
}

interface NewNoteProps {
  add: ReturnType<typeof useNotes>['add']
  unsaved: ReturnType<typeof useUnsavedNote>
}

function NewNote({ add, unsaved: { text, write } }: NewNoteProps) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (isVisible(text) && !add.isPending) add.send(text)
      }}
      className="grid justify-items-start gap-2"
    >
      <TextAreaField
        label={texts.newNote}
        description={texts.notesHint}
        value={text}
        onChange={(event) => write(event.target.value)}
        maxLength={NOTE_MAX}
        rows={2}
        className="w-full"
      />
      <Button type="submit" variant="secondary" size="small" isPending={add.isPending} disabled={!isVisible(text)}>
        {texts.addNote}
      </Button>
    </form>
  )
}
