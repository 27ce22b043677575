import { stateTexts } from '#web/texts.ts'

/** Seen only without scripts, in place of what needs them. */
export const NeedsScripts = () => (
  <noscript>
    <p className="page py-6 text-center font-medium">{stateTexts.needsScripts}</p>
  </noscript>
)
