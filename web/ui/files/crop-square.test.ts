import { describe, expect, test } from 'vitest'
import { findSquare, wholePictureZoom } from './crop-square.ts'

/** 800 by 400, shown at half its size in a frame of 200. */
const picture = { width: 400, height: 200, naturalWidth: 800, naturalHeight: 400 }
const middle = { moved: { x: 0, y: 0 }, zoom: 1, picture, side: 200 }

describe('the crop frame shows', () => {
  test('the middle of a wide picture, all of its height', () => {
    expect(findSquare(middle)).toEqual({ x: 200, y: 0, side: 400 })
  })

  test('the left end of a picture that was moved to the right', () => {
    expect(findSquare({ ...middle, moved: { x: 100, y: 0 } })).toEqual({ x: 0, y: 0, side: 400 })
  })

  test('a smaller part when zoomed in, moved or not', () => {
    expect(findSquare({ ...middle, zoom: 2 })).toEqual({ x: 300, y: 100, side: 200 })
    expect(findSquare({ ...middle, zoom: 2, moved: { x: 0, y: 100 } })).toEqual({ x: 300, y: 0, side: 200 })
  })

  test('the whole picture with a margin above and below at the lowest zoom', () => {
    expect(wholePictureZoom(picture)).toBe(0.5)
    expect(findSquare({ ...middle, zoom: 0.5 })).toEqual({ x: 0, y: -200, side: 800 })
  })
})
