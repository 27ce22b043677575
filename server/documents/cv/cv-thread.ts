import { answerTasks } from '../work-in-thread.ts'
import { writeCv } from './write-cv.ts'

// Runs in a separate thread, as posters do.

answerTasks(writeCv)
