import { classes } from '../classes.ts'
import { LineDrawing } from '../line-drawing.tsx'

/** A turning ring. With a label it is announced. Without one it decorates a control that is aria-busy. */
export function Spinner({ size = 20, label, className }: { size?: number; label?: string; className?: string }) {
  return (
    <span className={classes('inline-flex', className)} role={label ? 'status' : undefined}>
      <LineDrawing size={size} strokeWidth={3} className="animate-spin">
        <circle cx="12" cy="12" r="9" opacity="0.25" />
        <path d="M21 12a9 9 0 0 0-9-9" />
      </LineDrawing>
      {label && <span className="sr-only">{label}</span>}
    </span>
  )
}
