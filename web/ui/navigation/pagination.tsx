import type { ReactNode } from 'react'
import { paginationTexts } from '#web/texts.ts'
import { AppLink } from './app-link.tsx'
import { classes } from '../classes.ts'
import { ChevronLeftIcon, ChevronRightIcon } from '../icons.tsx'
import { pageSlots } from './page-slots.ts'

export type PaginationProps = {
  page: number
  pageCount: number
  hrefFor: (page: number) => string
  /** Set it where the page moves the focus itself. */
  preventScrollReset?: boolean
  label?: string
  className?: string
}

const cell =
  'inline-flex min-h-11 min-w-11 items-center justify-center gap-1 rounded-control border px-2 font-medium tabular-nums'
const linkLook = 'border-transparent transition-colors duration-150 hover:border-control-border hover:bg-white'

/** Links to the pages of a list: people can share them and search engines follow them. Up to 600 px «Página 3 de 9» replaces the numbers. */
export function Pagination(props: PaginationProps) {
  const { page, pageCount, hrefFor, preventScrollReset = false, label = paginationTexts.label, className } = props
  if (pageCount <= 1) return null
  return (
    <nav aria-label={label} className={classes('flex flex-wrap items-center justify-center gap-1', className)}>
      <Step href={page > 1 ? hrefFor(page - 1) : null} rel="prev" preventScrollReset={preventScrollReset}>
        <ChevronLeftIcon />
        <span className="max-small:sr-only">{paginationTexts.previous}</span>
      </Step>
      <p className="px-3 text-14 whitespace-nowrap text-gray-text small:hidden">
        {paginationTexts.position(page, pageCount)}
      </p>
      <ol className="hidden items-center gap-1 small:flex">
        {pageSlots(page, pageCount).map((slot) => (
          <li key={slot.key}>
            <Slot
              number={slot.page}
              isCurrent={slot.page === page}
              href={slot.page === null ? null : hrefFor(slot.page)}
              preventScrollReset={preventScrollReset}
            />
          </li>
        ))}
      </ol>
      <Step href={page < pageCount ? hrefFor(page + 1) : null} rel="next" preventScrollReset={preventScrollReset}>
        <span className="max-small:sr-only">{paginationTexts.next}</span>
        <ChevronRightIcon />
      </Step>
    </nav>
  )
}

type LinkCell = { href: string | null; preventScrollReset: boolean }

function Slot({ number, isCurrent, ...link }: LinkCell & { number: number | null; isCurrent: boolean }) {
  if (number === null || link.href === null) return <span className={classes(cell, 'border-transparent')}>…</span>
  const look = isCurrent ? 'border-yellow-border bg-yellow font-semibold' : linkLook
  return (
    <AppLink
      {...link}
      href={link.href}
      aria-label={paginationTexts.page(number)}
      aria-current={isCurrent ? 'page' : undefined}
      className={classes(cell, look)}
    >
      {number}
    </AppLink>
  )
}

function Step({ href, rel, preventScrollReset, children }: LinkCell & { rel: 'prev' | 'next'; children: ReactNode }) {
  if (href === null) {
    return (
      <span
        aria-disabled="true"
        className={classes(cell, 'border-transparent text-control-border max-small:border-border')}
      >
        {children}
      </span>
    )
  }
  return (
    <AppLink
      href={href}
      rel={rel}
      preventScrollReset={preventScrollReset}
      className={classes(cell, linkLook, 'max-small:border-control-border max-small:bg-white')}
    >
      {children}
    </AppLink>
  )
}
