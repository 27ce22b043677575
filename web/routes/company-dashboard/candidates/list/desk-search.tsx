import { useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { APPLICANT_ORDERS } from '#contract/applications/applicants.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { FilterIcon } from '#web/ui/icons.tsx'
import { ListSearch } from '../../lists/list-search.tsx'
import { candidateTexts } from '../../texts.ts'
import { countFolded, deskAddress, type DeskFilters } from '../desk-address.ts'
import { deskTexts as texts } from '../texts.ts'
import { FoldedFields } from './folded-fields.tsx'

const orders = APPLICANT_ORDERS.map((id) => ({ id, label: texts.orders[id] }))

/** Searches and orders the candidates. Rare filters are folded and load their choices when opened. */
export function DeskSearch({ filters }: { filters: DeskFilters }) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const navigate = useNavigate()
  const go = (change: Partial<DeskFilters>, replace = false) =>
    void navigate(deskAddress({ ...filters, ...change, pagina: 1 }), { replace, preventScrollReset: true })
  return (
    <ListSearch
      filters={filters}
      texts={candidateTexts}
      onChange={go}
      className="grid-cols-2 @[56rem]:grid-cols-[1fr_15rem_14rem_auto]"
      wordsClassName="col-span-full @[56rem]:col-span-1"
      stateClassName="col-span-full @[30rem]:col-span-1"
    >
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
    </ListSearch>
  )
}
