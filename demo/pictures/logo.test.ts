import sharp from 'sharp'
import { expect, test } from 'vitest'
import { demoCompanies } from '../companies/demo-companies.ts'
import { drawLogo } from './logo.ts'
import { toWebp } from './raster.ts'

test('every company has a different logo', () => {
  expect(new Set(demoCompanies.map(({ key }) => drawLogo(key))).size).toBe(12)
})

test('logos have no letters, so that they do not depend on installed fonts', () => {
  for (const { key } of demoCompanies) expect(drawLogo(key)).not.toContain('<text')
})

test('a picture has the format of all stored pictures: WebP, 512 by 512', async () => {
  const { format, width, height } = await sharp(await toWebp(drawLogo('trigalbor'))).metadata()
  expect({ format, width, height }).toEqual({ format: 'webp', width: 512, height: 512 })
})
