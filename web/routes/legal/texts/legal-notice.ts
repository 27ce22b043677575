import type { LegalText } from './page.ts'

/** Ley 34/2002 (LSSI), and the sources of what is shown. */
export const legalNotice: LegalText = {
  title: 'Aviso legal',
  description: 'Quién está detrás de {nombre}, cómo contactar y en qué condiciones se ofrece este sitio web.',
  intro:
    'En cumplimiento del artículo 10 de la Ley 34/2002, de 11 de julio, de servicios de la sociedad de la información y de comercio electrónico (LSSI), se facilitan los datos del titular de este sitio web.',
  sections: [
    {
      title: 'Objeto',
      blocks: [
        '{nombre} ({sitio}) es un portal en el que las empresas publican ofertas de empleo y las personas que buscan trabajo las consultan y presentan su candidatura con su currículum.',
        '{nombre} pone en contacto a unas y otras. No es parte de la relación laboral que pueda surgir, ni actúa como empresa de trabajo temporal.',
        '{actividad}',
      ],
    },
    {
      title: 'Uso del sitio',
      blocks: [
        'Consultar las ofertas es libre y gratuito, y no exige registro. Para presentar una candidatura o publicar una oferta hace falta una cuenta, sujeta a las condiciones de uso.',
        'Quien usa el sitio se compromete a hacerlo conforme a la ley, a la buena fe y a las condiciones de uso, y en particular a no:',
        [
          'suplantar a otra persona o empresa, ni publicar ofertas que no existen;',
          'extraer de forma masiva o automatizada los datos publicados;',
          'interferir en el funcionamiento del servicio ni intentar acceder a datos ajenos.',
        ],
      ],
    },
    {
      title: 'Responsabilidad sobre los contenidos',
      blocks: [
        'El contenido de cada oferta es responsabilidad de la empresa que la publica, y el de cada perfil y currículum, de la persona que lo aporta. El titular presta un servicio de alojamiento de datos en los términos del artículo 16 de la LSSI y del Reglamento (UE) 2022/2065, de Servicios Digitales.',
        'Cualquier persona puede comunicar que una oferta es ilícita o engañosa con «Denunciar oferta», en la página de la oferta y sin necesidad de cuenta. De cualquier otro contenido, o si lo prefieres, escribe a {correo} con su dirección exacta, el motivo y un medio de contacto. Se responde a quien deja un correo, y cada decisión se motiva.',
      ],
    },
    {
      title: 'Punto de contacto',
      blocks: [
        'El correo {correo} es el punto de contacto único para usuarios y autoridades a efectos de los artículos 11 y 12 del Reglamento (UE) 2022/2065. Las comunicaciones pueden hacerse en español.',
      ],
    },
    {
      title: 'Propiedad intelectual e industrial',
      blocks: [
        'El diseño, las ilustraciones, los textos propios y el código de este sitio pertenecen a su titular o se usan con licencia. Los nombres y logotipos de las empresas pertenecen a sus titulares.',
        'Se permite enlazar cualquier página pública y compartir las ofertas por los medios que el propio sitio ofrece.',
      ],
    },
    {
      title: 'Fuentes de los datos',
      blocks: [
        'La relación de municipios y sus códigos procede del Instituto Nacional de Estadística (INE, www.ine.es). Los nombres se muestran en su orden natural; el INE no participa en este sitio ni lo respalda.',
        'La posición de los municipios procede de GeoNames (www.geonames.org, CC BY 4.0) y del Instituto Geográfico Nacional (© Instituto Geográfico Nacional, www.ign.es, CC BY 4.0). Está redondeada. Donde no se conoce la de la población, se usa el centro del municipio. Las distancias son en línea recta.',
      ],
    },
    {
      title: 'Enlaces a otros sitios',
      blocks: [
        'El sitio enlaza a perfiles en redes sociales y, para el plan Premium, a la página de pago de Stripe. El titular no controla esos sitios, que se rigen por sus propias condiciones.',
      ],
    },
    {
      title: 'Ley aplicable',
      blocks: [
        'Este aviso se rige por la ley española. Los consumidores pueden acudir a los juzgados de su domicilio; para empresas y profesionales serán competentes los juzgados y tribunales del domicilio del titular.',
      ],
    },
  ],
}
