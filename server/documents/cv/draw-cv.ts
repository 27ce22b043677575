import { workInThread } from '../work-in-thread.ts'
import type { CvTask } from './cv-content.ts'

/** Draws a CV as a PDF of one or two pages. */
export const drawCv = workInThread<CvTask, Uint8Array<ArrayBuffer>>('server/documents/cv', 'cv-thread')
