import { useEffect, useRef, useState } from 'react'
import type { OpenPdf } from './open-pdf.client.ts'
import './pdf-page.css'
import { pdfTexts as texts } from './texts.ts'

interface PdfPageProps {
  pdf: OpenPdf
  /** Counted from 1. */
  number: number
  /** In CSS pixels. */
  width: number
  onFailed: (error: unknown) => void
}

/** A4. */
const USUAL_RATIO = Math.SQRT2

/** One page, drawn when it comes near the window. */
export function PdfPage({ pdf, number, width, onFailed }: PdfPageProps) {
  const place = useRef<HTMLElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const words = useRef<HTMLDivElement>(null)
  const [ratio, setRatio] = useState(USUAL_RATIO)
  const isNear = useNear(place)

  useEffect(() => {
    if (!isNear) return undefined
    let stop = () => undefined as void
    let isGone = false
    const draw = async () => {
      const size = await pdf.sizeOf(number)
      if (isGone || !canvas.current || !words.current) return
      setRatio(size.height / size.width)
      const drawing = pdf.draw(number, { canvas: canvas.current, words: words.current, scale: width / size.width })
      stop = drawing.stop
      await drawing.done
    }
    draw().catch((error: unknown) => {
      if (!isGone) onFailed(error)
    })
    return () => {
      isGone = true
      stop()
    }
  }, [pdf, number, width, isNear, onFailed])

  return (
    <figure ref={place} className="grid gap-1 py-1 first:pt-0">
      <div className="relative bg-white shadow-card" style={{ width, height: width * ratio }}>
        <canvas ref={canvas} aria-hidden="true" className="block size-full" />
        <div ref={words} className="pdf-words" />
      </div>
      {pdf.pageCount > 1 && (
        <figcaption className="text-center text-13 text-gray-text">{texts.page(number, pdf.pageCount)}</figcaption>
      )}
    </figure>
  )
}

/** True from the first time that the element is in the window. */
function useNear(place: { current: Element | null }): boolean {
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    const element = place.current
    if (!element || isNear) return undefined
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) setIsNear(true)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [place, isNear])
  return isNear
}
