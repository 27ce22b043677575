/**
 * Tells zod, before any schema is made, that this site forbids eval. Otherwise it tries once on each visit, and browsers
 * report that as an attack on our Content-Security-Policy. A module would come too late: pages load their schemas first.
 */
export function NoEval({ nonce }: { nonce: string | undefined }) {
  return (
    <script nonce={nonce} suppressHydrationWarning>
      {'globalThis.__zod_globalConfig={jitless:true}'}
    </script>
  )
}
