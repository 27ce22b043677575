import type { Sample, SampleFilters } from './search-samples.ts'

type Body = Partial<Record<'nombre' | 'sector' | 'ciudad' | 'comunidad', string | undefined>>

export const fromFilters = (body: Body): SampleFilters => ({
  name: body.nombre,
  sector: body.sector,
  city: body.ciudad,
  community: body.comunidad,
})

export const toSample = (sample: Sample) => ({
  id: sample.id,
  nombre: sample.name,
  sector: sample.sector,
  ciudad: sample.city,
  comunidad: sample.community,
})
