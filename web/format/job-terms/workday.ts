import { formatTexts } from '#web/texts.ts'

/** 1 is full-time, 2 part-time, anything else unknown. */
export function workday(code: number | null | undefined): string {
  return (code && formatTexts.workday[code]) || formatTexts.workdayUnknown
}
