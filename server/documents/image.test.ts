import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import {
  makeAnimation,
  makeGiantClaim,
  makeImage,
  makeOblong,
  makeTurnedPhoto,
  makeWideLogo,
  svgImage,
} from '#server/testing/fixtures/images.ts'
import { prepareImage } from './image.ts'

const withCode = (code: string) => expect.objectContaining({ code })

async function colourAt(bytes: Uint8Array, left: number, top: number): Promise<number[]> {
  const pixel = await sharp(bytes).extract({ left, top, width: 1, height: 1 }).ensureAlpha().raw().toBuffer()
  return [...pixel]
}

const isRed = ([red = 0, , blue = 0]: number[]) => red > 150 && blue < 80
const isBlue = ([red = 0, , blue = 0]: number[]) => blue > 150 && red < 80

describe('an uploaded picture', () => {
  test.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('in %s becomes a square WebP of 512', async (format) => {
    const { format: kept, width, height } = await sharp(await prepareImage(await makeImage(format), 'photo')).metadata()
    expect({ kept, width, height }).toEqual({ kept: 'webp', width: 512, height: 512 })
  })

  test('of a single pixel is taken', async () => {
    const { width } = await sharp(await prepareImage(await makeOblong(1, 1), 'photo')).metadata()
    expect(width).toBe(512)
  })

  test('from a phone is stored upright and without its location', async () => {
    const before = await makeTurnedPhoto()
    expect((await sharp(before).metadata()).exif).toBeDefined()
    const after = await prepareImage(before, 'photo')
    // Before the rotation red is on the left and blue on the right; after it red is at the top and blue at the bottom.
    expect(isRed(await colourAt(after, 256, 50))).toBe(true)
    expect(isBlue(await colourAt(after, 256, 460))).toBe(true)
    const { exif, xmp, iptc, orientation } = await sharp(after).metadata()
    expect({ exif, xmp, iptc, orientation }).toEqual({})
    expect(Buffer.from(after).includes('Telefono')).toBe(false)
  })

  test('that is a photo is cropped to its middle', async () => {
    const photo = await prepareImage(await makeOblong(900, 100), 'photo')
    expect(isRed(await colourAt(photo, 256, 5))).toBe(true)
  })

  test('that is a logo is kept whole on a transparent background', async () => {
    const logo = await prepareImage(await makeWideLogo(), 'logo')
    expect(isBlue(await colourAt(logo, 5, 256))).toBe(true)
    expect((await colourAt(logo, 256, 5))[3]).toBe(0)
  })
})

describe('a picture is refused', () => {
  test('when it is an SVG, also behind a comment or a space', async () => {
    await expect(prepareImage(svgImage, 'logo')).rejects.toThrow(withCode('image_invalid'))
    const disguised = Buffer.concat([Buffer.from('<!-- \x89PNG -->\n '), svgImage])
    await expect(prepareImage(disguised, 'logo')).rejects.toThrow(withCode('image_invalid'))
  })

  test.each([
    ['empty', new Uint8Array()],
    ['plain text', Buffer.from('hola')],
    ['a PDF', Buffer.from('%PDF-1.7\n%%EOF')],
    ['only the start of a PNG', Buffer.from('89504e470d0a1a0a', 'hex')],
  ])('when it is %s', async (_, bytes) => {
    await expect(prepareImage(bytes, 'photo')).rejects.toThrow(withCode('image_invalid'))
  })

  test('when it is of a kind that browsers do not show', async () => {
    await expect(prepareImage(await makeImage('tiff'), 'photo')).rejects.toThrow(withCode('image_invalid'))
  })

  test('when half of it is missing', async () => {
    const whole = await makeTurnedPhoto()
    await expect(prepareImage(whole.subarray(0, whole.length / 2), 'photo')).rejects.toThrow(withCode('image_invalid'))
  })

  test.each(['gif', 'webp'] as const)('when it is an animated %s', async (format) => {
    await expect(prepareImage(await makeAnimation(format), 'photo')).rejects.toThrow(withCode('image_animated'))
  })

  test.each([7_000, 10_000])('when a small file declares %i pixels a side', async (side) => {
    await expect(prepareImage(await makeGiantClaim(side), 'photo')).rejects.toThrow(withCode('image_too_many_pixels'))
  })

  test('when it declares more pixels than any decoder accepts', async () => {
    await expect(prepareImage(await makeGiantClaim(2_000_000), 'photo')).rejects.toMatchObject({
      code: expect.stringMatching(/^image_(too_many_pixels|invalid)$/),
    })
  })

  test('when it has more than 5 MB', async () => {
    const bytes = Buffer.concat([await makeImage('png'), Buffer.alloc(5 * 1024 * 1024)])
    await expect(prepareImage(bytes, 'photo')).rejects.toThrow(withCode('image_too_large'))
  })
})
