import { use, useState } from 'react'
import { useLocation } from 'react-router'
import { isNoConnection } from '#web/api/api-error.ts'
import { Reference } from '#web/document/reference.ts'
import { errorTexts } from '#web/texts.ts'
import { MAIN_ID } from '#web/ui/navigation/skip-link.tsx'
import { buttonClasses } from '#web/ui/buttons/button-style.ts'

const REFERENCE_ID = 'referencia'

/** The id of the request that failed. In the browser it is read from the page of the server, so that React finds the same text. */
function useReference(): string | null {
  const reference = use(Reference)
  const [shown] = useState(() =>
    typeof document === 'undefined' ? null : (document.getElementById(REFERENCE_ID)?.textContent ?? null),
  )
  return reference === undefined ? shown : errorTexts.reference(reference)
}

/** The page after an unexpected error or without a network. The details are in the log. */
export function ErrorPage({ error }: { error: unknown }) {
  const { pathname, search } = useLocation()
  const reference = useReference()
  const isOffline = isNoConnection(error)
  return (
    <main id={MAIN_ID} className="page grid min-h-dvh content-center justify-items-center gap-4 py-12 text-center">
      <h1 className="text-28 font-semibold">{isOffline ? errorTexts.noConnectionTitle : errorTexts.title}</h1>
      <p className="text-gray-text">{isOffline ? errorTexts.noConnectionHint : errorTexts.hint}</p>
      {reference !== null && (
        <p id={REFERENCE_ID} className="text-gray-text">
          {reference}
        </p>
      )}
      <div className="flex flex-wrap justify-center gap-3">
        {/* A plain anchor reloads the page, with or without JavaScript. */}
        <a href={pathname + search} className={buttonClasses({})}>
          {errorTexts.retry}
        </a>
        <a href="/" className={buttonClasses({ variant: 'secondary' })}>
          {errorTexts.toStart}
        </a>
      </div>
    </main>
  )
}
