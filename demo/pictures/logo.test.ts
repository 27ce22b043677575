import sharp from 'sharp'
import { expect, test } from 'vitest'
import { demoCompanies } from '../companies/demo-companies.ts'
import { drawLogo } from './logo.ts'
import { toWebp } from './raster.ts'

test('every company has a sign of its own', () => {
  expect(new Set(demoCompanies.map(({ key }) => drawLogo(key))).size).toBe(12)
})

test('signs hold no letters, so that they look the same whatever fonts a machine has', () => {
  for (const { key } of demoCompanies) expect(drawLogo(key)).not.toContain('<text')
})

test('a picture is kept as the site keeps all of them: WebP, 512 by 512', async () => {
  const { format, width, height } = await sharp(await toWebp(drawLogo('trigalbor'))).metadata()
  expect({ format, width, height }).toEqual({ format: 'webp', width: 512, height: 512 })
})
