// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { forgetRole } from '#web/session/role.ts'
import { saveToken } from '#web/tab-storage/session-store.ts'
import { stubApi } from '#web/testing/stub-api.ts'
import { findDestination } from './find-destination.ts'

beforeEach(() => {
  sessionStorage.clear()
  forgetRole()
  saveToken('token-1')
})

const list = '/pagina-principal?nombre=camarera'

test.each([
  [1, list, list],
  [2, list, '/perfil-empresa'],
  [2, '/pagina-principal', '/perfil-empresa'],
  [2, '/perfil-empresa?seccion=ofertas', '/perfil-empresa?seccion=ofertas'],
  [2, '/vista-oferta-completa/3', '/vista-oferta-completa/3'],
  [2, '/perfil-empresa?registro=1', '/perfil-empresa'],
])('role %i that signs in from %s goes to %s', async (tipo, from, to) => {
  stubApi({ 'GET /api/master/get-role': [{ tipo, perfil_pendiente: false }] })
  expect(await findDestination(`?${new URLSearchParams({ volver: from })}`)).toBe(to)
})
