import type { MouseEvent } from 'react'
import { menuTexts } from '#web/texts.ts'

/** The id of the `<main>` of every page. */
export const MAIN_ID = 'contenido'

/** First on every page, seen when it has the focus: leads past header and menu. */
export function SkipLink() {
  return (
    <a
      href={`#${MAIN_ID}`}
      onClick={focusMain}
      className="sr-only z-50 print:hidden rounded-control bg-ink px-4 py-3 font-medium text-white focus-visible:not-sr-only focus-visible:fixed focus-visible:top-2 focus-visible:left-2 focus-visible:px-4 focus-visible:py-3"
    >
      {menuTexts.skip}
    </a>
  )
}

/** Leaves the address as it is: a hash would be part of what signing in returns to. */
function focusMain(event: MouseEvent) {
  const main = document.getElementById(MAIN_ID)
  if (!main) return
  event.preventDefault()
  main.tabIndex = -1
  main.focus()
}
