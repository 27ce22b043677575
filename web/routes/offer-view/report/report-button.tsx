import { lazy, Suspense, useState } from 'react'
import type { Offer } from '#web/api/types.ts'
import { useSite } from '#web/document/site.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { FlagIcon } from '#web/ui/icons.tsx'
import { reportTexts as texts } from './texts.ts'

const ReportDialog = lazy(() => import('./report-dialog.tsx'))

/** The dialog loads on the first press. It stays mounted, so that it can return the focus. */
export function ReportButton({ offer }: { offer: Pick<Offer, 'emp_ofertas_id' | 'nombre'> }) {
  const [opened, setOpened] = useState(0)
  const [isOpen, setIsOpen] = useState(false)
  const site = useSite()
  const open = () => {
    setOpened((times) => times + 1)
    setIsOpen(true)
  }
  return (
    <>
      <Button variant="quiet" size="small" icon={<FlagIcon size={18} />} onClick={open} className="text-gray-text">
        {texts.open}
      </Button>
      {site && (
        <noscript>
          <p className="text-center text-14 text-gray-text">
            {texts.withoutScripts}{' '}
            <a
              href={`mailto:${site.brand.email}?subject=${encodeURIComponent(texts.subject(offer.emp_ofertas_id))}`}
              className="inline-flex min-h-11 items-center font-medium underline underline-offset-4"
            >
              {site.brand.email}
            </a>
          </p>
        </noscript>
      )}
      {opened > 0 && (
        <Suspense>
          <ReportDialog opened={opened} isOpen={isOpen} onClose={() => setIsOpen(false)} offer={offer} />
        </Suspense>
      )}
    </>
  )
}
