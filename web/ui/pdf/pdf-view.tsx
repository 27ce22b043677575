import { useEffect, useRef, useState, type ReactNode } from 'react'
import { classes } from '../classes.ts'
import { LoadingState } from '../feedback/states.tsx'
import { IconButton } from '../buttons/icon-button.tsx'
import { MinusIcon, PlusIcon } from '../icons.tsx'
import { PdfPage } from './pdf-page.tsx'
import { pdfTexts as texts } from './texts.ts'
import { useOpenPdf } from './use-open-pdf.ts'

/** In percent of the width of the view. */
const ZOOMS = [50, 75, 100, 125, 150, 200, 300] as const
const WHOLE_WIDTH = ZOOMS.indexOf(100)

interface PdfViewProps {
  /** The name of the document: «CV de Ana». */
  name: string
  bytes: ArrayBuffer
  /** Beside the buttons, such as a download. */
  action?: ReactNode
  /** The document cannot be read, or a page of it cannot be drawn. Keep the function the same while the document is. */
  onFailed: (error: unknown) => void
}

/** Shows a PDF on the page, without the program of the browser: nothing in the document can run. */
export function PdfView({ name, bytes, action, onFailed }: PdfViewProps) {
  const [zoom, setZoom] = useState(WHOLE_WIDTH)
  const place = useRef<HTMLElement>(null)
  const width = useWidth(place)
  const pdf = useOpenPdf(bytes, onFailed)
  const percent = ZOOMS[zoom] ?? 100
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <IconButton
          label={texts.zoomOut(name)}
          icon={<MinusIcon />}
          disabled={zoom === 0}
          onClick={() => setZoom(zoom - 1)}
        />
        <p role="status" className="min-w-14 text-center text-14 tabular-nums">
          <span className="sr-only">{texts.zoomIs(percent)}</span>
          <span aria-hidden="true">{texts.zoom(percent)}</span>
        </p>
        <IconButton
          label={texts.zoomIn(name)}
          icon={<PlusIcon />}
          disabled={zoom === ZOOMS.length - 1}
          onClick={() => setZoom(zoom + 1)}
        />
        {pdf && (
          <p className={classes('text-14 text-gray-text', action !== undefined && 'max-small:sr-only')}>
            {texts.pages(pdf.pageCount)}
          </p>
        )}
        {action && <div className="ml-auto">{action}</div>}
      </div>
      <section
        ref={place}
        aria-label={name}
        // Pages that are wider than their place are moved with the arrow keys.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="overflow-x-auto rounded-control border border-border bg-surface"
      >
        {!pdf && <LoadingState label={texts.loading} />}
        <div className="grid w-max min-w-full justify-items-center gap-3">
          {pdf &&
            width > 0 &&
            Array.from({ length: pdf.pageCount }, (_, index) => (
              <PdfPage key={index} number={index + 1} width={(width * percent) / 100} {...{ pdf, onFailed }} />
            ))}
        </div>
      </section>
    </div>
  )
}

function useWidth(place: { current: HTMLElement | null }): number {
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const element = place.current
    if (!element) return undefined
    const observer = new ResizeObserver(() => setWidth(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [place])
  return width
}
