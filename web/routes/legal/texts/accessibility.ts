import type { LegalText } from './page.ts'

export const accessibility: LegalText = {
  title: 'Declaración de accesibilidad',
  description: 'Cómo de accesible es {nombre}, qué falta por mejorar y cómo avisar de un problema.',
  intro:
    '{nombre} se compromete a que cualquier persona pueda usar {sitio}, en línea con la Ley 11/2023, de 8 de mayo, que traslada la Directiva (UE) 2019/882, y con la norma EN 301 549.',
  sections: [
    {
      title: 'Situación de cumplimiento',
      blocks: [
        'El sitio se ha diseñado para cumplir el nivel AA de las Pautas de Accesibilidad para el Contenido Web (WCAG) 2.2. Todavía no lo ha comprobado una auditoría externa, por lo que no se declara la conformidad plena.',
      ],
    },
    {
      title: 'Qué puedes esperar',
      blocks: [
        [
          'Todo se puede hacer solo con el teclado, con el foco siempre a la vista.',
          'Las páginas tienen estructura, nombres y avisos que leen los lectores de pantalla, en español.',
          'El texto cumple el contraste mínimo y la información no depende solo del color.',
          'Se puede ampliar la página hasta el 400 % sin perder contenido ni desplazarse en horizontal.',
          'Los botones y los campos miden casi siempre 44 píxeles o más. Los enlaces dentro de un texto y algún control pequeño miden menos, con el tamaño o la separación mínimos de las WCAG 2.2 (24 píxeles).',
          'Lo que se mueve solo se puede detener, y no se mueve si tu sistema pide menos movimiento.',
          'Las ofertas se pueden consultar sin JavaScript.',
        ],
      ],
    },
    {
      title: 'Contenido que puede no ser accesible',
      blocks: [
        'Los currículums en PDF los aportan las personas candidatas, y las descripciones de las ofertas, las empresas: su accesibilidad depende de quien los crea. La página de pago del plan Premium pertenece a Stripe.',
      ],
    },
    {
      title: 'Cómo se comprueba',
      blocks: [
        'Cada cambio se revisa con pruebas automáticas en un navegador: axe (WCAG 2.2 AA) en anchos de móvil y de escritorio, y recorridos con el teclado.',
      ],
    },
    {
      title: 'Avísanos',
      blocks: [
        'Si encuentras una barrera o necesitas la información en otro formato, escribe a {correo} o llama al {telefono}. Cuéntanos en qué página estabas y qué intentabas hacer. Te respondemos en un plazo máximo de 20 días hábiles.',
        'Si la respuesta no te satisface, puedes dirigirte a la autoridad de vigilancia de tu comunidad autónoma que designa la Ley 11/2023.',
      ],
    },
  ],
}
