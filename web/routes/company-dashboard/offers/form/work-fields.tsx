import { useRef } from 'react'
import { useFormContext } from 'react-hook-form'
import type { OwnOffer } from '#web/api/types.ts'
import { FormComboBox } from '#web/forms/fields/form-combo-box.tsx'
import { listQuery, positionsQuery, useOptions, type Choice } from '#web/forms/fields/master-lists.ts'
import { MasterSelect, withKept } from '#web/forms/fields/master-select.tsx'
import { offerFieldTexts as texts } from '#web/forms/offer-texts.ts'

/** Position and sector. An offer keeps its values after they were retired. */
export function WorkFields({ offer }: { offer: OwnOffer | null }) {
  const { mst_puestos_id: position, mst_emp_sector_id: sector } = offer ?? {}
  const { options, ...positions } = useOptions(positionsQuery)
  const propose = useProposedSector()
  const kept: Choice | undefined = position && { id: position.mst_puestos_id, label: position.nombre }
  return (
    <>
      <FormComboBox
        {...positions}
        name="mst_puestos_id"
        label={texts.position}
        description={texts.positionHint}
        options={withKept<Choice>(options, kept)}
        isRequired
        onChosen={(id) => propose(options.find((one) => one.id === id)?.sectorId)}
      />
      <MasterSelect
        list="sectors"
        name="mst_emp_sector_id"
        label={texts.sector}
        description={texts.sectorHint}
        required
        kept={sector && { id: sector.mst_emp_sector_id, label: sector.descripcion }}
      />
    </>
  )
}

/** Sets the usual sector of a position, unless somebody has chosen another one. A retired sector is not proposed. */
function useProposedSector() {
  const { getValues, setValue, formState } = useFormContext<{ mst_emp_sector_id: number | null }>()
  const { options: sectors } = useOptions(listQuery('sectors'))
  const proposed = useRef<number>(null)
  return (sectorId: number | undefined) => {
    const isChosen = ![null, proposed.current].includes(getValues('mst_emp_sector_id'))
    if (isChosen || sectorId === undefined || !sectors.some(({ id }) => id === sectorId)) return
    proposed.current = sectorId
    setValue('mst_emp_sector_id', sectorId, { shouldDirty: true, shouldValidate: formState.isSubmitted })
  }
}
