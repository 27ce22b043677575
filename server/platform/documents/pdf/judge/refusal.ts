import type { ErrorCode } from '#server/texts.ts'

/** Why a PDF is refused. */
export interface PdfRefusal {
  code: Extract<ErrorCode, `pdf_${string}`>
  /** The address of the link that is refused. */
  address?: string
}
