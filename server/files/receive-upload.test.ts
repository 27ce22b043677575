import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { makeImage } from '#server/testing/fixtures/images.ts'
import { makePdf } from '#server/testing/fixtures/pdfs.ts'
import { receiveCv, receiveImage } from './receive-upload.ts'

const urlOf = (type: string, bytes: Uint8Array) => `data:${type};base64,${Buffer.from(bytes).toString('base64')}`

describe('an upload', () => {
  test('of a CV is stored byte for byte', async () => {
    const bytes = await makePdf()
    const received = await receiveCv(urlOf('application/pdf', bytes))
    expect(Buffer.from(received.bytes).equals(bytes)).toBe(true)
  })

  test('of a picture is encoded again', async () => {
    const bytes = await receiveImage(urlOf('image/png', await makeImage('png')), 'logo')
    expect((await sharp(bytes).metadata()).format).toBe('webp')
  })

  test('of a web page is refused with any declared type', async () => {
    const page = Buffer.from('<!doctype html>')
    await expect(receiveCv(urlOf('text/html', page))).rejects.toMatchObject({ code: 'not_a_pdf' })
    await expect(receiveCv(urlOf('application/pdf', page))).rejects.toMatchObject({ code: 'not_a_pdf' })
    await expect(receiveImage(urlOf('image/svg+xml', page), 'logo')).rejects.toMatchObject({ code: 'image_invalid' })
    await expect(receiveImage(urlOf('image/png', page), 'logo')).rejects.toMatchObject({ code: 'image_invalid' })
  })

  test('of more than 5 MB is refused with the limit in words', async () => {
    const large = new Uint8Array(5 * 1024 * 1024 + 1)
    const refusal = { code: 'pdf_too_large', message: expect.stringContaining('5 MB') }
    await expect(receiveCv(urlOf('application/pdf', large))).rejects.toMatchObject(refusal)
    await expect(receiveImage(urlOf('image/png', large), 'photo')).rejects.toMatchObject({ code: 'image_too_large' })
  })
})
