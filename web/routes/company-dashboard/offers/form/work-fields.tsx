import { useDeferredValue, useEffect, useMemo, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { OwnOffer } from '#web/api/types.ts'
import { FormComboBox } from '#web/forms/fields/form-combo-box.tsx'
import { listQuery, positionsQuery, useOptions, type Choice, type Position } from '#web/forms/fields/master-lists.ts'
import { MasterSelect, withKept } from '#web/forms/fields/master-select.tsx'
import { offerFieldTexts as texts } from '#web/forms/offer-texts.ts'
import { OwnPosition } from './own-position.tsx'
import { findNamedPosition, listNames } from './name-position.ts'

/** Position and sector. An offer keeps its values after they were retired. */
export function WorkFields({ offer }: { offer: OwnOffer | null }) {
  const { mst_puestos_id: position, mst_emp_sector_id: sector } = offer ?? {}
  const { options, ...positions } = useOptions(positionsQuery)
  const propose = useProposedSector()
  useProposedPosition(options, ({ sectorId }) => propose(sectorId))
  const kept: Choice | undefined = position && { id: position.mst_puestos_id, label: position.nombre }
  return (
    <>
      <div className="grid content-start gap-2">
        <FormComboBox
          {...positions}
          name="mst_puestos_id"
          label={texts.position}
          description={texts.positionHint}
          options={withKept<Choice>(options, kept)}
          isRequired
          onChosen={(id) => propose(options.find((one) => one.id === id)?.sectorId)}
        />
        <OwnPosition position={useWatch<Values, 'mst_puestos_id'>({ name: 'mst_puestos_id' })} />
      </div>
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

type Values = { nombre: string; mst_puestos_id: number | null; mst_emp_sector_id: number | null }

/** Sets a choice and returns whether it did: one that somebody has made stays. */
function useProposal(name: 'mst_puestos_id' | 'mst_emp_sector_id') {
  const { getValues, setValue, formState } = useFormContext<Values>()
  const proposed = useRef<number>(null)
  return (id: number): boolean => {
    const isChosen = ![null, proposed.current].includes(getValues(name))
    if (isChosen) return false
    proposed.current = id
    setValue(name, id, { shouldDirty: true, shouldValidate: formState.isSubmitted })
    return true
  }
}

/** Proposes the usual sector of a position, unless it is retired. */
function useProposedSector() {
  const propose = useProposal('mst_emp_sector_id')
  const { options: sectors } = useOptions(listQuery('sectors'))
  return (sectorId: number | undefined) => {
    if (sectorId !== undefined && sectors.some(({ id }) => id === sectorId)) propose(sectorId)
  }
}

/** Proposes the position that the title names, while somebody types it. */
function useProposedPosition(positions: readonly Position[], onProposed: (position: Position) => void) {
  const propose = useProposal('mst_puestos_id')
  const title = useDeferredValue(useWatch<Values, 'nombre'>({ name: 'nombre' }))
  const isTyped = title !== useFormContext<Values>().formState.defaultValues?.nombre
  const names = useMemo(() => listNames(positions), [positions])
  const named = useMemo(() => (isTyped ? findNamedPosition(title, names) : undefined), [isTyped, title, names])
  useEffect(() => {
    if (named && propose(named.id)) onProposed(named)
    // The title alone proposes: a choice that somebody clears stays empty.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [named])
}
