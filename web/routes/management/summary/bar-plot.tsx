const WIDTH = 300
const HEIGHT = 80
const GAP = 2

interface BarPlotProps {
  /** A text for screen readers in place of the bars. The values are in a table beside it. */
  label: string
  /** Null leaves a gap. */
  values: readonly (number | null)[]
}

/** A bar for each day, the highest as high as the plot. */
export function BarPlot({ label, values }: BarPlotProps) {
  const most = Math.max(...values.map((value) => value ?? 0), Number.MIN_VALUE)
  const step = WIDTH / values.length
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 -1 ${WIDTH} ${HEIGHT + 2}`}
      preserveAspectRatio="none"
      className="h-20 w-full"
    >
      <path d={`M0 ${HEIGHT}H${WIDTH}`} className="stroke-control-border" vectorEffect="non-scaling-stroke" />
      {values.map((value, index) => {
        if (!value) return null
        const height = Math.max((value / most) * HEIGHT, 2)
        return (
          <rect
            // The days never change their order.
            // oxlint-disable-next-line no-array-index-key
            key={index}
            x={index * step + GAP / 2}
            y={HEIGHT - height}
            width={step - GAP}
            height={height}
            vectorEffect="non-scaling-stroke"
            className="fill-yellow stroke-ink"
          />
        )
      })}
    </svg>
  )
}
