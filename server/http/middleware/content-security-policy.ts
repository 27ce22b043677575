const directives = {
  'default-src': "'self'",
  'script-src': "'self'",
  // React Aria places popovers with style attributes, and React sets sizes with them.
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data: blob:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
}

/** The Content-Security-Policy of an answer: our own files, and the inline scripts with these hashes ('sha256-…'). */
export const contentSecurityPolicy = (scriptHashes: readonly string[] = []): string =>
  Object.entries({ ...directives, 'script-src': [directives['script-src'], ...scriptHashes].join(' ') })
    .map(([name, sources]) => `${name} ${sources}`)
    .join('; ')
