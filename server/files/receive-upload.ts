import { IMAGE_MAX_BYTES, PDF_MAX_BYTES } from '#contract/constants.ts'
import { decodeDataUrl } from './data-url.ts'
import { prepareImage } from '#server/documents/image.ts'
import { checkPdf, type CheckedPdf, type Uploader } from '#server/documents/pdf/check-pdf.ts'

const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif', 'image/heic', 'image/heif']

/** Checks an uploaded CV. Its bytes are unchanged unless something harmful was taken out. */
export async function receiveCv(dataUrl: string, uploader?: Uploader): Promise<CheckedPdf> {
  const { bytes } = decodeDataUrl(dataUrl, {
    types: ['application/pdf'],
    maxBytes: PDF_MAX_BYTES,
    wrongType: 'not_a_pdf',
    tooLarge: 'pdf_too_large',
  })
  return checkPdf(bytes, uploader)
}

/** Encodes an uploaded picture again as WebP. */
export async function receiveImage(dataUrl: string, kind: 'photo' | 'logo'): Promise<Uint8Array> {
  const { bytes } = decodeDataUrl(dataUrl, {
    types: IMAGE_TYPES,
    maxBytes: IMAGE_MAX_BYTES,
    wrongType: 'image_invalid',
    tooLarge: 'image_too_large',
  })
  return prepareImage(bytes, kind)
}
