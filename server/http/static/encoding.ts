export type Encoding = 'br' | 'gzip'

const preferred: readonly Encoding[] = ['br', 'gzip']

const isRefused = (parameters: string): boolean => /;\s*q=0(\.0*)?\s*$/.test(parameters)

/** The best compression of those that there are and that the browser accepts; undefined for none. */
export function chooseEncoding(acceptEncoding: string | undefined, there = preferred): Encoding | undefined {
  const accepted = new Set(
    (acceptEncoding ?? '')
      .split(',')
      .filter((entry) => !isRefused(entry))
      .map((entry) => entry.split(';')[0]?.trim().toLowerCase()),
  )
  return there.find((encoding) => accepted.has(encoding))
}

/** Texts shrink to a quarter; pictures, fonts and PDFs are compressed already. */
export const isCompressible = (contentType: string): boolean =>
  /^(text\/|application\/(json|javascript|xml|rss\+xml|manifest\+json)|image\/svg\+xml)/i.test(contentType)
