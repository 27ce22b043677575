interface ProgressBarProps {
  /** What is on its way. */
  label: string
  /** From 0 to 1. */
  share: number
}

/** How far something has come. A live region beside it says so in words: bars are not read out as they grow. */
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
