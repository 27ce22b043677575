import type { Path } from 'react-router'
import { parseWholeNumber } from '#contract/values/whole-number.ts'

const PARAMETER = 'aplicar'

const changed = ({ pathname, search, hash }: Path, change: (parameters: URLSearchParams) => void): Path => {
  const parameters = new URLSearchParams(search)
  change(parameters)
  return { pathname, search: parameters.size > 0 ? `?${parameters}` : '', hash }
}

/** The offer whose apply dialog the address opens by `?aplicar={offerId}`, or null. */
export function offerToApplyTo(search: string): number | null {
  return parseWholeNumber(new URLSearchParams(search).get(PARAMETER))
}

/** The same page with the dialog open for an offer: what Back closes, and what signing in returns to. */
export const withApply = (address: Path, offerId: number): Path =>
  changed(address, (parameters) => parameters.set(PARAMETER, String(offerId)))

/** The same page without the dialog. */
export const withoutApply = (address: Path): Path => changed(address, (parameters) => parameters.delete(PARAMETER))

/** The filters and the page of the list at this address, or nothing elsewhere. */
export const listAt = (address: Path): string =>
  address.pathname === '/pagina-principal' ? withoutApply(address).search : ''

/** `?de=` says which kind of mail a link was in. */
const withoutSource = (address: Path): Path => changed(address, (parameters) => parameters.delete('de'))

/**
 * For `shouldRevalidate`: opening and closing the dialog changes nothing that the page has loaded, nor does removing the mark of a link in
 * a mail.
 */
export function onlyDialogChanged({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean {
  const [before, after] = [withoutSource(withoutApply(currentUrl)), withoutSource(withoutApply(nextUrl))]
  return currentUrl.href !== nextUrl.href && before.pathname === after.pathname && before.search === after.search
}
