import { useState } from 'react'
import { unsavedEntry } from '#web/tab-storage/unsaved-values.ts'

const entryOf = (offerId: number | null) => unsavedEntry(`nota-${offerId}`)
const storedFor = (offerId: number | null) => ({ offerId, text: String(entryOf(offerId).read()?.['nota'] ?? '') })

/** The note to the company of an offer. It stays in the tab until it is sent, also when the page is loaded again. */
export function useTypedNote(offerId: number | null) {
  const [typed, setTyped] = useState(() => storedFor(offerId))
  // The dialog that fades out still shows the last one.
  if (offerId !== null && offerId !== typed.offerId) setTyped(storedFor(offerId))
  const write = (text: string) => {
    setTyped({ offerId, text })
    entryOf(offerId).write({ nota: text })
  }
  const forgetAnd = (goOn: (sentTo: number) => void) => (sentTo: number) => {
    write('')
    goOn(sentTo)
  }
  return { text: typed.text, write, forgetAnd }
}
