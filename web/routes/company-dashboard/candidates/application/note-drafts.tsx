import { createContext, use, useMemo, useState, type ReactNode } from 'react'

interface NoteDrafts {
  texts: ReadonlyMap<number, string>
  write: (application: number, text: string) => void
  /** Keeps text that was typed after the save began. */
  forget: (application: number, saved: string) => void
}

const NoteDraftsContext = createContext<NoteDrafts | null>(null)

/** Keeps notes that are typed and not saved, while other applications are opened. */
export function NoteDraftsProvider({ children }: { children: ReactNode }) {
  const [texts, setTexts] = useState<ReadonlyMap<number, string>>(new Map())
  const drafts = useMemo(
    () => ({
      texts,
      write: (application: number, text: string) => setTexts((known) => new Map(known).set(application, text)),
      forget: (application: number, saved: string) =>
        setTexts((known) => (known.get(application) === saved ? new Map(known).set(application, '') : known)),
    }),
    [texts],
  )
  return <NoteDraftsContext value={drafts}>{children}</NoteDraftsContext>
}

/** The unsaved note of an application. */
export function useNoteDraft(application: number) {
  const drafts = use(NoteDraftsContext)
  if (!drafts) throw new Error('useNoteDraft needs a NoteDraftsProvider above it')
  return {
    text: drafts.texts.get(application) ?? '',
    write: (text: string) => drafts.write(application, text),
    forget: (saved: string) => drafts.forget(application, saved),
  }
}
