import { createContext, use, useMemo, useState, type ReactNode } from 'react'

interface UnsavedNotes {
  texts: ReadonlyMap<number, string>
  write: (application: number, text: string) => void
  /** Keeps text that was typed after the save began. */
  forget: (application: number, saved: string) => void
}

const UnsavedNotesContext = createContext<UnsavedNotes | null>(null)

/** Keeps notes that are typed and not saved, while other applications are opened. */
export function UnsavedNotesProvider({ children }: { children: ReactNode }) {
  const [texts, setTexts] = useState<ReadonlyMap<number, string>>(new Map())
  const unsaved = useMemo(
    () => ({
      texts,
      write: (application: number, text: string) => setTexts((known) => new Map(known).set(application, text)),
      forget: (application: number, saved: string) =>
        setTexts((known) => (known.get(application) === saved ? new Map(known).set(application, '') : known)),
    }),
    [texts],
  )
  return <UnsavedNotesContext value={unsaved}>{children}</UnsavedNotesContext>
}

/** The unsaved note of an application. */
export function useUnsavedNote(application: number) {
  const unsaved = use(UnsavedNotesContext)
  if (!unsaved) throw new Error('useUnsavedNote needs an UnsavedNotesProvider above it')
  return {
    text: unsaved.texts.get(application) ?? '',
    write: (text: string) => unsaved.write(application, text),
    forget: (saved: string) => unsaved.forget(application, saved),
  }
}
