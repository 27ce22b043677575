import type { Section } from './section.ts'

const inMadrid = new Intl.DateTimeFormat('es-ES', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Madrid' })

const beginning = (now: Date) => `TUS DATOS

Este archivo contiene lo que guardamos de tu cuenta el ${inMadrid.format(now)} (hora de Madrid).

- datos.json: tus datos, en listas. Se abre con cualquier editor de texto.
- archivos/: tus CVs, tu foto o el logo de tu empresa, si los has subido. Si falta alguno que está en datos.json, ya no
  lo tenemos.

Contiene datos personales: guárdalo en un lugar seguro. Las fechas con hora están en UTC. Un dato sin valor (null) no
existe o aún no ha ocurrido. «oferta», «empresa», «cv» o «candidatura» llevan el número con el que la guardamos; el de
una oferta es el de su dirección en este sitio.

QUÉ HAY EN CADA LISTA
`

const NOT_INCLUDED = `
QUÉ NO ESTÁ AQUÍ

- Las personas que han aplicado a tus ofertas, si eres empresa: son datos suyos, no tuyos.
- Lo que una empresa anota sobre ti para sí misma, y qué persona suya lo hizo: es ella quien debe dártelo.
- Qué persona de nuestro equipo abrió tus datos o decidió algo, y su correo.
- Tu contraseña: no la guardamos. Solo tenemos una huella que sirve para comprobarla, como de las claves de tus sesiones
  y enlaces, y de los textos que comparamos. De una huella no se puede sacar lo que había.
- Números internos y marcas que evitan hacer algo dos veces, y copias de lo que está en otra lista, como tu nombre sin
  acentos para buscarte.
- Los enlaces para elegir otra contraseña: caducan en minutos y solo guardamos su huella.
- Este mismo archivo y cuándo lo pediste: se borra a las 24 horas.
- Los contadores que limitan los intentos: se borran solos, como mucho en un día.
`

/** `LEEME.txt`: what each list in `datos.json` holds, and what is not there. */
export const readmeText = (sections: readonly [string, Section][], now: Date): string =>
  [beginning(now), ...sections.map(([name, { about }]) => `\n${name}: ${about}`), NOT_INCLUDED].join('\n')
