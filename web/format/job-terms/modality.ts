import { formatTexts } from '#web/texts.ts'

/** 1 on site, 2 hybrid, 3 remote, anything else unknown. */
export function modality(code: number | null | undefined): string {
  return (code && formatTexts.modality[code]) || formatTexts.workdayUnknown
}
