import { api } from '#web/api/client.ts'

/** Loaded when somebody asks for it. */
const texts = {
  refused: 'Sin permiso de ubicación. Escribe tu ciudad.',
  unavailable: 'Tu ubicación no está disponible. Escribe tu ciudad.',
  abroad: 'Estás fuera de España. Escribe una ciudad.',
  failed: 'No pudimos buscar tu municipio. Escríbelo.',
} as const

const WAIT_MS = 10_000
const FRESH_MS = 600_000

const findPosition = () =>
  new Promise<GeolocationPosition>((resolve, reject) =>
    navigator.geolocation.getCurrentPosition(resolve, reject, { timeout: WAIT_MS, maximumAge: FRESH_MS }),
  )

/** To a kilometre: the server need not know more. */
const rounded = (degrees: number) => Math.round(degrees * 100) / 100

/** The municipality where the browser is, or why it is not known. The position leaves in the body of one call, and no address has it. */
export async function askNearestTown(): Promise<{ town: string } | { problem: string }> {
  const position = await findPosition().catch((error: unknown) => error)
  if (!isPosition(position)) return { problem: isRefusal(position) ? texts.refused : texts.unavailable }
  const { latitude, longitude } = position.coords
  const at = { latitud: rounded(latitude), longitud: rounded(longitude) }
  const found = await api.master.findNearestCity(at).catch(() => 'failed' as const)
  if (found === 'failed') return { problem: texts.failed }
  return found.nombre === null ? { problem: texts.abroad } : { town: found.nombre }
}

const isPosition = (value: unknown): value is GeolocationPosition =>
  typeof value === 'object' && value !== null && 'coords' in value

const isRefusal = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 1
