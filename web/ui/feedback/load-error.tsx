import { fieldTexts } from '#web/texts.ts'
import { AlertIcon } from '../icons.tsx'

/** The specified sentence for a list of options that failed to load, and a button that loads it again. */
export function LoadError({ id, onRetry }: { id?: string; onRetry?: (() => void) | undefined }) {
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-14 font-medium text-red">
      <span id={id} className="flex items-center gap-1.5">
        <AlertIcon size={16} className="shrink-0" />
        {fieldTexts.loadError}
      </span>
      {onRetry && (
        <button
          type="button"
          onClick={onRetry}
          className="min-h-6 rounded-control font-semibold underline underline-offset-2"
        >
          {fieldTexts.retry}
        </button>
      )}
    </p>
  )
}
