import { useState } from 'react'

interface Subject<Row> {
  subject: Row | null
  isOpen: boolean
}

/** What a dialog is about. It outlives the closing, so that the dialog still says the same while it fades out. */
export function useSubject<Row>() {
  const [state, setState] = useState<Subject<Row>>({ subject: null, isOpen: false })
  const open = (subject: Row) => setState({ subject, isOpen: true })
  const close = () => setState(({ subject }) => ({ subject, isOpen: false }))
  return { ...state, open, close }
}
