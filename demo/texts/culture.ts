import type { SectorTexts } from './sector-texts.ts'

export const culture: SectorTexts = {
  sectorId: 9,
  companies: ['altozar', 'brisalena'],
  setting: 'anywhere',
  perks: [
    'Ofrecemos contrato indefinido o fijo discontinuo, según el puesto, con alta desde los ensayos.',
    'Las horas de montaje se pagan como lo que son: horas de trabajo.',
    'Contarás con entradas para las actividades que programamos y con descuento en nuestros centros.',
    'Damos margen para proponer: la mitad de la programación nace de ideas del equipo.',
    'El calendario se cierra con tres meses de antelación, para que puedas organizar tu vida.',
  ],
  fullTime: [
    'Trabajarás de martes a sábado, con dos días de descanso seguidos.',
    'El horario se adapta a la programación, con un máximo de dos noches por semana.',
    'La jornada es de treinta y siete horas y media semanales.',
  ],
  partTime: [
    'La jornada es de veinte horas semanales, sobre todo tardes y sábados.',
    'Es un puesto de quince horas a la semana, compatible con otros proyectos.',
  ],
  jobs: [
    {
      position: 'Animador/a sociocultural',
      salary: [17100, 21000],
      partTime: 0.45,
      variants: {
        'Animador/a sociocultural':
          'Queremos que las tardes sean el mejor momento del día y buscamos a quien las llene de actividades.',
        'Animador/a infantil':
          'Los más pequeños también tienen su programa y necesitan a alguien con imaginación y mucha energía.',
        'Animador/a de personas mayores':
          'Talleres de memoria, música y paseos: buscamos a alguien con paciencia y sentido del humor.',
        'Monitor/a de talleres creativos': 'Abrimos un taller de barro, papel y madera y hace falta quien lo guíe.',
      },
      tasks: [
        'Diseñarás actividades para públicos distintos y las llevarás a cabo.',
        'Animarás a participar sin obligar a nadie.',
        'Prepararás los materiales y dejarás la sala recogida.',
        'Recogerás las opiniones del grupo y ajustarás el programa.',
      ],
      requirements: [
        'Título de monitor/a de ocio y tiempo libre o Animación Sociocultural',
        'Experiencia con grupos',
        'Certificado negativo de delitos de naturaleza sexual',
        'Creatividad y capacidad para improvisar',
        'Se valora saber tocar un instrumento',
      ],
    },
    {
      position: 'Gestor/a cultural',
      salary: [22500, 30000],
      desk: 'office',
      at: ['altozar'],
      variants: {
        'Gestor/a cultural': 'Programamos más de cien actividades al año y buscamos a quien les dé coherencia.',
        'Coordinador/a de programación cultural':
          'La agenda cultural necesita una persona que piense en todo el año y en cada detalle.',
        'Técnico/a de exposiciones':
          'Preparamos cuatro exposiciones por temporada y queremos cuidarlas desde el primer boceto.',
        'Mediador/a cultural': 'Una visita bien contada se recuerda siempre, y buscamos a quien sepa contarla.',
      },
      tasks: [
        'Elaborarás la programación y su presupuesto.',
        'Negociarás con artistas, compañías y entidades.',
        'Coordinarás montaje, difusión y atención al público.',
        'Redactarás memorias y solicitarás ayudas públicas.',
      ],
      requirements: [
        'Formación en Gestión Cultural, Historia del Arte o Humanidades',
        'Dos años de experiencia en programación',
        'Capacidad para llevar varios proyectos a la vez',
        'Redacción cuidada',
        'Nivel B2 de inglés',
      ],
    },
    {
      position: 'Bibliotecario/a',
      salary: [20500, 26500],
      partTime: 0.3,
      at: ['altozar'],
      variants: {
        'Bibliotecario/a': 'Nuestra biblioteca escolar está abierta al barrio y necesita a alguien que la haga crecer.',
        'Auxiliar de biblioteca':
          'Con la ampliación del horario hace falta otra persona en el mostrador y en las salas.',
        'Técnico/a de biblioteca y documentación':
          'Vamos a catalogar un fondo donado de seis mil libros y queremos hacerlo bien.',
        'Dinamizador/a de lectura':
          'Los clubes de lectura tienen lista de espera y buscamos a quien ponga en marcha otros nuevos.',
      },
      tasks: [
        'Atenderás los préstamos y orientarás a quien busca lectura.',
        'Catalogarás las novedades y revisarás la colección.',
        'Organizarás clubes de lectura, cuentacuentos y encuentros con autores y autoras.',
        'Enseñarás a buscar información fiable a distintos grupos.',
      ],
      requirements: [
        'Grado en Información y Documentación o similar',
        'Conocimiento de catalogación y de un sistema de gestión bibliotecaria',
        'Interés por la animación a la lectura',
        'Trato paciente y cercano',
        'Certificado negativo de delitos de naturaleza sexual',
      ],
    },
    {
      position: 'Técnico/a de sonido',
      salary: [19500, 26000],
      partTime: 0.2,
      variants: {
        'Técnico/a de sonido': 'La sala de actos acoge conciertos, teatro y jornadas, y todo tiene que oírse bien.',
        'Técnico/a de sonido en directo':
          'Buscamos a alguien que mezcle en directo con calma, aunque la prueba haya sido corta.',
        'Técnico/a de audiovisuales':
          'Reuniones, celebraciones y espectáculos dependen de un equipo que debe funcionar a la primera.',
        'Técnico/a de sonido y vídeo':
          'Empezamos a retransmitir nuestros actos y necesitamos quien se ocupe de la imagen y del sonido.',
      },
      tasks: [
        'Montarás, probarás y desmontarás los equipos de sonido.',
        'Harás la mezcla durante el acto y resolverás los imprevistos.',
        'Mantendrás el inventario y repararás cables y conectores.',
        'Atenderás las necesidades técnicas de artistas y ponentes.',
      ],
      requirements: [
        'Grado superior en Sonido para Audiovisuales y Espectáculos',
        'Un año de experiencia en directo',
        'Manejo de mesas digitales',
        'Disponibilidad para trabajar algunas noches',
        'Permiso de conducir B',
      ],
    },
    {
      position: 'Organizador/a de eventos',
      salary: [21000, 28500],
      at: ['brisalena'],
      variants: {
        'Organizador/a de eventos':
          'Los encuentros de empresa han vuelto con fuerza y el equipo necesita otra cabeza organizada.',
        'Coordinador/a de congresos':
          'Acogemos treinta congresos al año y buscamos a quien los lleve de la primera llamada al último café.',
        'Coordinador/a de bodas y celebraciones':
          'Cada celebración es única para quien la encarga, y así queremos tratarla.',
        'Técnico/a de producción de eventos':
          'Detrás de un acto que sale bien hay una hoja de ruta impecable; buscamos a quien la escriba.',
      },
      tasks: [
        'Reunirás las necesidades del cliente y prepararás una propuesta.',
        'Reservarás espacios, proveedores y personal.',
        'Dirigirás el montaje y estarás presente durante el acto.',
        'Cerrarás las cuentas y valorarás el resultado con el cliente.',
      ],
      requirements: [
        'Formación en Turismo, Protocolo o Comunicación',
        'Dos años organizando eventos',
        'Nivel B2 de inglés',
        'Serenidad ante los imprevistos',
        'Disponibilidad algún fin de semana',
      ],
    },
  ],
}
