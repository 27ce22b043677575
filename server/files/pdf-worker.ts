import { parentPort, workerData } from 'node:worker_threads'
import { ParseSpeeds, PDFDocument } from '@cantoo/pdf-lib'
import { scanPdf, type PdfRefusal } from './pdf-scan.ts'

// Runs in a thread of its own, which may be ended at any moment: see inspect-pdf.ts.

async function hasPages(bytes: Uint8Array): Promise<boolean> {
  try {
    const document = await PDFDocument.load(bytes, { parseSpeed: ParseSpeeds.Fastest, updateMetadata: false })
    return document.getPageCount() > 0
  } catch {
    return false
  }
}

async function inspect(bytes: Uint8Array): Promise<PdfRefusal | null> {
  // First the scan: it bounds what the parser will unpack.
  return scanPdf(bytes) ?? ((await hasPages(bytes)) ? null : 'pdf_damaged')
}

parentPort?.postMessage('ready')
parentPort?.postMessage({ refusal: await inspect(workerData as Uint8Array) })
