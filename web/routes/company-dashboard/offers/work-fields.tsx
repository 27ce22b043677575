import type { OwnOffer } from '#web/api/types.ts'
import { MasterSelect } from '#web/forms/fields/master-select.tsx'
import { offerFieldTexts as texts } from '#web/forms/offer-texts.ts'

/** Position and sector. An offer keeps those that it has, also where they are no more offered. */
export function WorkFields({ offer }: { offer: OwnOffer | null }) {
  const { mst_puestos_id: position, mst_emp_sector_id: sector } = offer ?? {}
  return (
    <>
      <MasterSelect
        list="positions"
        name="mst_puestos_id"
        label={texts.position}
        required
        kept={position && { id: position.mst_puestos_id, label: position.nombre }}
      />
      <MasterSelect
        list="sectors"
        name="mst_emp_sector_id"
        label={texts.sector}
        required
        kept={sector && { id: sector.mst_emp_sector_id, label: sector.descripcion }}
      />
    </>
  )
}
