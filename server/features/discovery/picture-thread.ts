import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import satori, { type Font } from 'satori'
import { answerTasks } from '#server/documents/work-in-thread.ts'
import { HEIGHT, pictureLayout, WIDTH } from './picture-layout.ts'
import type { PictureText } from './picture-text.ts'

// Runs in a separate thread: the layout of a text takes long and would block API calls.

const { resolve } = createRequire(import.meta.url)
const weights = [500, 600, 700] as const

async function readFont(set: 'latin' | 'latin-ext', weight: (typeof weights)[number]): Promise<Font> {
  const data = await readFile(resolve(`@fontsource/poppins/files/poppins-${set}-${weight}-normal.woff`))
  return { name: set === 'latin' ? 'Poppins' : 'Poppins Ext', weight, style: 'normal', data }
}

const fonts = await Promise.all(
  (['latin', 'latin-ext'] as const).flatMap((set) => weights.map((weight) => readFont(set, weight))),
)

answerTasks((text: PictureText) => {
  // satori accepts plain objects, but its types know only React elements.
  const layout = pictureLayout(text) as unknown as Parameters<typeof satori>[0]
  return satori(layout, { width: WIDTH, height: HEIGHT, fonts })
})
