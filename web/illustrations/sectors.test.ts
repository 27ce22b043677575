import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = new URL('../../public/sectores/', import.meta.url)
const pictures = readdirSync(folder).map((file) => ({ file, svg: readFileSync(new URL(file, folder), 'utf8') }))
const palette = new Set(['#ffc800', '#ffe9a3', '#fff6d6', '#fff', '#3f444d', '#1f2430'])

test('each of the 26 sectors has its own picture', () => {
  expect(pictures).toHaveLength(26)
  expect(new Set(pictures.map(({ svg }) => svg)).size).toBe(26)
})

test('a sector picture weighs less than 2 kB and keeps to ink, white, grey and the yellows', () => {
  for (const { file, svg } of pictures) {
    expect(svg.length, file).toBeLessThan(2000)
    const colours = svg.match(/#[0-9a-f]{3,6}/g) ?? []
    expect(
      colours.filter((colour) => !palette.has(colour)),
      file,
    ).toEqual([])
  }
})
