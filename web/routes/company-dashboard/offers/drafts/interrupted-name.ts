import type { OfferDraft } from '#web/api/types.ts'

/** Under this name the tab keeps what was typed into the form when the session ended. It says what the form was opened for. */
export function interruptedNameOf(savedDraft: Pick<OfferDraft, 'borradores_id'> | null, projectId?: number): string {
  if (savedDraft) return `oferta-borrador:${savedDraft.borradores_id}`
  return projectId === undefined ? 'oferta' : `oferta-de:${projectId}`
}
