interface ProgressBarProps {
  /** Names the upload. */
  label: string
  /** From 0 to 1. */
  share: number
}

/** Shows progress. Screen readers do not announce it, so it needs a live region beside it. */
export function ProgressBar({ label, share }: ProgressBarProps) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(share * 100)}
      className="h-2.5 overflow-hidden rounded-chip border border-ink bg-white"
    >
      <div
        className="h-full origin-left bg-ink transition-transform duration-150 motion-reduce:transition-none"
        style={{ transform: `scaleX(${share})` }}
      />
    </div>
  )
}
