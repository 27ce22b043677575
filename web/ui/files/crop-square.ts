interface Size {
  width: number
  height: number
}

export interface Framing {
  /** How far the picture has been moved from the middle, in pixels on the screen. */
  moved: { x: number; y: number }
  zoom: number
  /** The size of the picture on the screen at a zoom of 1, and its own size. */
  picture: Size & { naturalWidth: number; naturalHeight: number }
  /** The side of the square frame on the screen. */
  side: number
}

export interface Square {
  x: number
  y: number
  side: number
}

/** At this zoom the square frame shows the whole picture, with an empty margin if it is not square. */
export const wholePictureZoom = ({ width, height }: Size): number => Math.min(width, height) / Math.max(width, height)

/** The square that the frame shows, in pixels of the picture. It may be larger than the picture. */
export function findSquare({ moved, zoom, picture, side }: Framing): Square {
  const scale = picture.naturalWidth / picture.width
  const framed = side / zoom
  return {
    x: ((picture.width - framed) / 2 - moved.x / zoom) * scale,
    y: ((picture.height - framed) / 2 - moved.y / zoom) * scale,
    side: framed * scale,
  }
}
