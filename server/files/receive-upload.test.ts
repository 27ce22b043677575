import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { currentVisit } from '#server/lanes/current-visit.ts'
import { makeImage } from '#server/testing/fixtures/images.ts'
import { makePdf } from '#server/testing/fixtures/pdfs.ts'
import { aPicture } from '#server/testing/sample-files.ts'
import { receiveCv, receiveImage } from './receive-upload.ts'

const urlOf = (type: string, bytes: Uint8Array) => `data:${type};base64,${Buffer.from(bytes).toString('base64')}`
const sender = { account: 1, address: '127.0.0.1', isSuspect: false }

describe('an upload', () => {
  test('of a CV is stored byte for byte', async () => {
    const bytes = await makePdf()
    const received = await receiveCv(urlOf('application/pdf', bytes), sender)
    expect(Buffer.from(received.bytes).equals(bytes)).toBe(true)
  })

  test('of a picture is encoded again', async () => {
    const bytes = await receiveImage(urlOf('image/png', await makeImage('png')), 'logo')
    expect((await sharp(bytes).metadata()).format).toBe('webp')
  })

  test('of a web page is refused with any declared type', async () => {
    const page = Buffer.from('<!doctype html>')
    await expect(receiveCv(urlOf('text/html', page), sender)).rejects.toMatchObject({ code: 'not_a_pdf' })
    await expect(receiveCv(urlOf('application/pdf', page), sender)).rejects.toMatchObject({ code: 'not_a_pdf' })
    await expect(receiveImage(urlOf('image/svg+xml', page), 'logo')).rejects.toMatchObject({ code: 'image_invalid' })
    await expect(receiveImage(urlOf('image/png', page), 'logo')).rejects.toMatchObject({ code: 'image_invalid' })
  })

  test('of more than 5 MB is refused with the limit in words', async () => {
    const large = new Uint8Array(5 * 1024 * 1024 + 1)
    const refusal = { code: 'pdf_too_large', message: expect.stringContaining('5 MB') }
    await expect(receiveCv(urlOf('application/pdf', large), sender)).rejects.toMatchObject(refusal)
    await expect(receiveImage(urlOf('image/png', large), 'photo')).rejects.toMatchObject({ code: 'image_too_large' })
  })
})

// Seen to fail on the version that prepared pictures with a place: 16 of them kept everybody else waiting.
test('a request gives its place back while its picture is prepared', async () => {
  const events: string[] = []
  const withoutPlace = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    events.push('left')
    return work().finally(() => events.push('done'))
  }
  const picture = await aPicture()
  await currentVisit.run({ isPublic: false, left: undefined, withoutPlace }, () => receiveImage(picture, 'photo'))
  expect(events).toEqual(['left', 'done'])
})
