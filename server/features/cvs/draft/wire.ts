import type { CvDraft } from '#contract/cv-draft.ts'
import { cleanLine } from '#contract/values/text/visible-text.ts'
import { CV_LIMITS } from '#contract/values/cv/cv-choices.ts'

/** «CV de Ana García», or with the first number that no other CV of hers has. */
export function nameCv({ contacto }: CvDraft, taken: ReadonlySet<string>): string {
  const name = cleanLine(`CV de ${contacto.nombre}`.slice(0, CV_LIMITS.line))
  let number = 2
  if (!taken.has(name)) return name
  while (taken.has(`${name} ${number}`)) number += 1
  return `${name} ${number}`
}
