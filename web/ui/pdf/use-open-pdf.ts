import { useEffect, useState } from 'react'
import type { OpenPdf } from './open-pdf.client.ts'

/** Opens the document, and closes it when it is replaced or leaves the page. The first document loads the library. */
export function useOpenPdf(bytes: ArrayBuffer, onFailed: (error: unknown) => void): OpenPdf | undefined {
  const [opened, setOpened] = useState<{ bytes: ArrayBuffer; pdf: OpenPdf }>()
  useEffect(() => {
    let isGone = false
    let close = () => undefined as void
    const open = async () => {
      const { openPdf } = await import('./open-pdf.client.ts')
      const pdf = await openPdf(bytes)
      close = pdf.close
      if (isGone) close()
      else setOpened({ bytes, pdf })
    }
    open().catch((error: unknown) => {
      if (!isGone) onFailed(error)
    })
    return () => {
      isGone = true
      close()
    }
  }, [bytes, onFailed])
  return opened?.bytes === bytes ? opened.pdf : undefined
}
