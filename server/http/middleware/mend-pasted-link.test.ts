import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { mendPastedLink } from './mend-pasted-link.ts'

const app = new Hono().get('*', mendPastedLink).all('*', (c) => c.text('page'))
const leadsTo = async (address: string) => (await app.request(address)).headers.get('location')

test.each(['.', ',', ')', '%20', ').', '»', '...', '%2C', '"', "'", ';', '!', '%E2%80%A6'])(
  'a link with «%s» at its end leads to its page',
  async (end) => {
    expect(await leadsTo(`/vista-oferta-completa/20${end}`)).toBe('/vista-oferta-completa/20')
    expect(await leadsTo(`/gestion/cuentas/7${end}?pagina=2`)).toBe('/gestion/cuentas/7?pagina=2')
    expect(await leadsTo(`/pagina-principal${end}`)).toBe('/pagina-principal')
  },
)

test.each(['/', '/vista-oferta-completa/20', '/vista-oferta-completa/20.data', '//example.com.', '/.', '/%2E'])(
  '«%s» stays',
  async (address) => expect(await leadsTo(`http://localhost${address}`)).toBeNull(),
)
