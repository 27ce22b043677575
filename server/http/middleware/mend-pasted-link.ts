import type { MiddlewareHandler } from 'hono'

// The marks that a sentence, a bracket or a quotation adds to a link in it: .,;:!?)]>'"»”… and blanks, encoded or not.
const added = /(?:[.,;:!)\]'"]|%(?:20|22|27|29|2C|2E|3A|3B|3E|3F|5D|C2%BB|E2%80%9D|E2%80%A6))+$/i

/** Leads from an address with the signs of a sentence at its end to the page: no address of a page ends with one. */
export const mendPastedLink: MiddlewareHandler = async (c, next) => {
  const { pathname, search } = new URL(c.req.url)
  const mended = pathname.replace(added, '')
  // Two slashes would lead to another host.
  const isPage = mended !== pathname && /^\/[^/\\]/.test(mended)
  return isPage ? c.redirect(mended + search, 301) : next()
}
