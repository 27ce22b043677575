import type { OfferDraft } from '#web/api/types.ts'

/** The name under which the tab stores typed values when the session ends. It holds the purpose of the form. */
export function interruptedNameOf(savedDraft: Pick<OfferDraft, 'borradores_id'> | null, projectId?: number): string {
  if (savedDraft) return `oferta-borrador:${savedDraft.borradores_id}`
  return projectId === undefined ? 'oferta' : `oferta-de:${projectId}`
}
