import { createContext, use, useMemo, useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import type { OfferDraft } from '#web/api/types.ts'
import { useReopening } from '#web/forms/interrupted-form.ts'
import ShareDialog from '#web/ui/overlays/share-dialog.tsx'
import { useSubject } from '#web/ui/use-subject.ts'
import { addressOf } from '../section.ts'
import { offerTexts as texts } from '../texts.ts'
import { interruptedNameOf } from './drafts/interrupted-name.ts'
import { NewOfferDialog } from './drafts/new-offer-dialog.tsx'

interface NewOffer {
  /** Opens the form of a new offer. Without a project the offer belongs to the usual one, or to a first one. */
  create: (projectId?: number) => void
  /** Opens it with a stored draft. */
  resume: (savedDraft: OfferDraft) => void
}

/** The purpose of the open form. */
interface Begun {
  projectId?: number | undefined
  savedDraft: OfferDraft | null
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
  const [{ projectId, savedDraft }, setBegun] = useState<Begun>({ savedDraft: null })
  const sharing = useSubject<Published>()
  const context = useMemo(() => {
    const open = (begun: Begun) => {
      setBegun(begun)
      setIsOpen(true)
    }
    return {
      create: (project?: number) => open({ projectId: project, savedDraft: null }),
      resume: (draft: OfferDraft) => open({ projectId: draft.emp_proyectos_id ?? undefined, savedDraft: draft }),
    }
  }, [])
  useReopening([[interruptedNameOf(null), () => context.create()]])
  const actionsFor = (offer: Published) => [
    { label: texts.see, onPress: () => void navigate(pathOf(offer)) },
    { label: texts.share, onPress: () => sharing.open(offer) },
  ]
  return (
    <NewOfferContext value={context}>
      {children}
      <NewOfferDialog
        {...{ isOpen, projectId, savedDraft, actionsFor }}
        onClose={() => setIsOpen(false)}
        onSaved={() => navigate(addressOf('ofertas'), { preventScrollReset: true })}
        onLoaded={context.resume}
      />
      {sharing.subject && (
        <ShareDialog
          isOpen={sharing.isOpen}
          onClose={sharing.close}
          offerName={sharing.subject.name}
          url={location.origin + pathOf(sharing.subject)}
        />
      )}
    </NewOfferContext>
  )
}
