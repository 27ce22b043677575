import type { SectorTexts } from './sector-texts.ts'

export const administration: SectorTexts = {
  sectorId: 1,
  companies: ['quintaluz', 'valdesana', 'valdorriz', 'altozar', 'transcefiro', 'lumbral'],
  setting: 'urban',
  perks: [
    'Ofrecemos contrato indefinido, formación en las herramientas que usamos y un equipo que no deja solo a quien empieza.',
    'El puesto es estable, con revisión salarial cada año y veinticinco días laborables de vacaciones.',
    'Contarás con un plan de acogida de dos semanas y con una persona de referencia durante los tres primeros meses.',
    'Ponemos a tu disposición ayuda para el transporte, seguro médico tras el primer año y formación a cargo de la empresa.',
    'Encontrarás un ambiente ordenado, objetivos claros y la posibilidad de crecer hacia puestos de coordinación.',
  ],
  fullTime: [
    'El horario es de lunes a viernes, con entrada flexible entre las ocho y las nueve y media.',
    'Trabajarás de lunes a jueves de nueve a seis, y los viernes saldrás a las tres.',
    'En julio y agosto tenemos jornada intensiva de ocho a tres.',
  ],
  partTime: [
    'La jornada es de veinte horas semanales, de lunes a viernes por la mañana.',
    'Es un puesto de veinticinco horas a la semana, con horario de mañana que podemos ajustar contigo.',
  ],
  jobs: [
    {
      position: 'Auxiliar administrativo/a',
      salary: [17500, 21000],
      desk: 'office',
      partTime: 0.3,
      variants: {
        'Auxiliar administrativo/a':
          'El departamento de administración ha ganado trabajo este año y necesita una persona más para llevar el día a día con calma.',
        'Auxiliar administrativo/a de facturación':
          'Buscamos a alguien que disfrute cuadrando facturas y albaranes y que no deje cabos sueltos al cerrar el mes.',
        'Auxiliar administrativo/a con atención telefónica':
          'Queremos reforzar la atención telefónica de la oficina con una persona ordenada y de trato amable.',
        'Auxiliar de archivo y documentación':
          'Estamos pasando nuestro archivo de papel a digital y necesitamos manos cuidadosas para hacerlo bien a la primera.',
      },
      tasks: [
        'Registrarás la correspondencia, las facturas y los contratos que entran cada día.',
        'Mantendrás al día el archivo digital y ayudarás al resto del equipo a encontrar lo que busca.',
        'Prepararás pedidos de material y comprobarás que las entregas coinciden con lo solicitado.',
        'Atenderás las llamadas y pasarás cada consulta a quien mejor pueda resolverla.',
      ],
      requirements: [
        'Grado medio en Gestión Administrativa o experiencia equivalente',
        'Manejo fluido de hojas de cálculo y procesador de textos',
        'Al menos un año de experiencia en tareas de oficina',
        'Buena ortografía y redacción cuidada en español',
        'Orden y discreción con la documentación',
        'Se valora conocer algún programa de facturación',
      ],
    },
    {
      position: 'Administrativo/a',
      salary: [19500, 25000],
      desk: 'office',
      partTime: 0.15,
      variants: {
        'Administrativo/a de compras':
          'El equipo de compras necesita una persona que siga cada pedido desde la solicitud hasta el pago.',
        'Administrativo/a de contratación':
          'Tramitamos cada año decenas de expedientes de contratación y queremos que ninguno se quede en un cajón.',
        'Administrativo/a de facturación y cobros':
          'Buscamos un apoyo sólido para la facturación, alguien que no dé nada por hecho hasta verlo cuadrado.',
        'Técnico/a administrativo/a':
          'Abrimos una vacante estable en administración para una persona que ya conozca bien el oficio y quiera echar raíces.',
      },
      tasks: [
        'Prepararás la documentación de cada expediente y vigilarás sus plazos.',
        'Contactarás con proveedores para resolver incidencias de entregas y facturas.',
        'Actualizarás los datos en el programa de gestión y revisarás que sean coherentes.',
        'Elaborarás los informes mensuales que dirección utiliza para decidir.',
      ],
      requirements: [
        'Grado superior en Administración y Finanzas',
        'Dos años de experiencia en un puesto parecido',
        'Soltura con un programa de gestión empresarial',
        'Nivel medio-alto de hojas de cálculo',
        'Capacidad para organizar varios plazos a la vez',
        'Se valora un nivel B1 de inglés',
      ],
    },
    {
      position: 'Recepcionista',
      salary: [17200, 20500],
      partTime: 0.4,
      variants: {
        'Recepcionista de oficina':
          'La recepción es la primera cara que ven nuestras visitas, y queremos que se sientan bien recibidas desde la puerta.',
        'Recepcionista en turno de tarde':
          'Ampliamos el horario de apertura y buscamos a una persona que se haga cargo de la recepción por la tarde.',
        'Recepcionista con gestión de salas':
          'Con la nueva sede tenemos doce salas de reunión y hace falta alguien que ponga orden en el calendario.',
        'Conserje recepcionista':
          'Necesitamos una persona atenta y resolutiva que conozca el edificio y a quienes trabajan en él.',
      },
      tasks: [
        'Recibirás a las visitas, las registrarás y avisarás a la persona con la que están citadas.',
        'Atenderás la centralita y responderás los correos generales.',
        'Coordinarás la mensajería y la reserva de las salas.',
        'Avisarás a mantenimiento de cualquier avería y comprobarás que queda resuelta.',
      ],
      requirements: [
        'Experiencia de un año en recepción o atención al público',
        'Trato cordial y expresión oral clara',
        'Nivel de inglés suficiente para recibir visitas',
        'Manejo de correo electrónico y calendario compartido',
        'Puntualidad y buena organización',
      ],
    },
    {
      position: 'Secretario/a de dirección',
      salary: [25000, 33000],
      desk: 'office',
      variants: {
        'Secretario/a de dirección general':
          'La dirección general busca a la persona que le ayude a ordenar la agenda y a llegar preparada a cada reunión.',
        'Asistente de dirección':
          'Se jubila la persona que ha asistido a dirección durante años y queremos un relevo bien acompañado.',
        'Secretario/a de gerencia':
          'Gerencia coordina tres sedes y necesita un apoyo discreto, previsor y con criterio propio.',
        'Asistente de dirección con inglés':
          'Tratamos a diario con socios de fuera y buscamos a alguien que se mueva con igual soltura en español y en inglés.',
      },
      tasks: [
        'Gestionarás la agenda, los viajes y las reuniones de dirección.',
        'Redactarás actas, presentaciones y cartas con un estilo cuidado.',
        'Filtrarás llamadas y correos, y resolverás directamente lo que esté en tu mano.',
        'Harás el seguimiento de los acuerdos para que se cumplan en fecha.',
      ],
      requirements: [
        'Tres años de experiencia como asistente o secretario/a de dirección',
        'Grado superior en Asistencia a la Dirección o titulación similar',
        'Inglés B2 hablado y escrito',
        'Confidencialidad y sentido de la anticipación',
        'Dominio de presentaciones y hojas de cálculo',
      ],
    },
    {
      position: 'Gestor/a documental',
      salary: [22000, 28500],
      desk: 'office',
      partTime: 0.1,
      variants: {
        'Gestor/a documental':
          'Tenemos más de cuarenta mil documentos vivos y queremos que cualquiera encuentre el suyo en menos de un minuto.',
        'Técnico/a de gestión documental':
          'Vamos a implantar un nuevo gestor documental y buscamos a quien lidere la clasificación y el traspaso.',
        'Responsable de archivo digital':
          'El archivo digital ha crecido sin un criterio común y ha llegado el momento de darle una estructura.',
        'Técnico/a de calidad documental':
          'Las auditorías nos piden cada vez más trazabilidad y necesitamos una persona que la garantice.',
      },
      tasks: [
        'Definirás el cuadro de clasificación junto con los demás departamentos.',
        'Controlarás las versiones, los permisos y los plazos de conservación.',
        'Formarás a los equipos para que archiven bien desde el principio.',
        'Prepararás la documentación que solicitan las auditorías.',
      ],
      requirements: [
        'Titulación en Información y Documentación o similar',
        'Experiencia con algún gestor documental',
        'Conocimiento de la normativa de protección de datos',
        'Dos años en archivo o gestión documental',
        'Capacidad para explicar procesos de forma sencilla',
      ],
    },
  ],
}
