import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { offer, searchWord } from '#server/database/schema/schema.ts'
import { aCompany, anOffer } from '#server/testing/factories.ts'
import { createTestApp } from '#server/testing/test-app.ts'
import { forgetWords } from './forget-words.ts'

const app = await createTestApp()
const { db } = app.deps

const listWords = async () => (await db.select().from(searchWord)).map(({ word }) => word)
const find = async (words: string) =>
  (await app.call<{ total: number }>(`GET /api/companies/all-active-offers?nombre=${encodeURIComponent(words)}`)).body
const remove = (offerId: number) => db.delete(offer).where(eq(offer.id, offerId))

test('words of deleted offers and their companies are forgotten, and the words of others stay', async () => {
  const [person, other] = [await aCompany(app, { nombre: 'Zurrapita Fontán' }), await aCompany(app)]
  const offerId = await anOffer(app, { by: person, nombre: "Zurracapote O'Higgins C++ a\\b" })
  await anOffer(app, { by: other, nombre: "Fontán O'Higgins C++ a\\b" })
  await forgetWords(app.deps)
  const before = await listWords()
  for (const word of ['zurrapita', 'fontan', 'zurracapote', 'c++']) expect(before).toContain(word)

  await remove(offerId)
  await forgetWords(app.deps)
  const after = await listWords()
  expect(before.filter((word) => !after.includes(word)).toSorted()).toEqual(['zurracapote', 'zurrapita'])
  expect(JSON.stringify(await find('onta'))).toContain('Fontán')
})

// Seen to fail without the lock: the word of the new offer was gone, and no part of it was found.
test('a word that an offer gets at the same time stays', async () => {
  const by = await aCompany(app)
  await remove(await anOffer(app, { by, nombre: 'Zarzaparrilla' }))
  const offerId = await anOffer(app, { by, nombre: 'Otra' })
  await db.transaction(async (tx) => {
    await tx.update(offer).set({ name: 'Zarzaparrilla' }).where(eq(offer.id, offerId))
    await expect(forgetWords(app.deps)).rejects.toMatchObject({ cause: { code: '55P03' } })
  })
  await forgetWords(app.deps)
  expect(await listWords()).toContain('zarzaparrilla')
  expect(JSON.stringify(await find('zaparri'))).toContain('Zarzaparrilla')
})
