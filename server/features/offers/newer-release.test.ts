import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { offer, position, sector } from '#server/database/schema/schema.ts'
import { aCompany, anOffer } from '#server/testing/factories.ts'
import { createTestApp } from '#server/testing/test-app.ts'

const app = await createTestApp()
const read = (id: number) => app.call(`GET /api/companies/offer-information/${id}`)

// Seen to fail without `isEnough`: the names were read before.
test('an offer shows a sector and a position that a newer release has added meanwhile', async () => {
  const { db } = app.deps
  const id = await anOffer(app, { by: await aCompany(app) })
  expect((await read(id)).status).toBe(200)
  const [sectorId, positionId] = [8001, 8002]
  await db.insert(sector).values({ id: sectorId, name: 'Espacio', imagePath: '/sectores/espacio.svg' })
  await db.insert(position).values({ id: positionId, sectorId, name: 'Astronauta' })
  await db
    .update(offer)
    .set({ sectorId, positionId, updatedAt: sql`now()` })
    .where(eq(offer.id, id))
  expect(await read(id)).toMatchObject({
    status: 200,
    body: {
      mst_puestos_id: { nombre: 'Astronauta' },
      mst_emp_sector_id: { descripcion: 'Espacio', link_imagen: '/sectores/espacio.svg' },
    },
  })
})
