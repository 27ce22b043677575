import type { LegalText } from './page.ts'

/** The statement of a body of the public sector: the sections of the model that RD 1112/2018 refers to, in its order. */
export const publicAccessibility: LegalText = {
  title: 'Declaración de accesibilidad',
  description:
    'Situación de cumplimiento de {nombre} con el Real Decreto 1112/2018, contenido no accesible y cómo comunicar un problema.',
  intro:
    '{titular} se ha comprometido a hacer accesible su sitio web de conformidad con el Real Decreto 1112/2018, de 7 de septiembre, sobre accesibilidad de los sitios web y aplicaciones para dispositivos móviles del sector público. La presente declaración de accesibilidad se aplica al sitio web {sitio}.',
  sections: [
    {
      title: 'Situación de cumplimiento',
      blocks: [
        'Este sitio web es parcialmente conforme con el Real Decreto 1112/2018, de 7 de septiembre, y con la norma UNE-EN 301549, debido a las excepciones y a la falta de conformidad de los aspectos que se indican a continuación.',
      ],
    },
    {
      title: 'Contenido no accesible',
      blocks: [
        'El contenido que se recoge a continuación no es accesible por lo siguiente:',
        [
          'Falta de conformidad con el Real Decreto 1112/2018: podrían existir fallos puntuales en alguna página, que ninguna auditoría externa ha descartado todavía.',
          'Carga desproporcionada: no aplica.',
          'Contenido que no entra dentro del ámbito de la legislación aplicable: los currículums en PDF que aportan las personas candidatas, las descripciones de las ofertas que escriben las empresas y la página de pago de Stripe son de terceros, y no están bajo el control de este organismo.',
        ],
      ],
    },
    {
      title: 'Preparación de la presente declaración de accesibilidad',
      blocks: [
        'La presente declaración fue preparada el 27/11/2026.',
        'El método empleado ha sido una autoevaluación: pruebas automáticas en un navegador, que se repiten con cada cambio del programa: axe (WCAG 2.2 AA) en anchos de móvil y de escritorio, y recorridos con el teclado.',
        'Última revisión de la declaración: 27/11/2026.',
      ],
    },
    {
      title: 'Observaciones y datos de contacto',
      blocks: [
        'Puedes realizar comunicaciones sobre requisitos de accesibilidad (artículo 10.2.a del Real Decreto 1112/2018), como por ejemplo:',
        [
          'informar sobre cualquier posible incumplimiento por parte de este sitio web;',
          'transmitir otras dificultades de acceso al contenido;',
          'formular cualquier otra consulta o sugerencia de mejora relativa a la accesibilidad.',
        ],
        'Puedes presentar además una queja sobre el cumplimiento de los requisitos, o una solicitud de información accesible sobre contenidos excluidos del ámbito del Real Decreto o exentos por suponer una carga desproporcionada (artículo 12). La solicitud debe concretar los hechos, las razones y la petición.',
        'En todos los casos, escribe a {correo}, llama al {telefono} o dirígete por escrito a {domicilio}. Las recibe la unidad responsable de la accesibilidad de este sitio web, que contesta en un plazo de 20 días hábiles.',
      ],
    },
    {
      title: 'Procedimiento de aplicación',
      blocks: [
        'Si una solicitud de información accesible o una queja se desestima, no estás de acuerdo con la decisión, o la respuesta no cumple lo que exige el artículo 12.5, puedes iniciar una reclamación (artículo 13 del Real Decreto 1112/2018). También si han pasado 20 días hábiles sin respuesta.',
        'La reclamación se dirige a {titular}, en {domicilio} o en cualquiera de los registros que admite el artículo 16 de la Ley 39/2015, de 1 de octubre.',
      ],
    },
    {
      title: 'Contenido opcional',
      blocks: [
        'Todo se puede hacer solo con el teclado. El texto cumple el contraste mínimo, y se puede ampliar hasta el 400 % sin perder contenido. Los botones y los campos miden casi siempre 44 píxeles o más. Los enlaces dentro de un texto y algún control pequeño miden menos, con el tamaño o la separación mínimos de las WCAG 2.2 (24 píxeles). Lo que se mueve solo se puede detener. Las ofertas se pueden consultar sin JavaScript.',
      ],
    },
  ],
}
