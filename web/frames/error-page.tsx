import { useLocation } from 'react-router'
import { isNoConnection } from '#web/api/api-error.ts'
import { errorTexts } from '#web/texts.ts'
import { MAIN_ID } from '#web/ui/navigation/skip-link.tsx'
import { buttonClasses } from '#web/ui/buttons/button-style.ts'

/** The page after an unexpected error or without a network. The details are in the log. */
export function ErrorPage({ error }: { error: unknown }) {
  const { pathname, search } = useLocation()
  const isOffline = isNoConnection(error)
  return (
    <main id={MAIN_ID} className="page grid min-h-dvh content-center justify-items-center gap-4 py-12 text-center">
      <h1 className="text-28 font-semibold">{isOffline ? errorTexts.noConnectionTitle : errorTexts.title}</h1>
      <p className="text-gray-text">{isOffline ? errorTexts.noConnectionHint : errorTexts.hint}</p>
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
