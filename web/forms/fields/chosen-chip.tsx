import { CloseIcon } from '#web/ui/icons.tsx'
import { manyTexts as texts } from '../texts.ts'

/** One of several choices. Pressing it removes it. */
export function ChosenChip({ label, onRemove }: { label: string; onRemove: () => void }) {
  return (
    <li className="max-w-full">
      <button
        type="button"
        aria-label={texts.remove(label)}
        onClick={onRemove}
        className="inline-flex min-h-11 max-w-full items-center gap-1.5 rounded-chip border border-control-border bg-white pr-3 pl-4 text-14 font-medium transition-colors duration-150 hover:border-ink hover:bg-surface"
      >
        <span className="truncate">{label}</span>
        <CloseIcon size={16} className="shrink-0" />
      </button>
    </li>
  )
}
