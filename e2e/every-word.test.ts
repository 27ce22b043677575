import { expect, test } from 'vitest'
import { positions } from '#server/database/master-data/work.ts'
import { findNamedPosition, listNames } from '#web/routes/company-dashboard/offers/form/name-position.ts'
import { listMatches } from '#web/ui/fields/list-matches.ts'

const choices = positions.map(({ name, ...one }) => ({ ...one, label: name }))
const names = listNames(choices)

/** As people type them, without accents, with the position that each of them means. */
const typed = {
  Albañil: 'paleta',
  'Arquitecto/a técnico/a': 'aparejador',
  'Auxiliar de ayuda a domicilio': 'ayuda a domicilio',
  'Auxiliar de enfermería': 'tcae, auxiliar de enfermeria',
  'Auxiliar de vuelo': 'azafata de vuelo, tripulante de cabina',
  'Ayudante de cocina': 'pinche',
  'Camarero/a de pisos': 'kelly, camarera de pisos',
  'Carnicero/a': 'pollero, carnicera',
  'Carpintero/a': 'carpintero de barcos',
  'Carpintero/a metálico/a': 'carpintero de aluminio',
  'Carretillero/a': 'torero',
  'Conductor/a de autobús': 'tranviario, conductor de autobus',
  'Conductor/a de camión': 'camionero, trailer',
  'Conductor/a de furgoneta': 'chofer, conductor de reparto, transportista',
  'Conductor/a de grúa de asistencia': 'gruero',
  Conserje: 'bedel, portero de finca, conserje de instituto',
  'Cristalero/a': 'cristalero de aluminio',
  'Cuidador/a de niños': 'canguro, niñera, au pair',
  'Cuidador/a de personas mayores': 'interna, cuidadora de ancianos',
  'Dependiente/a': 'dependienta, estanquera',
  Electricista: 'electricista',
  'Empleado/a de hogar': 'interna, asistenta',
  'Esquilador/a': 'esquilador',
  'Fontanero/a': 'lampista, plomero',
  Friegaplatos: 'freganchin',
  'Gerocultor/a': 'auxiliar de geriatria, auxiliar sociosanitario',
  'Gobernante/a de hotel': 'gobernanta',
  'Limpiador/a': 'señora de la limpieza, limpieza, peon de limpieza',
  Manicurista: 'uñas',
  'Mariscador/a': 'percebeira',
  'Mecánico/a de automóviles': 'mecanica, mecanico de coches',
  'Odontólogo/a': 'dentista',
  'Operario/a de recogida de basura': 'basurero',
  'Peón agrícola': 'jornalero, temporero',
  'Peón de obra': 'peon, peon albañil',
  'Persona de compañía': 'señora de compañia, acompañante de ancianos',
  'Profesor/a de idiomas': 'profe de ingles',
  'Quiosquero/a': 'kioskera, quiosquero',
  'Redero/a': 'redera, redeira',
  'Repartidor/a': 'rider, repartidor, transportista',
  'Técnico/a de climatización': 'tecnico de aire acondicionado',
  'Técnico/a de mantenimiento': 'manitas, ñapas, chapuzas',
  'Técnico/a de recursos humanos': 'rrhh, recursos humanos',
  'Vigilante de seguridad': 'segurata, vigilante, guardia de seguridad',
}

const words = Object.entries(typed).flatMap(([label, list]) => list.split(', ').map((word) => ({ word, label })))

test('everyday words have their position among the first three options', () => {
  const first = (word: string) => listMatches(choices, word).slice(0, 3)
  expect(words.filter(({ word, label }) => !first(word).some((one) => one.label === label))).toEqual([])
})

test('a title of an everyday word has a position proposed', () => {
  expect(words.filter(({ word }) => !findNamedPosition(`${word} en Gijón`, names))).toEqual([])
})
