// The build for older browsers. It is larger than the rest of a page, so the first PDF loads it. The suffix `.client`
// keeps it out of the server.
import {
  getDocument,
  GlobalWorkerOptions,
  PDFWorker,
  TextLayer,
  type PDFDocumentProxy,
  type PDFPageProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs'
// oxlint-disable-next-line import/default -- The address of the file.
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'
import { standardFonts } from './standard-fonts.ts'

export interface OpenPdf {
  pageCount: number
  /** Width and height of a page, counted from 1, in points. */
  sizeOf: (page: number) => Promise<{ width: number; height: number }>
  /** Draws a page into the canvas, and its text as invisible words above it. Returns what stops it. */
  draw: (page: number, into: Drawing) => { done: Promise<void>; stop: () => void }
  close: () => void
}

interface Drawing {
  canvas: HTMLCanvasElement
  words: HTMLElement
  /** CSS pixels for each point. */
  scale: number
}

let worker: PDFWorker | undefined

/** One worker for all documents: starting it takes longer than reading a CV. It comes from our own origin. */
function sharedWorker(): PDFWorker {
  GlobalWorkerOptions.workerSrc = workerUrl
  worker ??= new PDFWorker({})
  return worker
}

/** Opens a PDF without running anything in it. Throws if it cannot be read. */
export async function openPdf(bytes: ArrayBuffer): Promise<OpenPdf> {
  const loading = getDocument({
    // The worker takes the bytes away.
    data: new Uint8Array(bytes.slice(0)),
    worker: sharedWorker(),
    BinaryDataFactory: standardFonts,
    // The policy of the page compiles no code, and that of the worker loads nothing.
    useWasm: false,
    useWorkerFetch: false,
    enableXfa: false,
    stopAtErrors: false,
  })
  const pdf = await loading.promise
  return {
    pageCount: pdf.numPages,
    sizeOf: async (page) => {
      const { width, height } = (await pdf.getPage(page)).getViewport({ scale: 1 })
      return { width, height }
    },
    draw: (page, into) => drawPage(pdf, page, into),
    close: () => void loading.destroy(),
  }
}

function drawPage(pdf: PDFDocumentProxy, number: number, into: Drawing) {
  const stops: (() => void)[] = []
  let isStopped = false
  const draw = async () => {
    const page = await pdf.getPage(number)
    if (isStopped) return
    const picture = drawPicture(page, into)
    stops.push(picture.stop)
    const text = layWords(page, into)
    stops.push(text.stop)
    await Promise.all([picture.done, text.done])
  }
  const done = draw().catch((error: unknown) => {
    if (!isStopped) throw error
  })
  const stop = () => {
    isStopped = true
    for (const one of stops) one()
  }
  return { done, stop }
}

/** As sharp as the screen. */
function drawPicture(page: PDFPageProxy, { canvas, scale }: Drawing) {
  const density = window.devicePixelRatio || 1
  const viewport = page.getViewport({ scale: scale * density })
  canvas.width = Math.floor(viewport.width)
  canvas.height = Math.floor(viewport.height)
  const task = page.render({ canvas, viewport })
  return { done: task.promise, stop: () => task.cancel() }
}

/** The words can be marked, copied, searched and read aloud. */
function layWords(page: PDFPageProxy, { words, scale }: Drawing) {
  words.replaceChildren()
  words.style.setProperty('--total-scale-factor', String(scale))
  const layer = new TextLayer({
    textContentSource: page.streamTextContent(),
    container: words,
    viewport: page.getViewport({ scale }),
  })
  return { done: layer.render(), stop: () => layer.cancel() }
}
