import type { SectorTexts } from './sector-texts.ts'

export const health: SectorTexts = {
  sectorId: 24,
  companies: ['valdesana'],
  setting: 'anywhere',
  perks: [
    'Ofrecemos contrato indefinido, planilla anual y cambios de turno sin trabas.',
    'Las proporciones de personal se cumplen, y eso permite trabajar sin carreras.',
    'Contarás con cuarenta horas de formación al año dentro de la jornada.',
    'La primera semana no cuentas en el turno: es para conocer el centro y a su gente.',
    'Ofrecemos apoyo psicológico confidencial y, cuando el puesto la exige, pagamos la cuota colegial.',
    'Damos facilidades de alojamiento a quien se traslada.',
  ],
  fullTime: [
    'Los turnos son rotatorios y se conocen con dos meses de antelación.',
    'El turno es fijo de mañana o de tarde, según prefieras.',
    'Trabajarás treinta y siete horas y media semanales, con un fin de semana libre de cada dos.',
  ],
  partTime: [
    'La jornada es de veinte horas semanales, en turno fijo.',
    'Es un contrato de media jornada con opción de ampliarlo.',
  ],
  jobs: [
    {
      position: 'Enfermero/a',
      salary: [26500, 34500],
      partTime: 0.2,
      at: ['valdesana'],
      variants: {
        'Enfermero/a de urgencias':
          'El servicio de urgencias amplía su plantilla y busca a alguien que mantenga la calma cuando la sala se llena.',
        'Enfermero/a de hospitalización':
          'La planta de medicina interna necesita una persona más para cuidar con tiempo y con nombre propio.',
        'Enfermero/a de consultas externas':
          'Las consultas han ampliado el horario y buscamos a quien acompañe a cada paciente en su recorrido.',
        'Enfermero/a de residencia':
          'En la residencia el cuidado es de largo recorrido y buscamos a quien disfrute conociendo a cada persona.',
        'Enfermero/a de quirófano':
          'El bloque quirúrgico abre una sala más y necesita completar el equipo de enfermería.',
      },
      tasks: [
        'Valorarás a los pacientes y planificarás sus cuidados.',
        'Administrarás la medicación y realizarás curas y técnicas.',
        'Registrarás la evolución en la historia clínica.',
        'Informarás a pacientes y familias con palabras sencillas.',
      ],
      requirements: [
        'Grado en Enfermería y colegiación',
        'Experiencia en el servicio o disposición para formarse en él',
        'Formación en soporte vital',
        'Trato humano y trabajo en equipo',
        'Disponibilidad para turnos',
      ],
    },
    {
      position: 'Auxiliar de enfermería',
      salary: [18000, 22000],
      partTime: 0.25,
      at: ['valdesana'],
      variants: {
        'Auxiliar de enfermería': 'El equipo de planta busca a una persona atenta que sepa cuidar los pequeños gestos.',
        'Auxiliar de enfermería, turno de noche':
          'Las noches piden serenidad y buen oído, y queremos reforzar el turno.',
        'Técnico/a en cuidados auxiliares de enfermería':
          'Abrimos una nueva unidad de convalecencia y formamos el equipo desde el principio.',
        'Auxiliar de consulta': 'Las consultas funcionan mejor cuando alguien prepara, ordena y acompaña.',
      },
      tasks: [
        'Ayudarás en el aseo, la alimentación y la movilización.',
        'Tomarás constantes y avisarás de cualquier cambio.',
        'Prepararás el material y mantendrás ordenada la unidad.',
        'Acompañarás a las personas ingresadas y a sus familias.',
      ],
      requirements: [
        'Título de Técnico en Cuidados Auxiliares de Enfermería',
        'Experiencia o prácticas en centro sanitario',
        'Paciencia y delicadeza',
        'Disponibilidad para turnos',
      ],
    },
    {
      position: 'Médico/a',
      salary: [48000, 68000],
      partTime: 0.2,
      at: ['valdesana'],
      variants: {
        'Médico/a de familia': 'Queremos consultas de quince minutos de verdad, y para eso hacen falta más manos.',
        'Médico/a de urgencias': 'El servicio de urgencias reorganiza sus turnos para que nadie encadene guardias.',
        'Médico/a geriatra': 'La atención a personas mayores es el centro de nuestro trabajo y ampliamos el equipo.',
        'Médico/a rehabilitador/a':
          'La unidad de rehabilitación recibe pacientes de toda la provincia y necesita otra consulta.',
        Pediatra: 'La consulta de pediatría crece con el barrio y busca a quien acompañe a sus familias.',
      },
      tasks: [
        'Atenderás la consulta y harás el seguimiento de tus pacientes.',
        'Trabajarás con enfermería, fisioterapia y trabajo social.',
        'Participarás en las sesiones clínicas semanales.',
        'Explicarás diagnósticos y tratamientos con claridad.',
      ],
      requirements: [
        'Grado en Medicina y especialidad correspondiente',
        'Colegiación en vigor',
        'Capacidad de comunicación con pacientes y familias',
        'Trabajo en equipo',
        'Experiencia o formación reciente en la especialidad',
      ],
    },
    {
      position: 'Fisioterapeuta',
      salary: [22500, 28500],
      partTime: 0.35,
      at: ['valdesana'],
      variants: {
        Fisioterapeuta: 'Buscamos a quien devuelva movimiento y confianza, paso a paso.',
        'Fisioterapeuta de personas mayores':
          'Mantener la autonomía es nuestra meta, y el gimnasio es donde se consigue.',
        'Fisioterapeuta deportivo/a': 'Atendemos a deportistas de club y de domingo, y la agenda va llena.',
        'Fisioterapeuta especialista en suelo pélvico':
          'Abrimos una consulta de suelo pélvico y queremos ponerla en buenas manos.',
      },
      tasks: [
        'Valorarás a cada persona y fijarás objetivos con ella.',
        'Aplicarás terapia manual, ejercicio y educación.',
        'Registrarás la evolución y ajustarás el plan.',
        'Trabajarás en equipo con las demás disciplinas.',
      ],
      requirements: [
        'Grado en Fisioterapia y colegiación',
        'Un año de experiencia',
        'Formación en ejercicio terapéutico',
        'Empatía y constancia',
        'Se valora formación en la especialidad',
      ],
    },
    {
      position: 'Psicólogo/a',
      salary: [24500, 32000],
      partTime: 0.4,
      at: ['valdesana'],
      variants: {
        'Psicólogo/a sanitario/a': 'La demanda de atención psicológica ha crecido y no queremos listas de espera.',
        'Psicólogo/a de residencia': 'Acompañar a quien ingresa y a su familia es tan importante como el tratamiento.',
        'Neuropsicólogo/a': 'La unidad de daño cerebral incorpora a otra persona para valoración y rehabilitación.',
        'Psicólogo/a infantil y juvenil':
          'Niñas, niños y adolescentes necesitan un espacio propio, y lo estamos ampliando.',
      },
      tasks: [
        'Realizarás evaluaciones e intervenciones individuales y de grupo.',
        'Elaborarás informes y los compartirás con el equipo.',
        'Orientarás a las familias.',
        'Participarás en programas de prevención.',
      ],
      requirements: [
        'Grado en Psicología y habilitación sanitaria',
        'Colegiación en vigor',
        'Dos años de experiencia clínica',
        'Capacidad de escucha',
        'Certificado negativo de delitos de naturaleza sexual',
      ],
    },
    {
      position: 'Celador/a',
      salary: [17300, 20000],
      partTime: 0.3,
      at: ['valdesana'],
      variants: {
        'Celador/a': 'Quien acompaña a un paciente por los pasillos le da también conversación y ánimo.',
        'Celador/a de urgencias':
          'En la puerta de urgencias cuenta cada minuto, y queremos reforzar el turno de tarde.',
        'Celador/a de rehabilitación':
          'El gimnasio recibe a cincuenta personas cada mañana y hace falta ayuda para moverse.',
        'Celador/a de almacén sanitario':
          'El material llega a su sitio porque alguien lo lleva: buscamos a esa persona.',
      },
      tasks: [
        'Trasladarás y movilizarás a pacientes con seguridad.',
        'Llevarás muestras, documentos y material.',
        'Orientarás a las visitas y cuidarás los accesos.',
        'Colaborarás con enfermería en lo que haga falta.',
      ],
      requirements: [
        'Graduado en ESO',
        'Formación de celador/a o experiencia similar',
        'Técnicas de movilización',
        'Trato respetuoso',
        'Disponibilidad para turnos',
      ],
    },
  ],
}
