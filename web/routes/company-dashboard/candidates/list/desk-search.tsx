import { useId, useState, type SubmitEvent } from 'react'
import { useNavigate } from 'react-router'
import { APPLICANT_ORDERS } from '#contract/applications/applicants.ts'
import { LENGTH_MAX } from '#contract/constants.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { FilterIcon, SearchIcon } from '#web/ui/icons.tsx'
import { useLiveSearch } from '../../lists/use-live-search.ts'
import { candidateTexts, listTexts } from '../../texts.ts'
import { countFolded, deskAddress, type DeskFilters } from '../desk-address.ts'
import { deskTexts as texts } from '../texts.ts'
import { FoldedFields } from './folded-fields.tsx'

const orders = APPLICANT_ORDERS.map((id) => ({ id, label: texts.orders[id] }))
const offerStates = [
  { id: '1', label: candidateTexts.states[1] },
  { id: '0', label: candidateTexts.states[0] },
]

/** Searches and orders the candidates. Rare filters are folded and load their choices when opened. */
export function DeskSearch({ filters }: { filters: DeskFilters }) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const navigate = useNavigate()
  const go = (change: Partial<DeskFilters>, replace = false) =>
    void navigate(deskAddress({ ...filters, ...change, pagina: 1 }), { replace, preventScrollReset: true })
  const { field, onType, onSend } = useLiveSearch(filters.buscar, (buscar) => go({ buscar }, filters.buscar !== ''))
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSend()
  }
  return (
    <search aria-label={listTexts.search} className="@container">
      <form onSubmit={submit} className="grid grid-cols-2 gap-3 @[56rem]:grid-cols-[1fr_15rem_14rem_auto]">
        <TextField
          ref={field}
          label={candidateTexts.search}
          isLabelHidden
          placeholder={candidateTexts.search}
          name="buscar"
          type="search"
          defaultValue={filters.buscar}
          onChange={onType}
          maxLength={LENGTH_MAX.title}
          leading={<SearchIcon />}
          autoComplete="off"
          className="col-span-full @[56rem]:col-span-1"
        />
        <SelectField
          label={candidateTexts.state}
          isLabelHidden
          name="estado"
          value={filters.estado}
          onChange={({ target }) => go({ estado: target.value === '0' || target.value === '1' ? target.value : '' })}
          placeholder={candidateTexts.anyState}
          options={offerStates}
          className="col-span-full @[30rem]:col-span-1"
        />
        <SelectField
          label={texts.order}
          isLabelHidden
          name="orden"
          value={filters.orden}
          onChange={({ target }) => go({ orden: orders.find((one) => one.id === target.value)?.id ?? 'recientes' })}
          placeholder={null}
          options={orders}
        />
        <Button
          variant="secondary"
          icon={<FilterIcon />}
          className="@[30rem]:col-span-full @[56rem]:col-span-1"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          {texts.filters(countFolded(filters))}
        </Button>
        <div id={id} hidden={!isOpen} className="col-span-full">
          {isOpen && <FoldedFields filters={filters} onChange={go} />}
        </div>
      </form>
    </search>
  )
}
