import { DIRECTORY_PAGE_SIZE } from '#contract/constants.ts'
import { dayInMadrid } from '#server/clock.ts'
import { findPage, windowOf } from '#server/database/page.ts'
import { companyIdOf } from '#server/domain/companies/company-slug.ts'
import { pageReviews } from '#server/domain/companies/own-page.ts'
import { AppError } from '#server/errors.ts'
import { requireCompany } from '#server/http/access.ts'
import { os } from '#server/http/implement.ts'
import { findPublicCompany, listDirectory } from './queries.ts'
import { savePage } from './save-page.ts'
import { pageTexts } from './texts.ts'
import { fromPage, toListed, toPublicPage } from './wire.ts'

const { companyPages: calls } = os
const sizes = { page: DIRECTORY_PAGE_SIZE, whole: DIRECTORY_PAGE_SIZE }

export const companyPages = {
  getPage: calls.getPage.handler(async ({ input, context: { db, clock, files } }) => {
    const id = companyIdOf(input.slug)
    const row = id === null ? undefined : await findPublicCompany(db, id, dayInMadrid(clock.now()))
    if (!row) throw new AppError('company_not_found')
    return toPublicPage(row, files)
  }),

  listDirectory: calls.listDirectory.handler(async ({ input, context: { db, clock, files } }) => {
    const { nombre: words, provincia: provinceId, sector: sectorId, empresa: companyId, pagina: page } = input
    const today = dayInMadrid(clock.now())
    const { rows, total } = await findPage(windowOf({ page }, sizes), (window) =>
      listDirectory(db, { words, provinceId, sectorId, companyId }, { ...window, today }),
    )
    return { headers: { 'x-total-count': String(total) }, body: rows.map((row) => toListed(row, files)) }
  }),

  savePage: calls.savePage.handler(async ({ input, context }) => {
    const { review, notice } = await savePage(context, requireCompany(context), fromPage(input))
    const message = [pageTexts.saved, notice].filter(Boolean).join(' ')
    return { message, estado_pagina: pageReviews[review], aviso: notice }
  }),
}
