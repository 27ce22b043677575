/** The `handle` of a public page whose scripts load after its first paint. */
export const lateScripts = { scripts: 'late' } as const
