import { useQuery } from '@tanstack/react-query'
import { parseWholeNumber } from '#contract/values/whole-number.ts'
import { queries } from '#web/api/queries.ts'
import { ComboBoxField } from '#web/ui/fields/combo-box-field.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { noAnswer, type DeskFilters } from '../desk-address.ts'
import { deskTexts as texts } from '../texts.ts'
import { AnswerFields } from './answer-fields.tsx'

interface FoldedFieldsProps {
  filters: DeskFilters
  onChange: (change: Partial<DeskFilters>) => void
}

const WAITING_DAYS = [3, 7, 15, 30]
const days = WAITING_DAYS.map((id) => ({ id, label: texts.atLeast(id) }))

/** The filters whose choices are the company's own: offers, projects, and where its candidates live. */
export function FoldedFields({ filters, onChange }: FoldedFieldsProps) {
  const offers = useQuery(queries.offers.listCompanyOffers.queryOptions({ input: {} }))
  const projects = useQuery(queries.projects.listProjects.queryOptions({ input: {} }))
  const cities = useQuery(queries.applicationDesk.listCities.queryOptions())
  const asking = offers.data?.body.find((one) => one.emp_ofertas_id === filters.oferta)
  return (
    <div className="grid gap-3 @[30rem]:grid-cols-2 @[56rem]:grid-cols-4">
      <ComboBoxField
        label={texts.offer}
        placeholder={texts.anyOffer}
        options={(offers.data?.body ?? []).map((one) => ({ id: one.emp_ofertas_id, label: one.nombre }))}
        {...stateOf(offers)}
        value={filters.oferta}
        onChange={(oferta) => onChange({ oferta, ...noAnswer })}
      />
      <ComboBoxField
        label={texts.project}
        placeholder={texts.anyProject}
        options={(projects.data?.body ?? []).map((one) => ({ id: one.emp_proyectos_id, label: one.nombre }))}
        {...stateOf(projects)}
        value={filters.proyecto}
        onChange={(proyecto) => onChange({ proyecto })}
      />
      <ComboBoxField
        label={texts.city}
        placeholder={texts.anyCity}
        options={(cities.data ?? []).map((one) => ({ id: one.mst_ciudades_id, label: one.nombre }))}
        {...stateOf(cities)}
        value={filters.ciudad}
        onChange={(ciudad) => onChange({ ciudad })}
      />
      <SelectField
        label={texts.days}
        name="dias"
        value={filters.dias ?? ''}
        onChange={({ target }) => onChange({ dias: parseWholeNumber(target.value) })}
        placeholder={texts.anyDays}
        options={days}
      />
      <AnswerFields questions={asking?.preguntas ?? []} filters={filters} onChange={onChange} />
    </div>
  )
}

const stateOf = ({
  isPending,
  isError,
  refetch,
}: {
  isPending: boolean
  isError: boolean
  refetch: () => unknown
}) => ({
  isLoading: isPending,
  hasLoadError: isError,
  onRetry: () => void refetch(),
})
