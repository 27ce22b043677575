import type { SectorTexts } from './sector-texts.ts'

export const logistics: SectorTexts = {
  sectorId: 21,
  companies: ['transcefiro', 'mirasierpe', 'bermuela'],
  setting: 'industrial',
  perks: [
    'Ofrecemos contrato indefinido, pluses según convenio y descansos que se cumplen.',
    'Renovamos los vehículos y las carretillas cada cuatro años.',
    'El almacén está climatizado y los puestos rotan para no cargar siempre lo mismo.',
    'Pagamos la renovación de carnés y certificados.',
    'Conocerás tu turno con tres semanas de antelación.',
  ],
  fullTime: [
    'El turno es fijo, de mañana o de noche, a tu elección.',
    'Trabajarás de lunes a viernes y un sábado al mes.',
    'La jornada es de cuarenta horas semanales, con turnos que rotan cada dos semanas.',
  ],
  partTime: [
    'La jornada es de veinte horas semanales, en turno de tarde.',
    'Es un puesto de veinticuatro horas a la semana, de jueves a domingo.',
  ],
  jobs: [
    {
      position: 'Mozo/a de almacén',
      salary: [17400, 20500],
      partTime: 0.3,
      variants: {
        'Mozo/a de almacén': 'El almacén prepara más pedidos que nunca y buscamos personas ágiles y cuidadosas.',
        'Preparador/a de pedidos': 'De cada mil pedidos queremos acertar mil, y para eso hace falta gente atenta.',
        'Mozo/a de almacén, turno de noche':
          'Por la noche se carga lo que se entrega por la mañana, y necesitamos reforzar el equipo.',
        'Operario/a de devoluciones': 'Lo que vuelve también tiene su camino: revisar, reparar y devolver a la venta.',
      },
      tasks: [
        'Prepararás pedidos con lector y comprobarás las referencias.',
        'Cargarás y descargarás mercancía con medios mecánicos.',
        'Ubicarás el género y mantendrás los pasillos despejados.',
        'Participarás en los inventarios.',
      ],
      requirements: [
        'Experiencia en almacén o disposición para aprender',
        'Manejo de transpaleta',
        'Atención al detalle',
        'Disponibilidad en el turno indicado',
        'Se valora el carné de carretilla',
      ],
    },
    {
      position: 'Carretillero/a',
      salary: [18500, 22500],
      partTime: 0.05,
      variants: {
        'Carretillero/a': 'Con la nueva nave hay el doble de huecos y necesitamos quien los llene con cabeza.',
        'Carretillero/a de retráctil':
          'Trabajamos a diez metros de altura y buscamos pulso y prudencia a partes iguales.',
        'Carretillero/a de muelle': 'Los camiones entran cada quince minutos y el muelle no puede esperar.',
        'Carretillero/a y responsable de ubicaciones': 'Buscamos a quien sepa dónde está cada cosa y por qué.',
      },
      tasks: [
        'Moverás palés entre muelle, estanterías y expedición.',
        'Revisarás la carretilla al inicio del turno.',
        'Registrarás cada movimiento con el terminal.',
        'Cuidarás la seguridad en las zonas de paso.',
      ],
      requirements: [
        'Carné de carretillero en vigor',
        'Un año de experiencia',
        'Respeto por las normas de circulación interna',
        'Manejo de terminales de radiofrecuencia',
        'Disponibilidad por turnos',
      ],
    },
    {
      position: 'Conductor/a de camión',
      salary: [23500, 31000],
      at: ['transcefiro', 'bermuela'],
      variants: {
        'Conductor/a de camión rígido':
          'Las rutas regionales salen por la mañana y vuelven por la tarde: dormirás en casa.',
        'Conductor/a de tráiler nacional':
          'Buscamos conductores y conductoras para rutas nacionales bien planificadas.',
        'Conductor/a de camión frigorífico':
          'La cadena de frío no admite descuidos, y queremos a quien se la tome en serio.',
        'Conductor/a de camión con grúa':
          'Entregamos material voluminoso y hace falta quien lo descargue con precisión.',
      },
      tasks: [
        'Conducirás por las rutas asignadas respetando los tiempos de descanso.',
        'Comprobarás la carga y su sujeción.',
        'Entregarás la documentación y recogerás los justificantes.',
        'Revisarás el vehículo y avisarás de cualquier fallo.',
      ],
      requirements: [
        'Permiso C o C+E según el vehículo',
        'Certificado de aptitud profesional y tarjeta de tacógrafo',
        'Un año de experiencia',
        'Buen trato en la entrega',
        'Se valora el certificado de mercancías peligrosas',
      ],
    },
    {
      position: 'Repartidor/a',
      salary: [17500, 21500],
      partTime: 0.25,
      at: ['transcefiro', 'mirasierpe'],
      variants: {
        'Repartidor/a': 'Una entrega amable vale tanto como una entrega a tiempo, y queremos las dos.',
        'Repartidor/a en furgoneta eléctrica': 'Repartimos en el centro sin ruido ni humo y ampliamos la flota.',
        'Repartidor/a en bicicleta de carga':
          'Las calles estrechas se recorren mejor a pedales, y buscamos a alguien a quien le guste.',
        'Repartidor/a y montador/a de muebles':
          'Llevamos el mueble, lo montamos y nos llevamos el cartón: buscamos a quien lo haga con esmero.',
      },
      tasks: [
        'Organizarás tu ruta y cargarás el vehículo.',
        'Entregarás los pedidos y resolverás las ausencias.',
        'Recogerás devoluciones y envases.',
        'Cuidarás el vehículo y anotarás las incidencias.',
      ],
      requirements: [
        'Permiso de conducir B si la ruta lo pide',
        'Conocimiento de la zona',
        'Trato amable',
        'Buena condición física para el reparto',
        'Manejo de aplicaciones de ruta',
      ],
    },
    {
      position: 'Técnico/a de logística',
      salary: [22500, 30000],
      desk: 'office',
      variants: {
        'Técnico/a de logística': 'Entre el pedido y la entrega hay muchas decisiones, y buscamos a quien las mejore.',
        'Planificador/a de rutas': 'Cada kilómetro que se ahorra lo notan la factura y el aire de la ciudad.',
        'Técnico/a de aprovisionamiento':
          'Ni roturas ni montañas de existencias: buscamos a quien encuentre el equilibrio.',
        'Técnico/a de comercio exterior':
          'Enviamos a una docena de países y queremos que las aduanas no sean una aventura.',
      },
      tasks: [
        'Planificarás entradas, salidas y rutas.',
        'Seguirás las existencias y lanzarás los pedidos de reposición.',
        'Contratarás transporte y resolverás incidencias.',
        'Prepararás indicadores y propondrás mejoras.',
      ],
      requirements: [
        'Grado superior en Transporte y Logística o similar',
        'Un año de experiencia',
        'Hojas de cálculo a nivel alto',
        'Nivel B1 de inglés',
        'Capacidad para decidir con rapidez',
      ],
    },
  ],
}
