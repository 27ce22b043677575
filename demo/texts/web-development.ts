import type { SectorTexts } from './sector-texts.ts'

export const webDevelopment: SectorTexts = {
  sectorId: 11,
  companies: ['nubarela', 'mirasierpe', 'lumbral'],
  setting: 'urban',
  perks: [
    'Ofrecemos contrato indefinido, equipo a tu elección y un presupuesto anual para formación.',
    'Dedicamos una tarde de cada dos viernes a aprender, ordenar o probar ideas.',
    'Las guardias no existen y las reuniones no pasan de media hora.',
    'El salario depende de una tabla pública dentro de la empresa, igual para todo el mundo.',
    'Revisamos el trabajo en pareja, con respeto y con tiempo.',
  ],
  fullTime: [
    'El horario es flexible, con un tramo común de diez a dos.',
    'Los viernes terminamos a las tres, y en agosto también el resto de la semana.',
    'La jornada es de treinta y siete horas y media, con treinta minutos de margen a la entrada.',
  ],
  partTime: ['Es un puesto de veinticinco horas semanales, con horario a convenir.'],
  jobs: [
    {
      position: 'Programador/a frontend',
      salary: [27000, 42000],
      desk: 'digital',
      partTime: 0.08,
      variants: {
        'Programador/a frontend':
          'Rehacemos la parte visible de nuestra plataforma y queremos que sea rápida y accesible de verdad.',
        'Programador/a frontend con React':
          'El equipo de producto pasa de cuatro a cinco personas para llegar a todo sin correr.',
        'Programador/a frontend sénior':
          'Buscamos a alguien con experiencia que tome decisiones de arquitectura y sepa explicarlas.',
        'Programador/a de interfaces':
          'Entre diseño y desarrollo hay un hueco que queremos cubrir con una persona detallista.',
      },
      tasks: [
        'Desarrollarás pantallas y componentes reutilizables junto con diseño.',
        'Cuidarás el rendimiento y la accesibilidad desde el primer día de cada tarea.',
        'Escribirás pruebas automáticas y revisarás el código de otras personas.',
        'Medirás el uso real y propondrás simplificaciones.',
      ],
      requirements: [
        'Buen conocimiento de HTML, CSS y TypeScript',
        'Dos años de experiencia con React u otra biblioteca parecida',
        'Hábito de escribir pruebas',
        'Nociones de accesibilidad web',
        'Inglés suficiente para leer documentación',
        'Capacidad para explicar tus decisiones por escrito',
      ],
    },
    {
      position: 'Programador/a backend',
      salary: [29000, 45000],
      desk: 'digital',
      variants: {
        'Programador/a backend':
          'Nuestros servicios atienden cada vez más peticiones y buscamos a quien los mantenga sencillos.',
        'Programador/a backend con Node.js':
          'Migramos una aplicación veterana a servicios más pequeños y nos falta una persona.',
        'Programador/a backend con Java':
          'El núcleo del sistema está en Java y necesita a alguien que lo cuide y lo haga avanzar.',
        'Programador/a backend con Python':
          'Los procesos que calculan precios y previsiones piden una mano experta en Python.',
      },
      tasks: [
        'Diseñarás servicios y contratos de datos claros.',
        'Optimizarás consultas y vigilarás el comportamiento en producción.',
        'Automatizarás pruebas y despliegues.',
        'Participarás en la revisión de código y en las decisiones técnicas.',
      ],
      requirements: [
        'Dos años de experiencia en desarrollo de servicios',
        'Conocimiento sólido de bases de datos relacionales',
        'Uso habitual de control de versiones y contenedores',
        'Experiencia con pruebas automáticas',
        'Interés por la seguridad',
      ],
    },
    {
      position: 'Programador/a full stack',
      salary: [28000, 43000],
      desk: 'digital',
      variants: {
        'Programador/a full stack':
          'Buscamos a alguien que lleve una función completa, de la base de datos al último botón.',
        'Programador/a full stack para producto propio':
          'Lanzamos un producto nuevo y formamos un equipo pequeño con mucha autonomía.',
        'Programador/a full stack en equipo de mejora':
          'El equipo de mejora atiende lo que más molesta a quienes usan la web, y siempre hay algo.',
        'Desarrollador/a de aplicaciones web internas':
          'Las herramientas internas ahorran horas a cientos de personas y queremos darles cariño.',
      },
      tasks: [
        'Desarrollarás funciones completas y las acompañarás hasta producción.',
        'Hablarás con quienes usan la aplicación para entender el problema.',
        'Dividirás el trabajo en entregas pequeñas y seguras.',
        'Documentarás lo justo para que otra persona pueda seguir.',
      ],
      requirements: [
        'Experiencia con TypeScript en cliente y servidor',
        'Manejo de SQL',
        'Dos años en proyectos web',
        'Autonomía y buena comunicación',
        'Conocimientos de despliegue continuo',
      ],
    },
    {
      position: 'Maquetador/a web',
      salary: [21000, 28000],
      desk: 'digital',
      partTime: 0.2,
      variants: {
        'Maquetador/a web': 'Buscamos a quien convierta un diseño en una página impecable en cualquier pantalla.',
        'Maquetador/a web de correos y páginas de campaña':
          'Cada semana lanzamos campañas nuevas y hace falta alguien rápido y cuidadoso.',
        'Desarrollador/a de gestores de contenidos':
          'Mantenemos una veintena de sitios y queremos que editarlos sea cosa de niños.',
        'Maquetador/a web con conocimientos de accesibilidad':
          'La ley nos obliga a ser accesibles y a nosotros nos parece de sentido común.',
      },
      tasks: [
        'Maquetarás páginas adaptables y comprobarás que se ven bien en todos los navegadores.',
        'Reutilizarás los estilos comunes y los mantendrás ordenados.',
        'Corregirás problemas de accesibilidad y de velocidad.',
        'Ayudarás a los equipos a publicar sus contenidos.',
      ],
      requirements: [
        'Dominio de HTML semántico y CSS moderno',
        'Nociones de JavaScript',
        'Un año de experiencia en maquetación',
        'Gusto por la tipografía y los detalles',
        'Manejo de herramientas de diseño de interfaces',
      ],
    },
    {
      position: 'Diseñador/a de experiencia de usuario',
      salary: [27000, 38000],
      desk: 'digital',
      partTime: 0.1,
      variants: {
        'Diseñador/a de experiencia de usuario':
          'Queremos tomar decisiones con lo que la gente hace, no con lo que suponemos que hace.',
        'Diseñador/a de interfaces':
          'El sistema de diseño necesita una persona que lo mantenga coherente y lo haga crecer.',
        'Investigador/a de experiencia de usuario':
          'Hablamos poco con quienes nos usan y queremos cambiarlo con método.',
        'Diseñador/a de producto digital':
          'Buscamos a quien acompañe una idea desde la primera entrevista hasta la última métrica.',
      },
      tasks: [
        'Prepararás entrevistas y pruebas con personas usuarias.',
        'Dibujarás flujos, bocetos y prototipos que se puedan probar.',
        'Colaborarás con desarrollo para que lo diseñado sea lo publicado.',
        'Compartirás lo aprendido con todo el equipo de forma breve y clara.',
      ],
      requirements: [
        'Carpeta de trabajos que explique el proceso',
        'Dos años de experiencia en diseño de interfaces',
        'Manejo de herramientas de prototipado',
        'Conocimientos de accesibilidad',
        'Capacidad para argumentar con datos',
      ],
    },
  ],
}
