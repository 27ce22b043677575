import { workInThread } from '#server/documents/work-in-thread.ts'
import type { PictureText } from './picture-text.ts'

/** Renders a picture as SVG, with letters as outlines. */
export const drawPicture = workInThread<PictureText, string>('server/features/discovery', 'picture-thread')
