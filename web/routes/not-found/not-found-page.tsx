import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { NotFoundScene } from '#web/illustrations/not-found-scene.tsx'
import { VisitorFrame } from '#web/frames/visitor-frame.tsx'
import { notFoundTexts } from './texts.ts'
import { MAIN_ID } from '#web/ui/navigation/skip-link.tsx'
import { LinkButton } from '#web/ui/navigation/link-button.tsx'

/** Every unknown address shows it too. */
export function NotFoundPage() {
  return (
    <VisitorFrame>
      <main id={MAIN_ID} className="page my-auto grid justify-items-center gap-4 py-12 text-center">
        <NotFoundScene className="w-full max-w-80" />
        <h1 className="grid gap-2">
          <span className="text-hero font-bold">{notFoundTexts.code}</span>
          <span className="text-24 font-semibold">{notFoundTexts.title}</span>
        </h1>
        <p className="text-gray-text">{notFoundTexts.hint}</p>
        <LinkButton href="/pagina-principal">{notFoundTexts.toOffers}</LinkButton>
      </main>
    </VisitorFrame>
  )
}

/** The same for a page whose data is missing: the address changes, in its own entry of the history. */
export function MissingPage() {
  const navigate = useNavigate()
  useEffect(() => void navigate('/pagina-no-encontrada', { replace: true }), [navigate])
  return <NotFoundPage />
}
