import type { Section } from './section.ts'

const inMadrid = new Intl.DateTimeFormat('es-ES', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Madrid' })

const beginning = (now: Date) => `TUS DATOS

Este archivo contiene lo que guardamos de tu cuenta el ${inMadrid.format(now)} (hora de Madrid).

- datos.json: tus datos, en listas. Se abre con cualquier editor de texto.
- archivos/: tus CVs, tu foto o el logo de tu empresa, si los has subido. Si falta alguno que está en datos.json, ya no
  lo tenemos.

Contiene datos personales: guárdalo en un lugar seguro. Las fechas con hora están en UTC.

QUÉ SIGNIFICA CADA DATO
`

const NOT_INCLUDED = `
QUÉ NO ESTÁ AQUÍ

- Las personas que se han inscrito en tus ofertas, si eres empresa: son datos suyos, no tuyos.
- Los enlaces para elegir otra contraseña: caducan en minutos y solo guardamos su huella.
- Este mismo archivo y cuándo lo pediste: se borra a las 24 horas.
- Los contadores que limitan los intentos: se borran solos, como mucho en un día.
`

/** `LEEME.txt`: what each name in `datos.json` means, and what is not there. */
export function readmeText(sections: readonly Section[], now: Date): string {
  const known = sections.map(({ name, about, columns }) => {
    const fields = Object.entries(columns)
    const included = fields.flatMap(([, field]) => ('name' in field ? [`  ${field.name}: ${field.about}`] : []))
    return [`\n${name}: ${about}`, ...included].join('\n')
  })
  const reasons = sections.flatMap(({ name, columns }) =>
    Object.values(columns).flatMap((field) => ('reason' in field ? [`- En «${name}»: ${field.reason}`] : [])),
  )
  return [beginning(now), ...known, NOT_INCLUDED.trimEnd(), ...new Set(reasons), ''].join('\n')
}
