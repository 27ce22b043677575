import type { PAGE_REVIEWS } from '#contract/company/company-pages.ts'
import type { companyPage } from '#server/database/schema/schema.ts'
import { companySlug } from './company-slug.ts'

type PageRow = typeof companyPage.$inferSelect

/** The review of a company's page, on the wire. */
export const pageReviews: Record<PageRow['review'], (typeof PAGE_REVIEWS)[number]> = {
  waiting: 'sin_revisar',
  held: 'retenida',
  approved: 'aprobada',
  removed: 'retirada',
}

/** The page as its company and operators read it, also what candidates do not see. */
export const toWritten = (company: { id: number; name: string }, page: PageRow | null) => ({
  slug: companySlug(company),
  texto: page?.text ?? '',
  web: page?.website ?? null,
  estado_pagina: page && pageReviews[page.review],
  motivo: page?.reason ?? null,
})
