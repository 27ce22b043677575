import { useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { APPLICANT_ORDERS } from '#contract/applications/applicants.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { classes } from '#web/ui/classes.ts'
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
  // A narrow list has one row: words and «Filtros». The other fields open below. A field that is set stays in sight.
  const rare = (isSet: boolean) =>
    classes('order-1 col-span-full @[30rem]:order-none @[30rem]:col-span-1', !isSet && !isOpen && '@max-[30rem]:hidden')
  const go = (change: Partial<DeskFilters>, replace = false) =>
    void navigate(deskAddress({ ...filters, ...change, pagina: 1 }), { replace, preventScrollReset: true })
  return (
    <ListSearch
      filters={filters}
      texts={candidateTexts}
      onChange={go}
      className="grid-cols-[minmax(0,1fr)_auto] @[30rem]:grid-cols-2 @[40rem]:grid-cols-[1fr_1fr_auto] @[56rem]:grid-cols-[1fr_15rem_14rem_auto]"
      wordsClassName="@[30rem]:col-span-full @[56rem]:col-span-1"
      stateClassName={rare(filters.estado !== '')}
    >
      <SelectField
        label={texts.order}
        isLabelHidden
        name="orden"
        value={filters.orden}
        onChange={({ target }) => go({ orden: orders.find((one) => one.id === target.value)?.id ?? 'recientes' })}
        placeholder={null}
        options={orders}
        className={rare(filters.orden !== 'recientes')}
      />
      <Button
        variant="secondary"
        icon={<FilterIcon />}
        className="@max-[30rem]:px-3! @[30rem]:col-span-full @[40rem]:col-span-1"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {texts.filters(countFolded(filters))}
      </Button>
      {filters.buscar && <p className="col-span-full text-13 text-gray-text">{texts.searched}</p>}
      <div id={id} hidden={!isOpen} className="order-1 col-span-full @[30rem]:order-none">
        {isOpen && <FoldedFields filters={filters} onChange={go} />}
      </div>
    </ListSearch>
  )
}
