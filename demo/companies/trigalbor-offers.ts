import { daysBefore } from '../demo-days.ts'
import type { DemoOffer } from '../demo-offers.ts'
import { positionIdOf } from '../position-ids.ts'

type Own = Omit<DemoOffer, 'company' | 'createdOn' | 'municipalityId' | 'positionId'> & {
  position: string
  daysAgo: number
  municipalityId?: number
}

const A_CORUNA = 15_030
const SANTIAGO = 15_078

// Written one by one: this is the company that people look into with the demo account. Three are active, all that the
// free plan allows.
const written: readonly Own[] = [
  {
    project: 'Obrador y tiendas',
    name: 'Panadero/a de obrador',
    description:
      'Nuestro maestro panadero se jubila en primavera y queremos que antes le enseñe a alguien todo lo que sabe.\nAmasarás, formarás las piezas y hornearás pan de masa madre. Cuidarás las fermentaciones y prepararás los pedidos de las cuatro tiendas.\nEmpezamos a las cuatro de la mañana y a las once hemos terminado. Ofrecemos contrato indefinido, plus de nocturnidad y dos días de descanso seguidos.',
    annualSalary: 22_400,
    position: 'Manipulador/a de alimentos',
    modalityId: 1,
    workdayId: 1,
    sectorId: 17,
    state: 1,
    daysAgo: 12,
    requirements: [
      'Experiencia en panadería o formación en el oficio',
      'Carné de manipulación de alimentos',
      'Costumbre de madrugar',
      'Gusto por el trabajo manual',
    ],
  },
  {
    project: 'Obrador y tiendas',
    name: 'Dependiente/a de panadería',
    description:
      'En Trigalbor hacemos pan de masa madre y bollería sin prisas desde hace tres generaciones, y buscamos a quien lo venda con el mismo cariño.\nAtenderás el mostrador, cobrarás y prepararás los encargos. Mantendrás la tienda ordenada y el escaparate apetecible.\nLa jornada es de veinticinco horas semanales, en turno fijo de mañana, y cerramos los domingos.',
    annualSalary: 11_200,
    position: 'Dependiente/a',
    modalityId: 1,
    workdayId: 2,
    sectorId: 7,
    state: 0,
    daysAgo: 48,
    requirements: [
      'Seis meses de experiencia de cara al público',
      'Trato amable',
      'Manejo de caja y datáfono',
      'Se valora hablar gallego',
    ],
  },
  {
    project: 'Tienda de Santiago',
    name: 'Encargado/a de tienda y cafetería',
    description:
      'Abrimos nuestra primera tienda fuera de A Coruña, con ocho mesas para desayunar, y buscamos a la persona que la ponga en marcha.\nFormarás un equipo de cinco personas, harás los pedidos al obrador y llevarás la caja. Serás la cara de la casa para el barrio.\nContarás con dos meses de formación en A Coruña, con el alojamiento pagado. El horario es continuo, de siete a tres, con dos días libres seguidos.',
    annualSalary: 25_500,
    position: 'Encargado/a de tienda',
    modalityId: 1,
    workdayId: 1,
    sectorId: 7,
    state: 1,
    daysAgo: 20,
    municipalityId: SANTIAGO,
    requirements: [
      'Dos años de experiencia como responsable de tienda o cafetería',
      'Capacidad para formar y animar a un equipo',
      'Manejo de pedidos y existencias',
      'Carné de manipulación de alimentos',
      'Se valora hablar gallego e inglés',
    ],
  },
  {
    project: 'Tienda de Santiago',
    name: 'Camarero/a de cafetería',
    description:
      'La tienda nueva tendrá una pequeña cafetería y queremos que el café esté a la altura del pan.\nPrepararás cafés y desayunos, servirás las mesas y ayudarás en el mostrador.\nLa jornada es de treinta horas semanales, en turno de mañana.',
    annualSalary: 13_200,
    position: 'Camarero/a',
    modalityId: 1,
    workdayId: 2,
    sectorId: 16,
    state: 0,
    daysAgo: 18,
    municipalityId: SANTIAGO,
    requirements: ['Experiencia en cafetería', 'Trato cercano', 'Carné de manipulación de alimentos'],
  },
  {
    project: 'Obrador y tiendas',
    name: 'Auxiliar administrativo/a',
    description:
      'La oficina del obrador se ha quedado pequeña para tanto albarán y buscamos a quien ponga orden.\nRegistrarás facturas, prepararás los pagos a proveedores y atenderás los pedidos de hostelería.\nLa jornada es de veinte horas semanales, por la mañana, con horario flexible.',
    annualSalary: 9_600,
    position: 'Auxiliar administrativo/a',
    modalityId: 2,
    workdayId: 2,
    sectorId: 1,
    state: 0,
    daysAgo: 41,
    requirements: ['Grado medio en Gestión Administrativa', 'Manejo de hojas de cálculo', 'Orden y discreción'],
  },
  {
    project: 'Reparto a domicilio',
    name: 'Repartidor/a en bicicleta de carga',
    description:
      'Probamos el reparto de desayunos en bicicleta y buscamos a alguien que conozca la ciudad cuesta a cuesta.\nRecogerás los pedidos en el obrador y los entregarás antes de las diez. Cuidarás la bicicleta y anotarás las incidencias.\nEl reparto está en pausa; guardamos las candidaturas para cuando se reanude.',
    annualSalary: 9_900,
    position: 'Repartidor/a',
    modalityId: 1,
    workdayId: 2,
    sectorId: 21,
    state: 0,
    daysAgo: 74,
    requirements: ['Soltura con la bicicleta', 'Puntualidad', 'Trato amable en la entrega'],
  },
  {
    project: 'Obrador y tiendas',
    name: 'Gestor/a de redes sociales',
    description:
      'Hacemos pan bonito y apenas lo enseñamos: buscamos a quien lo cuente con gracia y buenas fotos.\nPrepararás el calendario de publicaciones, grabarás el día a día del obrador y responderás los mensajes.\nEs un puesto de quince horas semanales, la mitad en remoto.',
    annualSalary: 0,
    position: 'Gestor/a de redes sociales',
    modalityId: 2,
    workdayId: 2,
    sectorId: 22,
    state: 1,
    daysAgo: 9,
    requirements: [
      'Experiencia con cuentas de comercio local',
      'Buena fotografía con el móvil',
      'Ortografía cuidada en español y gallego',
    ],
  },
]

/** The offers of the company with the demo account. */
export const ownOffers = (today: string): DemoOffer[] =>
  written.map(({ daysAgo, position, municipalityId = A_CORUNA, ...offer }) => ({
    ...offer,
    positionId: positionIdOf(position),
    company: 'trigalbor',
    municipalityId,
    createdOn: daysBefore(today, daysAgo),
  }))
