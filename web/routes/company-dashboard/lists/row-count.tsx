import { listTexts } from '../texts.ts'

/** Announces the new number to screen readers. */
export function RowCount({ text, isShown, isOld }: { text: string; isShown: boolean; isOld: boolean }) {
  return (
    <p role="status" className={isShown ? 'text-gray-text' : 'sr-only'}>
      {isOld ? <span className="sr-only">{listTexts.loading}</span> : null}
      <span aria-hidden={isOld || undefined}>{text}</span>
    </p>
  )
}
