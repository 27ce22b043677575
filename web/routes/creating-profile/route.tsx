import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { PREPARING_PROFILE_MS } from '#contract/constants.ts'
import { PreparingScene } from '#web/illustrations/preparing-scene.tsx'
import { pageMeta } from '#web/document/page-meta.ts'
import { creatingProfileTexts as texts } from './texts.ts'
import { MAIN_ID } from '#web/ui/navigation/skip-link.tsx'
import type { Route } from './+types/route'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: texts.preparing, isHidden: true })

/** A short wait between the choice of the plan and the company's page. */
export default function CreatingProfile() {
  const navigate = useNavigate()
  useEffect(() => {
    const timer = setTimeout(() => void navigate('/perfil-empresa', { replace: true }), PREPARING_PROFILE_MS)
    return () => clearTimeout(timer)
  }, [navigate])
  return (
    <main id={MAIN_ID} className="page grid min-h-dvh content-center justify-items-center gap-6 py-10 text-center">
      <PreparingScene className="w-full max-w-75" />
      <div role="status">
        <h1 className="text-24 font-semibold">{texts.preparing}</h1>
      </div>
    </main>
  )
}
