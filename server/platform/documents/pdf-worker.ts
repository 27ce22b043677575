import { parentPort, workerData } from 'node:worker_threads'
import { ParseSpeeds, PDFDocument } from '@cantoo/pdf-lib'
import { holdsOneXml } from './pdf-attachment.ts'
import { scanPdf, type PdfRefusal } from './pdf-scan.ts'

// Runs in its own thread, which may be terminated at any moment: see inspect-pdf.ts.

/** The document, if it has a page. */
async function open(bytes: Uint8Array): Promise<PDFDocument | null> {
  try {
    const document = await PDFDocument.load(bytes, { parseSpeed: ParseSpeeds.Fastest, updateMetadata: false })
    return document.getPageCount() > 0 ? document : null
  } catch {
    return null
  }
}

async function inspect(bytes: Uint8Array): Promise<PdfRefusal | null> {
  // The scan comes first: it limits what the parser will decompress.
  const findings = scanPdf(bytes)
  if (findings.refusal) return findings.refusal
  const document = await open(bytes)
  if (!document) return 'pdf_damaged'
  return findings.carriers.length === 0 || holdsOneXml(document, findings) ? null : 'pdf_active_content'
}

parentPort?.postMessage('ready')
parentPort?.postMessage({ refusal: await inspect(workerData as Uint8Array) })
