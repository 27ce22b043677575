import { useState } from 'react'

interface Subject<Row> {
  subject: Row | null
  isOpen: boolean
}

/** The row that a dialog shows. It stays after closing, so that the dialog does not change while it fades out. */
export function useSubject<Row>() {
  const [state, setState] = useState<Subject<Row>>({ subject: null, isOpen: false })
  const open = (subject: Row) => setState({ subject, isOpen: true })
  const close = () => setState(({ subject }) => ({ subject, isOpen: false }))
  return { ...state, open, close }
}
