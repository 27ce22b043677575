import { createContext, use, useMemo, useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { useReopening } from '#web/forms/interrupted-form.ts'
import ShareDialog from '#web/ui/overlays/share-dialog.tsx'
import { addressOf } from '../section.ts'
import { offerTexts as texts } from '../texts.ts'
import { draftOfNewOffer, OfferDialog } from './offer-dialog.tsx'

interface NewOffer {
  /** Opens the form of a new offer. Without a project the offer belongs to the usual one, or to a first one. */
  create: (projectId?: number) => void
}

const NewOfferContext = createContext<NewOffer | null>(null)

export function useNewOffer(): NewOffer {
  const context = use(NewOfferContext)
  if (!context) throw new Error('useNewOffer needs a NewOfferProvider above it')
  return context
}

interface Published {
  id: number
  name: string
}

const pathOf = ({ id }: Published) => `/vista-oferta-completa/${id}`

/** Around the sections: the form of a new offer, and the dialog that shares it. Both outlast the section that opened them. */
export function NewOfferProvider({ children }: { children: ReactNode }) {
  const navigate = useNavigate()
  const [isOpen, setIsOpen] = useState(false)
  const [projectId, setProjectId] = useState<number>()
  const [shared, setShared] = useState<Published>()
  const [isSharing, setIsSharing] = useState(false)
  const context = useMemo(
    () => ({
      create: (project?: number) => {
        setProjectId(project)
        setIsOpen(true)
      },
    }),
    [],
  )
  useReopening([[draftOfNewOffer(), context.create]])
  const share = (offer: Published) => {
    setShared(offer)
    setIsSharing(true)
  }
  const actionsFor = (offer: Published) => [
    { label: texts.see, onPress: () => void navigate(pathOf(offer)) },
    { label: texts.share, onPress: () => share(offer) },
  ]
  return (
    <NewOfferContext value={context}>
      {children}
      <OfferDialog
        isOpen={isOpen}
        projectId={projectId}
        offer={null}
        onClose={() => setIsOpen(false)}
        onCreated={() => void navigate(addressOf('ofertas'), { preventScrollReset: true })}
        actionsFor={actionsFor}
      />
      {shared && (
        <ShareDialog
          isOpen={isSharing}
          onClose={() => setIsSharing(false)}
          offerName={shared.name}
          url={location.origin + pathOf(shared)}
        />
      )}
    </NewOfferContext>
  )
}
