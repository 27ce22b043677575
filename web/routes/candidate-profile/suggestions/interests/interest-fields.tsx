import { useQuery } from '@tanstack/react-query'
import { useFormContext } from 'react-hook-form'
import { INTERESTS_MAX } from '#contract/constants.ts'
import { DISTANCES_KM, distanceName, distanceWords } from '#contract/offer/distances.ts'
import { FormMany } from '#web/forms/fields/form-many.tsx'
import { FormSelect } from '#web/forms/fields/form-select.tsx'
import { FormText } from '#web/forms/fields/form-text.tsx'
import { allProvincesQuery, listQuery, positionsQuery, useOptions } from '#web/forms/fields/master-lists.ts'
import { SwitchField } from '#web/ui/fields/switch-field.tsx'
import { interestTexts as texts } from '../texts.ts'

const max = INTERESTS_MAX

export function PositionsField({ label }: { label: string }) {
  return <FormMany name="puestos" label={label} max={max} {...useOptions(positionsQuery)} />
}

export function ProvincesField({ label }: { label: string }) {
  const { data = [], isError, isFetching, refetch } = useQuery(allProvincesQuery)
  const options = data.map(({ mst_provincias_id: id, nombre }) => ({ id, label: nombre }))
  return (
    <FormMany
      name="provincias"
      label={label}
      max={max}
      options={options}
      isLoading={isFetching && data.length === 0}
      hasLoadError={isError && !isFetching}
      onRetry={() => void refetch()}
    />
  )
}

const distances = DISTANCES_KM.map((id) => ({ id, label: distanceName(id) }))

/** A municipality, and how far from it. */
export const NearField = () => (
  <div className="grid grid-cols-[minmax(0,1fr)_8rem] items-start gap-2 large-text:grid-cols-1">
    <FormText name="ciudad" label={texts.town} description={texts.townHint} autoComplete="address-level2" />
    <FormSelect name="distancia" label={distanceWords.label} placeholder={null} options={distances} />
  </div>
)

export const SalaryField = ({ label }: { label: string }) => (
  <FormText
    name="salario_minimo"
    label={label}
    description={texts.salaryHint}
    inputMode="numeric"
    trailing="€"
    autoComplete="off"
  />
)

export function OtherFields() {
  return (
    <>
      <FormMany name="sectores" label={texts.sectors} max={max} {...useOptions(listQuery('sectors'))} />
      <FormMany name="modalidades" label={texts.modalities} max={max} {...useOptions(listQuery('modalities'))} />
      <FormMany name="jornadas" label={texts.workdays} max={max} {...useOptions(listQuery('workdays'))} />
    </>
  )
}

export function SwitchRow({ name, label }: { name: 'activas' | 'por_correo'; label: string }) {
  const { register } = useFormContext<Record<string, boolean>>()
  return <SwitchField label={label} onText={texts.on} offText={texts.off} {...register(name)} />
}
