import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { SKELETONS } from '#contract/constants.ts'
import { queries } from '#web/api/queries.ts'
import type { Suggested, Offer } from '#web/api/types.ts'
import { ApplyProvider } from '#web/apply/apply-provider.tsx'
import { useReopening } from '#web/forms/interrupted-form.ts'
import { countTexts } from '#web/forms/search/texts.ts'
import { EmptyOffers } from '#web/illustrations/empty-offers.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { EmptyState } from '#web/ui/feedback/states.tsx'
import { PencilIcon } from '#web/ui/icons.tsx'
import { LinkButton } from '#web/ui/navigation/link-button.tsx'
import { SectionList } from '#web/ui/section-list.tsx'
import { api } from '#web/api/client.ts'
import { limitSentence } from '#web/api/limit-sentence.ts'
import { useNotice } from '#web/ui/feedback/notice.tsx'
import { HowWeChoose } from './how-we-choose.tsx'
import { AskInterests } from './interests/ask-interests.tsx'
import { EditInterestsDialog } from './interests/edit-interests-dialog.tsx'
import { useSaveInterests } from './interests/use-save-interests.ts'
import { SuggestionCard } from './suggestion-card.tsx'
import { suggestionTexts as texts } from './texts.ts'

/** Offers that fit what the candidate looks for and does here. Each says why. */
export function SuggestionsSection() {
  const suggested = useQuery(queries.suggestedOffers.listSuggested.queryOptions())
  const [isEditing, setIsEditing] = useState(false)
  useReopening([['lo-que-busco', () => setIsEditing(true)]])
  const dismiss = useDismiss()
  const { data } = suggested
  const edit = (
    <Button variant="secondary" icon={<PencilIcon />} onClick={() => setIsEditing(true)}>
      {texts.edit}
    </Button>
  )
  return (
    <ApplyProvider>
      <SectionList
        title={texts.title}
        action={data && !data.falta_declarar && data.activas ? edit : null}
        query={{ ...suggested, data: data?.ofertas }}
        grid="grid grid-cols-1 gap-5 small:grid-cols-2 large:grid-cols-3"
        skeleton={{ kind: 'offer', count: SKELETONS.publicOffers }}
        failed={{ title: texts.failed, notice: texts.failedNotice }}
        empty={data && <Nothing data={data} onEdit={() => setIsEditing(true)} />}
        below={data?.activas && <HowWeChoose />}
        keyOf={({ oferta }) => oferta.emp_ofertas_id}
      >
        {(one) => <SuggestionCard suggested={one} onDismiss={() => dismiss(one.oferta)} />}
      </SectionList>
      <EditInterestsDialog isOpen={isEditing} onClose={() => setIsEditing(false)} />
    </ApplyProvider>
  )
}

function Nothing({ data, onEdit }: { data: Suggested; onEdit: () => void }) {
  if (!data.activas) return <SwitchedOff />
  if (data.falta_declarar) return <AskInterests />
  return (
    <EmptyState
      illustration={<EmptyOffers />}
      title={texts.empty}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <Looser ways={data.al_quitar} />
          <Button variant={data.al_quitar.length > 0 ? 'secondary' : 'primary'} onClick={onEdit}>
            {texts.widen}
          </Button>
          <LinkButton variant="secondary" href="/pagina-principal">
            {texts.toOffers}
          </LinkButton>
        </div>
      }
    >
      {texts.emptyHint}
    </EmptyState>
  )
}

const nothingAsked = {
  provincias: { provincias: [], ciudad: null },
  salario_minimo: { salario_minimo: null },
  puestos: { puestos: [], sectores: [] },
}

/** One press takes an answer back that leaves no offer. */
function Looser({ ways }: { ways: Suggested['al_quitar'] }) {
  const { data } = useQuery({ ...queries.suggestedOffers.getInterests.queryOptions(), enabled: ways.length > 0 })
  const save = useSaveInterests()
  return ways.map(({ dato, numero_ofertas: count }) => (
    <Button
      key={dato}
      disabled={!data}
      isPending={save.isPending}
      onClick={() => data && save.send({ ...data, ...nothingAsked[dato] })}
    >
      {texts.without[dato](countTexts.count(count))}
    </Button>
  ))
}

function SwitchedOff() {
  const { data } = useQuery(queries.suggestedOffers.getInterests.queryOptions())
  const save = useSaveInterests()
  return (
    <EmptyState
      title={texts.off}
      action={
        <Button
          disabled={!data}
          isPending={save.isPending}
          onClick={() => data && save.send({ ...data, activas: true })}
        >
          {texts.switchOn}
        </Button>
      }
    >
      {texts.offHint}
    </EmptyState>
  )
}

/** «No me interesa»: the card goes at once, and comes back by «Deshacer» or if it could not be saved. */
function useDismiss() {
  const client = useQueryClient()
  const notice = useNotice()
  const list = queries.suggestedOffers.listSuggested.queryKey()
  const readAgain = () => client.invalidateQueries({ queryKey: list })
  const attempt = async (call: () => Promise<unknown>, done?: () => void) => {
    try {
      await call()
      done?.()
    } catch (error) {
      notice.error(limitSentence(error, texts.dismissFailed))
    }
    await readAgain()
  }
  return ({ emp_ofertas_id: id, nombre }: Offer) => {
    client.setQueryData(
      list,
      (before) => before && { ...before, ofertas: before.ofertas.filter(({ oferta }) => oferta.emp_ofertas_id !== id) },
    )
    const undo = () => void attempt(() => api.suggestedOffers.undismissOffer({ id }))
    void attempt(
      () => api.suggestedOffers.dismissOffer({ id }),
      () => notice.success(texts.dismissed(nombre), [{ label: texts.undo, onPress: undo }]),
    )
  }
}
