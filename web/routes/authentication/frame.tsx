import type { ReactNode } from 'react'
import { useSite } from '#web/document/site.ts'
import { useSession } from '#web/session/use-session.ts'
import { MAIN_ID } from '#web/ui/navigation/skip-link.tsx'
import { NeedsScripts } from '#web/ui/feedback/needs-scripts.tsx'
import { Card } from '#web/ui/card.tsx'
import { Logo } from '#web/ui/navigation/logo.tsx'

interface FrameProps {
  /** Behind the card. */
  picture?: ReactNode
  /** Below the card. */
  footer: ReactNode
  children: ReactNode
}

/** A page with one card in the middle: 320 px wide on mobile, 400 on larger screens. */
export function AuthenticationFrame({ picture, footer, children }: FrameProps) {
  const { initialised } = useSession()
  const brand = useSite()?.brand.name
  return (
    <main
      id={MAIN_ID}
      className="flex min-h-dvh flex-col items-center overflow-x-clip px-4 py-6 small:py-10 max-[351px]:px-0"
    >
      <Logo {...(brand && { name: brand })} className="text-24" />
      <NeedsScripts />
      <div className="relative mb-auto flex w-full justify-center py-6 small:pt-10">
        {picture}
        {/* Before hydration a press would do nothing, or submit the form without its script. */}
        <div inert={!initialised} className="w-full max-w-80 small:max-w-100">
          <div data-messages="" className="mb-5 grid gap-3 empty:hidden" />
          <Card className="p-5 small:p-8">{children}</Card>
        </div>
      </div>
      <p className="text-center text-14 text-gray-text">{footer}</p>
    </main>
  )
}
