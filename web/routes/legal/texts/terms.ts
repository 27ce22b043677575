import type { LegalText } from './page.ts'

export const terms: LegalText = {
  title: 'Condiciones de uso',
  description: 'Las reglas para buscar empleo y publicar ofertas en {nombre}.',
  intro:
    'Al crear una cuenta en {nombre} aceptas estas condiciones. Puedes guardarlas o imprimirlas desde tu navegador.',
  sections: [
    {
      title: 'El servicio',
      blocks: [
        '{nombre} permite consultar ofertas de empleo sin registrarse, presentar candidaturas con un currículum en PDF y, a las empresas, publicar ofertas y recibir candidatos.',
        'Los contratos de trabajo se negocian y celebran fuera del portal, entre la empresa y la persona candidata.',
      ],
    },
    {
      title: 'Tu cuenta',
      blocks: [
        'Para registrarte debes tener 16 años cumplidos y dar datos veraces. Quien registra una empresa declara que puede actuar en su nombre. Cada cuenta es de un solo tipo, de candidato o de empresa.',
        'Eres responsable de tu contraseña. Si sospechas que alguien la conoce, pulsa «Cambiar contraseña» en «Mi cuenta», cierra allí las demás sesiones y avísanos en {correo}.',
      ],
    },
    {
      title: 'Candidatos',
      blocks: [
        'El servicio es gratuito para quien busca trabajo: nunca se pide un pago por presentarse a una oferta. Si alguna empresa lo hace, pulsa «Denunciar oferta» en la página de la oferta, o escribe a {correo}.',
        [
          'Puedes aplicar una vez a cada oferta, pulsar «Retirar candidatura» y volver a aplicar mientras la oferta siga activa.',
          'Autorizas a que la empresa vea el currículum que eliges, tus respuestas, tu nota y los datos de tu perfil que dice la política de privacidad.',
          'Tu currículum debe ser tuyo y veraz.',
          'Si la oferta termina antes de que la empresa te responda, te lo decimos. Si no te responde en {diasRespuesta} días, también.',
        ],
      ],
    },
    {
      title: 'Empresas',
      blocks: [
        'Cada oferta debe corresponder a un puesto real y vigente. No se admiten ofertas:',
        [
          'que discriminen por edad, sexo, origen, discapacidad, religión, orientación o identidad sexual, o por cualquier otra causa prohibida (Ley 15/2022 y Ley 3/2023, de Empleo);',
          'que exijan pagos, compras o inversiones a quien se presenta;',
          'con descripciones engañosas, datos de terceros o enlaces a otros portales;',
          'de actividades ilegales.',
        ],
        'Cuando una oferta termina, las candidaturas sin responder se cierran y se avisa a sus autores. Con las candidaturas terminadas del último año, si son al menos cinco, cada oferta muestra a cuántas de cada 100 responde la empresa y en cuántos días.',
        'Los datos de los candidatos se reciben solo para la selección del puesto al que se presentan. La empresa es responsable de tratarlos conforme al RGPD, de informar a los candidatos y de suprimirlos cuando dejen de ser necesarios.',
      ],
    },
    {
      title: 'Planes para empresas',
      blocks: [
        'El plan Gratuito permite crear el perfil de empresa y tener activo un número limitado de ofertas, que se indica al elegir el plan. El plan Premium permite publicar ofertas ilimitadas.',
        'El precio del plan Premium, con sus impuestos, y la periodicidad del cobro se muestran en la página de pago antes de contratar. El pago se hace con tarjeta a través de Stripe, que emite el justificante; la factura se obtiene en el portal de facturación, al que se llega con «Gestionar suscripción», en el perfil de la empresa.',
        'La suscripción se renueva por periodos iguales hasta que se cancela, lo que puede hacerse en cualquier momento desde el mismo portal, con efecto al final del periodo pagado. Los periodos empezados no se devuelven, salvo que el servicio no se haya prestado por causa del titular. Si un cobro falla, Stripe lo reintenta; de no completarse, la suscripción termina.',
        'El plan Premium se contrata para una actividad empresarial o profesional, por lo que no se aplica el derecho de desistimiento de los consumidores.',
        'Al terminar el plan Premium siguen activas las ofertas más recientes hasta el límite del plan Gratuito; las demás quedan inactivas. No se borra ninguna.',
      ],
    },
    {
      title: 'Orden de las ofertas',
      blocks: [
        'Las ofertas se muestran de la más reciente a la más antigua entre las que cumplen los filtros elegidos. Las similares son las más recientes del mismo puesto, primero las de la misma provincia; si faltan, las del mismo sector, también primero las de la provincia. El plan de la empresa no altera el orden.',
      ],
    },
    {
      title: 'Verificación y retirada de contenidos',
      blocks: [
        'Las ofertas y los perfiles que incumplen estas condiciones se retiran. Se informa del motivo a quien los publicó, que puede pedir que se revise la decisión: con «Pedir otra revisión», en sus ofertas, si se retiró una por una denuncia, y en todo caso escribiendo a {correo}. Los incumplimientos graves o repetidos pueden llevar a suspender la cuenta.',
      ],
    },
    {
      title: 'Disponibilidad y responsabilidad',
      blocks: [
        'El servicio se presta con la diligencia debida, pero puede interrumpirse por mantenimiento o por causas ajenas. El titular no responde de la veracidad de lo que publican los usuarios ni del resultado de los procesos de selección, salvo en lo que la ley no permite excluir.',
        'Las cifras y compromisos que se muestran en la página de inicio tienen carácter informativo.',
      ],
    },
    {
      title: 'Baja y cambios',
      blocks: [
        'Puedes darte de baja en cualquier momento con «Eliminar mi cuenta», en «Mi cuenta», o escribiendo a {correo}. Los cambios de estas condiciones se avisan con al menos 15 días de antelación; si no te convienen, puedes darte de baja antes de que se apliquen.',
      ],
    },
    {
      title: 'Ley aplicable y reclamaciones',
      blocks: [
        'Se aplica la ley española. Las reclamaciones se atienden en {correo}. Los consumidores pueden acudir a los juzgados de su domicilio; en los contratos con empresas serán competentes los del domicilio del titular.',
      ],
    },
  ],
}
