import { answerTasks } from '#server/documents/work-in-thread.ts'
import { drawPoster } from './draw-poster.ts'

// Runs in a separate thread: to load what writes PDFs takes half a second, and a poster a tenth.

answerTasks(drawPoster)
