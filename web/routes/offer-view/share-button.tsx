import { lazy, Suspense, useState } from 'react'
import { offerViewTexts as texts } from './texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { ShareIcon } from '#web/ui/icons.tsx'

const ShareDialog = lazy(() => import('#web/ui/overlays/share-dialog.tsx'))

/** The dialog loads on the first press. It stays mounted, so that it can return the focus. */
export function ShareButton({ offerName }: { offerName: string }) {
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused')
  return (
    <>
      <Button variant="secondary" isFullWidth icon={<ShareIcon />} onClick={() => setState('open')}>
        {texts.share}
      </Button>
      {state !== 'unused' && (
        <Suspense>
          <ShareDialog
            isOpen={state === 'open'}
            onClose={() => setState('closed')}
            offerName={offerName}
            url={location.origin + location.pathname}
          />
        </Suspense>
      )}
    </>
  )
}
