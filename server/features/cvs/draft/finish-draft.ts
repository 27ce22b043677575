import type { CvDraft } from '#contract/cv-draft.ts'
import { AppError } from '#server/errors.ts'
import { endBeforeStart } from '#server/texts.ts'

const isFilled = (row: Record<string, unknown>): boolean => Object.values(row).some(Boolean)

/** The draft without its empty rows. Refuses one that makes no CV. */
export function finishDraft({ experiencia, estudios, idiomas, otros, ...draft }: CvDraft): CvDraft {
  const trabajos = experiencia.trabajos.filter(isFilled)
  const finished = {
    ...draft,
    experiencia: { ...experiencia, trabajos },
    estudios: estudios.filter(isFilled),
    idiomas: idiomas.filter(({ idioma }) => idioma),
    otros: { ...otros, certificados: otros.certificados.filter(Boolean) },
  }
  if (!draft.contacto.nombre) throw new AppError('cv_name_missing')
  const hasContent = experiencia.sin_experiencia || trabajos.length + finished.estudios.length > 0
  if (!hasContent) throw new AppError('cv_empty')
  const reversed = [...trabajos, ...finished.estudios].find(({ desde, hasta }) => desde && hasta && hasta < desde)
  if (!reversed) return finished
  const name = 'puesto' in reversed ? reversed.puesto || reversed.empresa : reversed.titulo || reversed.centro
  throw new AppError('cv_dates_out_of_order', name ? { sentence: endBeforeStart(name) } : {})
}
