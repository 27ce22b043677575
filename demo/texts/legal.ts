import type { SectorTexts } from './sector-texts.ts'

export const legal: SectorTexts = {
  sectorId: 19,
  companies: ['quintaluz', 'lumbral'],
  setting: 'urban',
  perks: [
    'Ofrecemos contrato laboral indefinido, formación pagada y un horario que se cumple.',
    'Las tardes de los viernes son libres y agosto se organiza por turnos.',
    'Contarás con base de datos jurídica, biblioteca y tiempo para estudiar cada asunto.',
    'Los asuntos se reparten de forma equilibrada y se comentan en equipo cada semana.',
    'Existe una carrera profesional escrita, con plazos y criterios conocidos.',
  ],
  fullTime: [
    'El horario es de lunes a jueves de nueve a seis y media, y los viernes hasta las tres.',
    'La entrada es flexible entre las ocho y las nueve y media.',
    'Trabajarás treinta y ocho horas semanales de media, con jornada intensiva en verano.',
  ],
  partTime: [
    'La jornada es de veinticinco horas semanales, de lunes a viernes por la mañana.',
    'Es un puesto de veinte horas a la semana, con reparto flexible.',
  ],
  jobs: [
    {
      position: 'Abogado/a',
      salary: [25000, 38000],
      desk: 'office',
      partTime: 0.1,
      variants: {
        'Abogado/a mercantilista': 'El área mercantil asesora a empresas familiares y busca a quien hable su idioma.',
        'Abogado/a laboralista':
          'Las consultas laborales son nuestro día a día y queremos responderlas con rapidez y criterio.',
        'Abogado/a procesalista':
          'Llevamos pleitos civiles y mercantiles y necesitamos a quien disfrute preparándolos.',
        'Abogado/a de derecho inmobiliario':
          'Compraventas, arrendamientos y urbanismo llenan la mesa de un equipo que crece.',
      },
      tasks: [
        'Estudiarás los asuntos y propondrás la mejor vía, aunque no sea el juzgado.',
        'Redactarás demandas, contratos e informes comprensibles.',
        'Acudirás a vistas y reuniones con clientes.',
        'Harás el seguimiento de plazos y notificaciones.',
      ],
      requirements: [
        'Grado en Derecho y máster de acceso a la abogacía',
        'Colegiación como ejerciente',
        'Dos años de experiencia en la materia',
        'Redacción precisa',
        'Nivel B2 de inglés',
      ],
    },
    {
      position: 'Asesor/a jurídico/a',
      salary: [28000, 40000],
      desk: 'office',
      variants: {
        'Asesor/a jurídico/a':
          'La asesoría jurídica interna quiere estar cerca del negocio y busca a quien tienda puentes.',
        'Asesor/a jurídico/a de contratación':
          'Revisamos cientos de contratos al año y queremos que sean más cortos y más claros.',
        'Letrado/a de empresa': 'Buscamos a una persona que sepa decir que no, explicar por qué y ofrecer otra salida.',
        'Asesor/a jurídico/a en consumo':
          'Tratar bien a quien compra también es cumplir la ley, y queremos hacerlo sin fisuras.',
      },
      tasks: [
        'Redactarás y negociarás contratos.',
        'Resolverás consultas de los distintos departamentos.',
        'Seguirás los cambios normativos y explicarás su efecto.',
        'Coordinarás a los despachos externos.',
      ],
      requirements: [
        'Grado en Derecho',
        'Tres años de experiencia en despacho o empresa',
        'Capacidad para simplificar',
        'Nivel B2 de inglés jurídico',
        'Sentido práctico',
      ],
    },
    {
      position: 'Auxiliar jurídico/a',
      salary: [18500, 23500],
      desk: 'office',
      partTime: 0.3,
      variants: {
        'Auxiliar jurídico/a': 'El despacho necesita a alguien que ordene expedientes, plazos y teléfonos.',
        'Secretario/a jurídico/a': 'Buscamos apoyo para un equipo de seis letradas y letrados con mucha actividad.',
        'Auxiliar de procuraduría': 'Las notificaciones llegan cada mañana y queremos tratarlas antes del mediodía.',
        'Auxiliar jurídico/a de reclamaciones':
          'Tramitamos reclamaciones de muchas personas y ninguna debe perderse por el camino.',
      },
      tasks: [
        'Abrirás y mantendrás los expedientes.',
        'Controlarás la agenda de plazos y señalamientos.',
        'Presentarás escritos por vía telemática.',
        'Atenderás a los clientes y concertarás sus citas.',
      ],
      requirements: [
        'Formación en Derecho o grado superior administrativo',
        'Un año de experiencia en despacho',
        'Conocimiento de la sede judicial electrónica',
        'Confidencialidad',
        'Ortografía impecable',
      ],
    },
    {
      position: 'Graduado/a social',
      salary: [22500, 30000],
      desk: 'office',
      partTime: 0.15,
      at: ['quintaluz'],
      variants: {
        'Graduado/a social': 'El área laboral gestiona las nóminas de doscientas empresas y busca a quien las asesore.',
        'Graduado/a social en asesoría laboral':
          'Contratos, convenios y altas: buscamos a quien lo lleve con calma incluso a fin de mes.',
        'Graduado/a social para conciliaciones':
          'Preferimos un buen acuerdo a un mal pleito, y queremos a alguien que sepa alcanzarlo.',
        'Graduado/a social, área de Seguridad Social':
          'Prestaciones, bajas y jubilaciones necesitan a una persona experta y cercana.',
        'Asesor/a laboral': 'Nuestros clientes preguntan mucho, y nos gusta que lo hagan; ayúdanos a responder.',
      },
      tasks: [
        'Asesorarás sobre contratación, convenios y despidos.',
        'Revisarás nóminas y seguros sociales.',
        'Representarás a clientes en actos de conciliación.',
        'Atenderás requerimientos de la Inspección de Trabajo.',
      ],
      requirements: [
        'Grado en Relaciones Laborales y Recursos Humanos',
        'Dos años de experiencia en asesoría laboral',
        'Manejo de un programa de nóminas y del Sistema RED',
        'Trato cercano con los clientes',
        'Actualización constante',
      ],
    },
    {
      position: 'Delegado/a de protección de datos',
      salary: [31000, 43000],
      desk: 'digital',
      variants: {
        'Delegado/a de protección de datos': 'Tratamos datos de muchas personas y queremos merecer su confianza.',
        'Técnico/a de protección de datos':
          'El equipo de privacidad acompaña a veinte organizaciones y necesita otra persona.',
        'Consultor/a de privacidad': 'Queremos que la privacidad se piense al empezar un proyecto y no al terminarlo.',
        'Especialista en cumplimiento y protección de datos':
          'Buscamos a quien convierta la norma en hábitos sencillos.',
      },
      tasks: [
        'Llevarás el registro de tratamientos y las evaluaciones de impacto.',
        'Responderás al ejercicio de derechos y a las brechas de seguridad.',
        'Formarás a los equipos con ejemplos cercanos.',
        'Revisarás contratos con encargados del tratamiento.',
      ],
      requirements: [
        'Grado en Derecho o Ingeniería Informática',
        'Dos años de experiencia en protección de datos',
        'Conocimiento profundo del Reglamento general de protección de datos',
        'Capacidad pedagógica',
        'Se valora certificación como delegado o delegada',
      ],
    },
  ],
}
