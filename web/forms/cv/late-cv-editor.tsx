import { lazy, Suspense, useState } from 'react'
import type { CvEditorProps } from './cv-editor.tsx'

const CvEditor = lazy(() => import('./cv-editor.tsx'))

/** The editor, loaded when it is first opened. Then it stays, so that it can fade out. */
export function LateCvEditor(props: CvEditorProps) {
  const [isWanted, setIsWanted] = useState(false)
  if (props.isOpen && !isWanted) setIsWanted(true)
  return <Suspense fallback={null}>{isWanted && <CvEditor {...props} />}</Suspense>
}
