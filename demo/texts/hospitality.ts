import type { SectorTexts } from './sector-texts.ts'

export const hospitality: SectorTexts = {
  sectorId: 16,
  companies: ['brisalena'],
  setting: 'coast',
  perks: [
    'Ofrecemos contrato estable, manutención durante el turno y uniforme lavado por la empresa.',
    'Libras dos días seguidos, y eso está escrito en el contrato.',
    'Las horas de más se pagan o se devuelven en el mismo mes.',
    'El equipo come sentado y con calma antes de cada servicio.',
    'Formamos a nuestra gente en idiomas, cata y cocina, siempre en horario de trabajo.',
    'Si vienes de fuera, te ayudamos a encontrar alojamiento.',
  ],
  fullTime: [
    'Los turnos son seguidos, sin horario partido.',
    'Trabajarás cinco días a la semana, en turno de mañana o de tarde.',
    'El cuadrante se publica con un mes de antelación.',
  ],
  partTime: [
    'La jornada es de veinte horas semanales, repartidas en cinco días.',
    'Es un puesto de veinticinco horas a la semana, en turno de mañana.',
  ],
  jobs: [
    {
      position: 'Camarero/a',
      salary: [17500, 21500],
      partTime: 0.35,
      at: ['brisalena'],
      variants: {
        'Camarero/a de sala': 'El comedor ha renovado la carta y busca a alguien que la cuente con gusto.',
        'Camarero/a de barra y terraza': 'La terraza se llena en cuanto sale el sol y queremos atenderla con agilidad.',
        'Camarero/a de desayunos': 'El desayuno es el primer buenos días de nuestros huéspedes, y lo cuidamos mucho.',
        'Camarero/a de eventos': 'Celebraciones y congresos nos piden un equipo de sala amplio y bien coordinado.',
        'Ayudante de sala': 'Buscamos a alguien que empiece con nosotros y aprenda el servicio paso a paso.',
      },
      tasks: [
        'Recibirás a los comensales, tomarás nota y servirás con atención.',
        'Prepararás la sala y repondrás lo necesario durante el servicio.',
        'Informarás sobre alérgenos e ingredientes.',
        'Cobrarás y despedirás a cada mesa con una sonrisa.',
      ],
      requirements: [
        'Seis meses de experiencia en sala o barra',
        'Carné de manipulación de alimentos',
        'Trato amable y memoria para los detalles',
        'Nociones de inglés',
        'Disponibilidad en fines de semana',
      ],
    },
    {
      position: 'Cocinero/a',
      salary: [19500, 26000],
      partTime: 0.1,
      at: ['brisalena', 'altozar'],
      variants: {
        'Cocinero/a': 'Cocinamos con producto de cerca y buscamos a quien lo trate con respeto.',
        'Cocinero/a de partida': 'La cocina se organiza por partidas y queda libre una que pide buena mano.',
        'Cocinero/a de colectividades':
          'Preparamos menús sanos para cientos de personas cada día sin renunciar al sabor.',
        'Segundo/a de cocina': 'La jefatura de cocina necesita a su lado a alguien que sepa llevar el servicio.',
      },
      tasks: [
        'Elaborarás los platos de tu partida según la ficha técnica.',
        'Recibirás el género, comprobarás su calidad y lo conservarás bien.',
        'Cumplirás las normas de higiene y controlarás los alérgenos.',
        'Propondrás platos que aprovechen el producto de temporada.',
      ],
      requirements: [
        'Formación en Cocina y Gastronomía o experiencia equivalente',
        'Dos años de experiencia en cocina',
        'Carné de manipulación de alimentos',
        'Organización y limpieza',
        'Capacidad para trabajar bajo presión sin perder las formas',
      ],
    },
    {
      position: 'Ayudante de cocina',
      salary: [17100, 19500],
      partTime: 0.4,
      at: ['brisalena', 'altozar'],
      variants: {
        'Ayudante de cocina': 'Buscamos a una persona con ganas de aprender junto a un equipo que disfruta cocinando.',
        'Ayudante de cocina de comedor': 'El comedor sirve doscientos menús diarios y necesita otra persona ágil.',
        'Ayudante de cocina y office':
          'Queremos completar el equipo con alguien que se mueva entre fogones y limpieza.',
        'Ayudante de pastelería': 'La partida dulce se queda corta para tanta demanda y busca unas manos finas.',
      },
      tasks: [
        'Lavarás, pelarás y cortarás el género.',
        'Prepararás guarniciones y elaboraciones sencillas.',
        'Mantendrás limpio y ordenado tu puesto.',
        'Colocarás los pedidos en cámaras y almacén.',
      ],
      requirements: [
        'Carné de manipulación de alimentos',
        'Ganas de aprender y buen ritmo de trabajo',
        'Se valora experiencia en cocina',
        'Disponibilidad por turnos',
      ],
    },
    {
      position: 'Recepcionista de hotel',
      salary: [18500, 23000],
      partTime: 0.2,
      at: ['brisalena'],
      variants: {
        'Recepcionista de hotel': 'La recepción nunca cierra y queremos que cada llegada empiece con buen pie.',
        'Recepcionista de noche': 'Mientras el hotel duerme, alguien vela por todo: buscamos a esa persona.',
        'Jefe/a de recepción': 'El equipo de recepción necesita a quien lo organice y dé ejemplo de hospitalidad.',
        'Agente de reservas': 'Las reservas directas crecen y queremos atenderlas con rapidez y buen trato.',
        'Recepcionista con alemán':
          'Una buena parte de nuestros huéspedes habla alemán y queremos recibirlos en su lengua.',
      },
      tasks: [
        'Harás las entradas y salidas y explicarás los servicios del hotel.',
        'Gestionarás reservas, cambios y facturas.',
        'Resolverás peticiones y quejas con amabilidad.',
        'Recomendarás lugares, rutas y restaurantes de la zona.',
      ],
      requirements: [
        'Formación en Turismo o experiencia en recepción',
        'Nivel B2 de inglés',
        'Manejo de un programa de gestión hotelera',
        'Disponibilidad para turnos rotativos',
        'Se valora un segundo idioma',
      ],
    },
    {
      position: 'Camarero/a de pisos',
      salary: [17500, 20000],
      partTime: 0.3,
      at: ['brisalena'],
      variants: {
        'Camarero/a de pisos':
          'Una habitación impecable es lo que más agradecen nuestros huéspedes, y ampliamos el equipo que lo consigue.',
        'Camarero/a de pisos en turno de tarde': 'Incorporamos un turno de tarde para repasos y llegadas tardías.',
        'Camarero/a de pisos y zonas comunes':
          'El vestíbulo y los salones también piden manos cuidadosas, y queremos sumar a una persona.',
        'Valet de habitaciones': 'El equipo de pisos necesita apoyo para mover lencería y preparar salones.',
      },
      tasks: [
        'Limpiarás y prepararás las habitaciones asignadas, con un número razonable por turno.',
        'Repondrás lencería y productos de acogida.',
        'Avisarás de averías y objetos olvidados.',
        'Mantendrás ordenado el carro y el cuarto de planta.',
      ],
      requirements: [
        'Experiencia de seis meses en hotel o limpieza',
        'Atención al detalle',
        'Disponibilidad algún fin de semana',
        'Conocimiento de productos de limpieza',
      ],
    },
    {
      position: 'Guía turístico/a',
      salary: [17800, 23000],
      partTime: 0.45,
      at: ['brisalena'],
      variants: {
        'Guía turístico/a': 'Ofrecemos paseos para descubrir la zona con calma y buscamos a quien los cuente bien.',
        'Guía de naturaleza': 'Senderos, aves y noches de estrellas: buscamos a quien enseñe a mirarlos.',
        'Guía turístico/a en inglés y francés':
          'Queremos ofrecer las visitas en más lenguas y nos falta quien las domine.',
        'Informador/a turístico/a': 'Abrimos un mostrador de experiencias en el vestíbulo y buscamos a quien inspire.',
      },
      tasks: [
        'Guiarás a grupos pequeños y adaptarás el relato a cada público.',
        'Diseñarás rutas nuevas y comprobarás sus tiempos.',
        'Velarás por la seguridad y el ritmo del grupo.',
        'Recogerás opiniones para mejorar las visitas.',
      ],
      requirements: [
        'Formación en Turismo, Historia o Guía en el Medio Natural',
        'Habilitación de guía si la comunidad la exige',
        'Nivel B2 de inglés',
        'Facilidad de palabra',
        'Formación en primeros auxilios',
      ],
    },
  ],
}
