import { screen } from '@testing-library/react'
import { FormProvider, useForm } from 'react-hook-form'
import { expect, test } from 'vitest'
import type { OwnOffer } from '#web/api/types.ts'
import { renderPrivate } from '#web/testing/render-private.tsx'
import { stubApi } from '#web/testing/stub-api.ts'
import { WorkFields } from './work-fields.tsx'

const lists = {
  'GET /api/master/job-positions': [{ mst_puestos_id: 1, nombre: 'Electricista' }],
  'GET /api/master/sectors': [{ mst_emp_sector_id: 7, descripcion: 'Comercio', link_imagen: '' }],
}

function Fields({ offer }: { offer: OwnOffer | null }) {
  const defaultValues = {
    mst_puestos_id: offer?.mst_puestos_id.mst_puestos_id ?? null,
    mst_emp_sector_id: offer?.mst_emp_sector_id.mst_emp_sector_id ?? null,
  }
  return (
    <FormProvider {...useForm({ defaultValues })}>
      <WorkFields offer={offer} />
    </FormProvider>
  )
}

const optionsOf = (label: RegExp) =>
  [...screen.getByLabelText<HTMLSelectElement>(label).options].map(({ text }) => text)

test('an offer keeps a position that is no more offered, and a new one cannot choose it', async () => {
  stubApi(lists)
  const offer = {
    mst_puestos_id: { mst_puestos_id: 2, nombre: 'Farero/a' },
    mst_emp_sector_id: { mst_emp_sector_id: 7, descripcion: 'Comercio', link_imagen: '' },
  } as OwnOffer
  const { rerender } = renderPrivate(<Fields offer={offer} />)
  await screen.findByText('Electricista')
  expect(screen.getByLabelText<HTMLSelectElement>(/^Puesto/).selectedOptions[0]?.text).toBe(
    'Farero/a (ya no se ofrece)',
  )
  expect(optionsOf(/^Sector/).slice(1)).toEqual(['Comercio'])

  rerender(<Fields key="new" offer={null} />)
  expect(optionsOf(/^Puesto/).slice(1)).toEqual(['Electricista'])
})
